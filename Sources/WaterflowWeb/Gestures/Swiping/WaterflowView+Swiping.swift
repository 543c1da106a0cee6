import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Who tells the actions that a swipe reveals; nil at first, when none does.
  ///
  /// A swipe moves an item's cell by a CSS `transform`, and shows buttons of
  /// the class `waterflow-action` in an element of the class
  /// `waterflow-actions` below it; their colours are the page's matter. One
  /// item is open at a time. Scrolling, a tap elsewhere, Escape or an update
  /// closes it. With a keyboard the same buttons are opened and pressed.
  ///
  /// ```swift
  /// view.swipeDelegate = notes
  /// ```
  ///
  /// The view keeps its delegate alive.
  public var swipeDelegate: (any WaterflowSwipeDelegate)? {
    get { touches?.swiping?.delegate }
    set {
      let touches = requireTouches()
      if let swiping = touches.swiping {
        if newValue == nil { swiping.gesture.close() }
        swiping.delegate = newValue
        return
      }
      guard let newValue else { return }
      let swiping = ViewSwiping(self, touches)
      swiping.delegate = newValue
      touches.swiping = swiping
      follow(swiping)
    }
  }

  /// Shows the actions at an edge of an item, as a swipe would.
  ///
  /// Nothing happens if the item is not on screen or has no actions there.
  public func openSwipeActions(at path: ItemPath, edge: SwipeEdge) {
    guard cellForItem(at: path) != nil else { return }
    touches?.swiping?.gesture.open(path, at: edge)
  }

  /// Hides the actions that are shown.
  public func closeSwipeActions() {
    touches?.swiping?.gesture.close()
  }
}
