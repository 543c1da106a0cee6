import Foundation

/// A font.
@MainActor
open class UIFont: NSObject {
  /// What text is for.
  public struct TextStyle: Equatable, Sendable {
    let usualSize: CGFloat

    /// A purpose, and the size that suits it, in points.
    package init(usualSize: CGFloat) {
      self.usualSize = usualSize
    }

    /// Running text.
    ///
    /// At the usual size of text, as Apple's design guidelines list.
    public static let body = TextStyle(usualSize: 17)
  }

  /// The size of text that a person has chosen, 1 being the usual one.
  package static var textScale: CGFloat = 1

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
