import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// An item that is being scrolled to little by little, while sizes on the way
/// may change.
struct AnimatedTarget {
  var item: ItemPath
  let position: ScrollAlignment
  /// The content offset that was last aimed at, in points.
  var goal = CGPoint.zero
  /// When to give up, in milliseconds.
  var latest = 0.0

  /// How long a target is kept after it was last aimed at, in milliseconds.
  static var patience: Double { 1_000 }

  init(item: ItemPath, position: ScrollAlignment) {
    self.item = item
    self.position = position
  }
}
