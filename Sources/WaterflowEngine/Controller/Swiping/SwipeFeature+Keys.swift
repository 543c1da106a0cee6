import WaterflowLayout

extension SwipeFeature {
  /// Shows an item's actions, or those at its other edge if it stands open, and
  /// chooses the first.
  ///
  /// - Returns: whether any are shown.
  public func openByKey(_ item: ItemPath) -> Bool {
    let isAtEnd = openItem == item && gesture.recognizer.openEdge == .trailing
    let edges: [SwipeEdge] =
      isAtEnd ? [.leading, .trailing] : [.trailing, .leading]
    for edge in edges where open(item, at: edge) {
      mark(ChosenAction(item: item, edge: edge, action: 0))
      return true
    }
    return false
  }

  /// Goes to the action beside, for an arrow.
  ///
  /// - Returns: whether the arrow is one among actions.
  public func choose(_ move: FocusMove) -> Bool {
    guard let next = choice(beside: move) else { return false }
    mark(next)
    return true
  }

  /// Whether an arrow is one among actions.
  public func canChoose(_ move: FocusMove) -> Bool {
    choice(beside: move) != nil
  }

  /// Performs the chosen action.
  ///
  /// - Returns: whether one was chosen.
  public func performChosen() -> Bool {
    guard let choice = openChoice else { return false }
    chosen = nil
    gesture.perform(choice.action, at: choice.edge, of: choice.item)
    return true
  }

  /// The focus is on another item, or on none and on no button either: what a
  /// key has opened closes.
  public func focusMoved(to item: ItemPath?) {
    guard let choice = openChoice, choice.item != item else { return }
    if item == nil, let index = index(of: choice.item),
      swiped[index].content.holdsFocus
    {
      return
    }
    chosen = nil
    close()
  }

  /// What a key chooses from: the number of actions at an edge of an item that
  /// is shown.
  private func actionCount(of item: ItemPath, at edge: SwipeEdge) -> Int {
    index(of: item).map { description(of: swiped[$0].offer, at: edge).count }
      ?? 0
  }

  private func mark(_ choice: ChosenAction) {
    chosen = choice
    if let index = index(of: choice.item) {
      swiped[index].content.choose(choice.action)
    }
  }

  /// A button has the focus of the platform: keys go on from there.
  public func didFocus(_ action: Int, in content: Host.Content) {
    guard let one = swiped.first(where: { $0.content === content }),
      let edge = one.edge, let item = controller.element(in: one.cell)?.path
    else { return }
    chosen = ChosenAction(item: item, edge: edge, action: action)
  }

  private func choice(beside move: FocusMove) -> ChosenAction? {
    guard var choice = openChoice else { return nil }
    let way: LayoutPoint
    switch move {
    case .left: way = LayoutPoint(x: -1, y: 0)
    case .right: way = LayoutPoint(x: 1, y: 0)
    case .up: way = LayoutPoint(x: 0, y: -1)
    case .down: way = LayoutPoint(x: 0, y: 1)
    case .home, .end, .pageUp, .pageDown: return nil
    }
    let across = gesture.recognizer.directions.across(way)
    guard across != 0 else { return nil }
    // Numbers count from the item's edge.
    let step = (across > 0) == (choice.edge == .leading) ? 1 : -1
    let last = actionCount(of: choice.item, at: choice.edge) - 1
    choice.action = max(0, min(choice.action + step, last))
    return choice
  }

  /// The choice, as long as its item stands open.
  private var openChoice: ChosenAction? {
    guard let chosen, openItem == chosen.item,
      gesture.recognizer.openEdge == chosen.edge
    else { return nil }
    return chosen
  }
}
