import Foundation

/// A picture.
///
/// As UIKit documents: it never changes, and can be used on any thread. Here
/// it is the rectangles that were filled to draw it.
open class UIImage: NSObject, @unchecked Sendable {
  package let fills: [(color: UIColor, rect: CGRect)]
  package let size: CGSize

  package init(size: CGSize, fills: [(color: UIColor, rect: CGRect)]) {
    self.size = size
    self.fills = fills
    super.init()
  }
}
