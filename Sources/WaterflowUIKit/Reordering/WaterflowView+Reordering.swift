import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Who lets items be dragged to other places, or nil, as at first, for no
  /// dragging.
  ///
  /// A long press lifts an item, a pointer by moving. The gap follows the
  /// finger, content scrolls by itself near the edges, and nothing is laid out
  /// that does not move. The data stays as it is until the item is dropped; an
  /// update or a reload before puts it back.
  public var reorderDelegate: (any WaterflowReorderDelegate)? {
    get { reorders?.delegate }
    set {
      guard newValue != nil || reorders != nil else { return }
      let reorders = reorders ?? ReorderHost(self)
      self.reorders = reorders
      if newValue == nil { reorders.gesture.cancel() }
      reorders.delegate = newValue
    }
  }

  /// Lifts an item to be dragged by something else than a touch on it.
  ///
  /// - Parameter indexPath: the item; the delegate is asked whether it can be
  ///   moved.
  /// - Returns: whether it was lifted; not without a delegate.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard let item = ItemPath(indexPath) else { return false }
    return reorders?.begin(item) ?? false
  }

  /// Drags the lifted item to a point of the content, in points, where its
  /// centre goes.
  public func updateInteractiveMovementTargetPosition(
    _ targetPosition: CGPoint
  ) {
    reorders?.move(to: targetPosition)
  }

  /// Drops the lifted item where its gap is.
  public func endInteractiveMovement() {
    reorders?.end()
  }

  /// Puts the lifted item back where it was.
  public func cancelInteractiveMovement() {
    reorders?.gesture.cancel()
  }
}
