import Foundation

/// A font.
///
/// As UIKit documents: it belongs to no actor, and any thread may have it.
open class UIFont: NSObject, @unchecked Sendable {
  /// What text is for.
  public struct TextStyle: Equatable, Sendable {
    let usualSize: CGFloat

    init(size: CGFloat) {
      usualSize = size
    }

    /// Running text.
    ///
    /// At the usual size of text, as Apple's design guidelines list.
    public static let body = TextStyle(size: 17)
  }

  let style: TextStyle
  package let pointSize: CGFloat

  init(_ style: TextStyle) {
    self.style = style
    pointSize = style.usualSize * UIFont.textScale
    super.init()
  }

  /// The font for a purpose, as large as the person wants text to be.
  ///
  /// As UIKit documents: another one once another size is chosen.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style)
  }

  /// The height of a line, in points; here 1.2 times the font's size.
  package var lineHeight: CGFloat { pointSize * 1.2 }
}
