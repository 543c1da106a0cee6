import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Who says which actions a swipe reveals, or nil, as at first, for no
  /// swiping.
  ///
  /// ```swift
  /// view.swipeDelegate = self
  /// ```
  ///
  /// Items are swiped across the scroll axis, in every arrangement. One item
  /// stands open at a time; scrolling, a touch elsewhere and updates close it.
  /// Beside the drags of a navigation controller a swipe comes before that in
  /// the content, where there are actions for it, and after that from the edge.
  /// VoiceOver offers the same actions as those of the cell. Keys open those of
  /// the focused item: the menu key, Shift and F10, or Option and Return, which
  /// go on to its other edge; arrows choose one, Space and Return perform it,
  /// Escape closes.
  public var swipeDelegate: (any WaterflowSwipeDelegate)? {
    get { swipes?.delegate }
    set {
      guard newValue != nil || swipes != nil else { return }
      let swipes = swipes ?? SwipeHost(self)
      self.swipes = swipes
      swipes.delegate = newValue
      if newValue == nil { swipes.gesture.close() }
    }
  }

  /// The item whose actions are shown, or nil.
  public var indexPathForOpenSwipeActions: IndexPath? {
    swipes?.gesture.recognizer.openItem.map { IndexPath($0) }
  }

  /// Shows the actions of an item on screen, as a swipe does.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - edge: where its lines begin or end.
  /// - Returns: whether they are shown; not without actions there, and not
  ///   while a finger swipes.
  @discardableResult
  public func openSwipeActions(
    at indexPath: IndexPath, edge: SwipeEdge
  ) -> Bool {
    guard let item = ItemPath(indexPath), let swipes,
      cellForItem(at: indexPath) != nil
    else { return false }
    return swipes.gesture.open(item, at: edge)
  }

  /// Hides the actions that are shown, if any are.
  public func closeSwipeActions() {
    swipes?.gesture.close()
  }

  /// What VoiceOver offers to do with a cell's item.
  func swipeActions(
    of cell: WaterflowCell
  ) -> [UIAccessibilityCustomAction]? {
    guard let swipes, let path = indexPath(for: cell) else { return nil }
    return ItemPath(path).flatMap { swipes.customActions(of: $0, in: cell) }
  }
}
