import UIKitStandIn

/// A font.
@MainActor
open class UIFont: NSObject {
  /// What text is for.
  public enum TextStyle: Sendable {
    /// A heading.
    case headline
    /// Running text.
    case body
    /// A note at the foot.
    case footnote
    /// Text below a picture.
    case caption1
  }

  let style: TextStyle
  let pointSize: CGFloat

  init(_ style: TextStyle) {
    self.style = style
    pointSize = style.usualSize * TextSize.scale
    super.init()
  }

  /// The font for a purpose, as large as the person wants text to be.
  ///
  /// As UIKit documents: another one once another size is chosen.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style)
  }

  /// The height of a line, in points; here 1.2 times the font's size.
  open var lineHeight: CGFloat { pointSize * 1.2 }
}

extension UIFont.TextStyle {
  // The sizes at the usual size of text, as Apple's design guidelines list.
  fileprivate var usualSize: CGFloat {
    switch self {
    case .headline, .body: 17
    case .footnote: 13
    case .caption1: 12
    }
  }
}
