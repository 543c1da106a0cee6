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
  private let mark = UIImageView(image: UIImage(systemName: "checkmark"))

  private static let style = UIFont.TextStyle.body
  private static let padding: CGFloat = 12

  required init(frame: CGRect) {
    super.init(frame: frame)
    // Opaque: actions lie behind it.
    contentView.backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: Self.style)
    label.adjustsFontForContentSizeCategory = true
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

  /// The height of a row.
  static var height: CGFloat {
    let line = UIFont.preferredFont(forTextStyle: style).lineHeight
    return max(44, (line + 2 * padding).rounded(.up))
  }

  func show(_ todo: Todo) { label.text = todo.text }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let margins = contentView.layoutMargins
    let side: CGFloat = 20
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let end = bounds.width - margins.right - side
    mark.frame = CGRect(
      x: isMirrored ? margins.left : end, y: (bounds.height - side) / 2,
      width: side, height: side)
    let start = margins.left + (isMirrored ? side + Self.padding : 0)
    label.frame = CGRect(
      x: start, y: 0,
      width: max(0, bounds.width - margins.left - margins.right - side - 12),
      height: bounds.height)
  }
}
