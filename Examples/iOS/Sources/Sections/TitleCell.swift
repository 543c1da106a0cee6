import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A header or a footer: a title, and a note below it.
final class TitleCell: WaterflowCell {
  let title = UILabel()
  let note = UILabel()

  private static let titleStyle = UIFont.TextStyle.headline
  private static let noteStyle = UIFont.TextStyle.footnote
  private static let padding: CGFloat = 6

  required init(frame: CGRect) {
    super.init(frame: frame)
    // Opaque: items scroll by below a header that is held.
    contentView.backgroundColor = .secondarySystemBackground
    title.font = .preferredFont(forTextStyle: Self.titleStyle)
    note.font = .preferredFont(forTextStyle: Self.noteStyle)
    note.textColor = .secondaryLabel
    for label in [title, note] {
      label.adjustsFontForContentSizeCategory = true
      contentView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The height of a cell with a note, or of one without.
  static func height(hasNote: Bool) -> CGFloat {
    let title = UIFont.preferredFont(forTextStyle: titleStyle).lineHeight
    let note = UIFont.preferredFont(forTextStyle: noteStyle).lineHeight
    return (title + (hasNote ? note : 0) + 2 * padding).rounded(.up)
  }

  func show(_ title: String, note: String? = nil) {
    self.title.text = title
    self.note.text = note
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Margins keep clear of a notch at the side.
    let margins = contentView.layoutMargins
    let width = contentView.bounds.width - margins.left - margins.right
    let height = title.font.lineHeight
    title.frame = CGRect(
      x: margins.left, y: Self.padding, width: width, height: height)
    note.frame = CGRect(
      x: margins.left, y: Self.padding + height, width: width,
      height: note.font.lineHeight)
  }
}
