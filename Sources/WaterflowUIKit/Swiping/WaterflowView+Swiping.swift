import WaterflowEngine
import WaterflowLayout

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
  /// Two fingers on a trackpad scroll, and swipe nothing; a pressed pointer does.
  /// What begins on a `UISlider` or a `UISwitch` in a cell is theirs.
  /// Beside the drags of a navigation controller a swipe comes before that in
  /// the content, where there are actions for it, and after that from the edge.
  /// VoiceOver offers the same actions as those of the cell. Keys open those of
  /// the focused item: the menu key, Shift and F10, or Option and Return, which
  /// go on to its other edge; arrows choose one, Space and Return perform it,
  /// Escape closes.
  public var swipeDelegate: (any WaterflowSwipeDelegate)? {
    get { host.swipeDelegate }
    set {
      if newValue != nil, swipes == nil {
        swipes = SwipeFeature(controller, host)
      }
      host.swipeDelegate = newValue
      swipes?.isEnabled = newValue != nil
    }
  }

  /// The item whose actions are shown, or nil.
  public var indexPathForOpenSwipeActions: IndexPath? {
    swipes?.openItem.map { IndexPath($0) }
  }

  /// Shows the actions of an item on screen, as a swipe does.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - edge: where its lines begin or end.
  /// - Returns: whether they are shown; not without actions there, and not
  ///   while a gesture has a touch.
  @discardableResult
  public func openSwipeActions(
    at indexPath: IndexPath, edge: SwipeEdge
  ) -> Bool {
    guard let item = ItemPath(indexPath) else { return false }
    return swipes?.open(item, at: edge) ?? false
  }

  /// Hides the actions that are shown, if any are.
  public func closeSwipeActions() {
    swipes?.close()
  }

  /// What VoiceOver offers to do with a cell's item.
  func swipeActions(of cell: WaterflowCell) -> [UIAccessibilityCustomAction] {
    guard let swipes, let item = host.item(of: cell) else { return [] }
    return swipes.offers(for: item).flatMap(\.actions).compactMap { action in
      guard let title = action.title else { return nil }
      return UIAccessibilityCustomAction(name: title) {
        [weak self, weak cell] _ in
        // An update may have given the item another path meanwhile, or none.
        guard let self, let item = cell.flatMap({ self.host.item(of: $0) }),
          controller.isInData(item)
        else { return false }
        closeSwipeActions()
        action.handler(self, IndexPath(item))
        return true
      }
    }
  }
}
