import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A row of a list: a photo's name and size beside its colour.
final class RowCell: WaterflowCell {
  let title = UILabel()
  let detail = UILabel()
  private let swatch = UIView()

  private static let titleStyle = UIFont.TextStyle.body
  private static let detailStyle = UIFont.TextStyle.caption1
  private static let padding: CGFloat = 8

  required init(frame: CGRect) {
    super.init(frame: frame)
    let selected = UIView()
    selected.backgroundColor = .systemFill
    selectedBackgroundView = selected
    title.font = .preferredFont(forTextStyle: Self.titleStyle)
    detail.font = .preferredFont(forTextStyle: Self.detailStyle)
    detail.textColor = .secondaryLabel
    for label in [title, detail] {
      label.adjustsFontForContentSizeCategory = true
      contentView.addSubview(label)
    }
    contentView.addSubview(swatch)
  }

  required init?(coder: NSCoder) { nil }

  /// The height of a row.
  static var height: CGFloat {
    let title = UIFont.preferredFont(forTextStyle: titleStyle).lineHeight
    let detail = UIFont.preferredFont(forTextStyle: detailStyle).lineHeight
    return max(44, (title + detail + 2 * padding).rounded(.up))
  }

  /// The width that a row needs for a photo.
  static func width(for photo: Photo) -> CGFloat {
    // Of the size of text that is chosen now.
    let measured = RowCell(frame: .zero)
    measured.show(photo)
    let text = [measured.title, measured.detail].map {
      $0.sizeThatFits(.zero).width
    }
    return ((text.max() ?? 0) + height + padding).rounded(.up)
  }

  func show(_ photo: Photo) {
    title.text = photo.title
    detail.text = photo.caption
    swatch.backgroundColor = PicturePainter.color(of: photo)
    accessibilityLabel = "\(photo.title), \(photo.width) by \(photo.height)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let side = bounds.height - 2 * Self.padding
    let gap = Self.padding
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isMirrored ? bounds.width - gap - side : gap
    swatch.frame = CGRect(x: start, y: gap, width: side, height: side)
    let text = isMirrored ? gap : side + 2 * gap
    let width = bounds.width - side - 3 * gap
    let height = title.font.lineHeight
    title.frame = CGRect(x: text, y: gap, width: width, height: height)
    detail.frame = CGRect(
      x: text, y: gap + height, width: width, height: detail.font.lineHeight)
  }
}
