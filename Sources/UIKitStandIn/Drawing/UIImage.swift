import Foundation

/// A picture.
///
/// As UIKit documents: it never changes, and can be used on any thread. Here
/// it is the rectangles that were filled to draw it.
open class UIImage: NSObject, @unchecked Sendable {
  let drawn: [(color: UIColor, rect: CGRect)]
  let decoded: Bool

  /// How large it is, in points.
  public let size: CGSize

  /// How many pixels a point has.
  public let scale: CGFloat

  init(
    size: CGSize, scale: CGFloat,
    drawn: [(color: UIColor, rect: CGRect)], decoded: Bool
  ) {
    self.size = size
    self.scale = scale
    self.drawn = drawn
    self.decoded = decoded
    super.init()
  }
}
