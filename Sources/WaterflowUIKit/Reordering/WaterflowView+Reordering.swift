import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Who lets items be dragged to other places, or nil, as at first, for no
  /// dragging.
  ///
  /// A long press lifts an item, a pointer by moving. The gap follows the
  /// finger, content scrolls by itself near the edges, and nothing is laid out
  /// that does not move. The data stays as it is until the item is dropped; an
  /// update or a reload before puts it back.
  public var reorderDelegate: (any WaterflowReorderDelegate)? {
    get { host.reorderDelegate }
    set {
      if newValue != nil, reorders == nil {
        reorders = ReorderFeature(controller, host)
      }
      host.reorderDelegate = newValue
      reorders?.isEnabled = newValue != nil
    }
  }

  /// Whether an item is dragged to another place.
  ///
  /// Updates end a drag: who adds content as it is scrolled waits until this is
  /// false.
  public var isReordering: Bool { reorders?.gesture.isDragging ?? false }

  /// Lifts an item to be dragged by something else than a touch on it.
  ///
  /// - Parameter indexPath: the item; the delegate is asked whether it can be
  ///   moved.
  /// - Returns: whether it was lifted; not without a delegate.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard let item = ItemPath(indexPath) else { return false }
    return reorders?.begin(item) ?? false
  }

  /// Drags the lifted item to a point of the content, in points, where its
  /// centre goes.
  public func updateInteractiveMovementTargetPosition(
    _ targetPosition: CGPoint
  ) {
    reorders?.move(to: LayoutPoint(targetPosition))
  }

  /// Drops the lifted item where its gap is.
  public func endInteractiveMovement() { reorders?.drop() }

  /// Puts the lifted item back where it was.
  public func cancelInteractiveMovement() { reorders?.gesture.cancel() }
}
