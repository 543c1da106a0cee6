import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A row with something to do and a mark once it is done.
final class TodoCell: WaterflowCell {
  let label = UILabel()
  /// Lies over the background, and lets it shine through.
  let stain = UIView(frame: .zero)
  private let mark = UIImageView(image: UIImage(systemName: "checkmark"))

  private static let style = UIFont.TextStyle.body
  private static let padding: CGFloat = 12
  private static let side: CGFloat = 20

  required init(frame: CGRect) {
    super.init(frame: frame)
    // Opaque: actions lie behind it.
    contentView.backgroundColor = .systemBackground
    stain.isUserInteractionEnabled = false
    contentView.addSubview(stain)
    label.font = .preferredFont(forTextStyle: Self.style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    contentView.addSubview(label)
    mark.isHidden = true
    contentView.addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      mark.isHidden = !isSelected
      label.textColor = isSelected ? .secondaryLabel : .label
    }
  }

  override var isHighlighted: Bool {
    didSet {
      contentView.backgroundColor =
        isHighlighted ? .secondarySystemBackground : .systemBackground
    }
  }

  /// The height of a row with one line.
  static var height: CGFloat {
    let line = UIFont.preferredFont(forTextStyle: style).lineHeight
    return max(44, (line + 2 * padding).rounded(.up))
  }

  func show(_ todo: Todo) { label.text = todo.text }

  /// Takes the colour of a row's place among others.
  func stain(_ row: Int, of count: Int) {
    stain.backgroundColor = Self.color(row, of: count)
  }

  /// From red at the top to yellow at the end.
  static func color(_ row: Int, of count: Int) -> UIColor {
    let part = count > 1 ? CGFloat(row) / CGFloat(count - 1) : 0
    return UIColor(
      hue: 0.01 + 0.13 * part, saturation: 0.8, brightness: 0.95, alpha: 0.25)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    stain.frame = bounds
    let margins = contentView.layoutMargins
    let side = Self.side
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let end = bounds.width - margins.right - side
    mark.frame = CGRect(
      x: isMirrored ? margins.left : end, y: (bounds.height - side) / 2,
      width: side, height: side)
    let start = margins.left + (isMirrored ? side + Self.padding : 0)
    label.frame = CGRect(
      x: start, y: 0,
      width: textWidth(in: bounds.width), height: bounds.height)
  }

  override func preferredSize(fitting size: CGSize) -> CGSize {
    let text = label.sizeThatFits(
      CGSize(
        width: textWidth(in: size.width), height: .greatestFiniteMagnitude))
    let height = (text.height + 2 * Self.padding).rounded(.up)
    return CGSize(width: size.width, height: max(Self.height, height))
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let margins = contentView.layoutMargins
    return max(
      0, width - margins.left - margins.right - Self.side - Self.padding)
  }
}
