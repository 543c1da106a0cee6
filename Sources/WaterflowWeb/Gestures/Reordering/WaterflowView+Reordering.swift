import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Who lets items be dragged to other places; nil at first, when none can.
  ///
  /// The lifted cell has the class `waterflow-lifted`, and the view's element
  /// `waterflow-reordering` meanwhile. Escape takes the item back. With a
  /// keyboard an item moves by Alt and the arrows.
  ///
  /// ```swift
  /// view.reorderDelegate = playlist
  /// ```
  ///
  /// The view keeps its delegate alive.
  public var reorderDelegate: (any WaterflowReorderDelegate)? {
    get { touches?.reordering?.delegate }
    set {
      let touches = requireTouches()
      if let reordering = touches.reordering {
        if newValue == nil { reordering.gesture.cancel() }
        reordering.delegate = newValue
        return
      }
      guard let newValue else { return }
      let reordering = ViewReordering(self, touches)
      reordering.delegate = newValue
      touches.reordering = reordering
      follow(reordering)
    }
  }

  /// Whether an item is dragged to another place.
  ///
  /// Updates end a drag. Who adds content as it is scrolled waits until this is
  /// false, and asks in ``onPass``: there is a pass after each drag.
  public var isReordering: Bool {
    touches?.reordering?.gesture.isDragging ?? false
  }
}
