import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Who tells the actions that a swipe reveals; nil at first, when none does.
  ///
  /// A swipe moves an item's cell by a CSS `transform`, and shows buttons of
  /// the class `waterflow-action` in an element of the class
  /// `waterflow-actions` below it; their colours are the page's matter. One
  /// item is open at a time. Scrolling, a tap elsewhere, Escape or an update
  /// closes it. With a keyboard the same buttons are opened and pressed: the menu
  /// key, Shift and F10, or Alt and Enter, open those of the focused item, and
  /// go on to its other edge; arrows go from one to the next, and what a key has
  /// opened closes when the focus leaves it.
  ///
  /// ```swift
  /// view.swipeDelegate = notes
  /// ```
  ///
  /// The view keeps its delegate alive.
  public var swipeDelegate: (any WaterflowSwipeDelegate)? {
    get { host.delegates?.swipe }
    set {
      if newValue != nil, swipes == nil {
        swipes = SwipeFeature(controller, host)
      }
      host.requireDelegates().swipe = newValue
      swipes?.isEnabled = newValue != nil
    }
  }

  /// The item whose actions are shown, or nil.
  public var indexPathForOpenSwipeActions: ItemPath? {
    swipes?.openItem
  }

  /// Shows the actions of an item on screen, as a swipe does.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - edge: where its lines begin or end.
  /// - Returns: whether they are shown; not without actions there, and not
  ///   while a gesture has a touch.
  @discardableResult
  public func openSwipeActions(at path: ItemPath, edge: SwipeEdge) -> Bool {
    swipes?.open(path, at: edge) ?? false
  }

  /// Hides the actions that are shown, if any are.
  public func closeSwipeActions() {
    swipes?.close()
  }
}
