import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Who lets items be dragged to other places; nil at first, when none can.
  ///
  /// The lifted cell has the class `waterflow-lifted`, and the view's element
  /// `waterflow-reordering` meanwhile. Escape takes the item back. With a
  /// keyboard an item moves by Alt and the arrows. The data stays as it is
  /// until the item is dropped; an update or a reload before puts it back.
  ///
  /// ```swift
  /// view.reorderDelegate = playlist
  /// ```
  ///
  /// The view keeps its delegate alive.
  public var reorderDelegate: (any WaterflowReorderDelegate)? {
    get { host.delegates?.reorder }
    set {
      if newValue != nil, reorders == nil {
        reorders = ReorderFeature(controller, host)
      }
      host.requireDelegates().reorder = newValue
      reorders?.isEnabled = newValue != nil
    }
  }

  /// Whether an item is dragged to another place.
  ///
  /// Updates end a drag. Who adds content as it is scrolled waits until this is
  /// false, and asks in ``didPass``: there is a pass after each drag.
  public var isReordering: Bool { reorders?.gesture.isDragging ?? false }

  /// Lifts an item to be dragged by something else than a touch on it.
  ///
  /// - Parameter path: the item; the delegate is asked whether it can be moved.
  /// - Returns: whether it was lifted; not without a delegate.
  public func beginInteractiveMovementForItem(at path: ItemPath) -> Bool {
    reorders?.begin(path) ?? false
  }

  /// Drags the lifted item to a point of the content, in points, where its
  /// centre goes.
  public func updateInteractiveMovementTargetPosition(_ target: LayoutPoint) {
    reorders?.move(to: target)
  }

  /// Drops the lifted item where its gap is.
  public func endInteractiveMovement() { reorders?.drop() }

  /// Puts the lifted item back where it was.
  public func cancelInteractiveMovement() { reorders?.gesture.cancel() }
}
