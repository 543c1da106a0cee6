import UIKitStandIn

/// A picture.
///
/// As UIKit documents: it never changes, and can be used on any thread. Here
/// it is the rectangles that were filled to draw it.
open class UIImage: NSObject, @unchecked Sendable {
  package let fills: [(color: UIColor, rect: CGRect)]
  package let size: CGSize

  init(size: CGSize, fills: [(color: UIColor, rect: CGRect)]) {
    self.size = size
    self.fills = fills
    super.init()
  }

  /// The system's symbol of a name.
  ///
  /// As UIKit documents: `nil` where there is none; here there is every one.
  public convenience init?(systemName: String) {
    self.init(size: CGSize(width: 20, height: 20), fills: [])
  }
}
