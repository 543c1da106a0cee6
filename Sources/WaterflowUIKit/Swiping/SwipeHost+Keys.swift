import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// An action that a key would perform.
struct ChosenAction {
  var item: ItemPath
  var edge: SwipeEdge
  var number: Int
}

extension SwipeHost {
  /// Shows an item's actions, or those at its other edge, and chooses the first.
  ///
  /// - Returns: whether any are shown.
  func openByKey(_ item: ItemPath) -> Bool {
    let recognizer = gesture.recognizer
    let isOpen = recognizer.openItem == item
    let isAtEnd = isOpen && recognizer.openEdge == .trailing
    let edges: [SwipeEdge] =
      isAtEnd ? [.leading, .trailing] : [.trailing, .leading]
    guard view.cell(showing: .item, item) != nil else { return false }
    for edge in edges where gesture.open(item, at: edge) {
      mark(ChosenAction(item: item, edge: edge, number: 0))
      return true
    }
    return false
  }

  /// Goes to the action beside, for an arrow.
  ///
  /// - Returns: whether the arrow is one among actions.
  func choose(_ move: FocusMove) -> Bool {
    guard let next = choice(beside: move) else { return false }
    mark(next)
    return true
  }

  /// What an arrow would choose; nil where it is none among actions.
  func choice(beside move: FocusMove) -> ChosenAction? {
    guard var chosen = openChoice else { return nil }
    let count =
      asked?.actions(at: chosen.edge)?.actions.count ?? chosen.number + 1
    // Numbers count from the item's edge.
    switch (side(chosen.edge), move) {
    case (.left, .right), (.right, .left), (.top, .down), (.bottom, .up):
      chosen.number = min(chosen.number + 1, count - 1)
    case (.left, .left), (.right, .right), (.top, .up), (.bottom, .down):
      chosen.number = max(chosen.number - 1, 0)
    default: return nil
    }
    return chosen
  }

  /// Performs the chosen action.
  ///
  /// - Returns: whether one was chosen.
  func performChosen() -> Bool {
    guard let choice = openChoice else { return false }
    chosen = nil
    gesture.perform(choice.number, at: choice.edge, of: choice.item)
    return true
  }

  /// The focus is elsewhere: what a key has opened closes.
  func focusMoved(to item: ItemPath?) {
    guard let choice = openChoice, choice.item != item else { return }
    chosen = nil
    gesture.close()
  }

  /// The choice, as long as what was opened by the key stands open.
  private var openChoice: ChosenAction? {
    let recognizer = gesture.recognizer
    guard let chosen, recognizer.openItem == chosen.item,
      recognizer.openEdge == chosen.edge
    else { return nil }
    return chosen
  }

  private func mark(_ choice: ChosenAction) {
    chosen = choice
    swiped(choice.item)?.choose(choice.number, at: choice.edge)
  }
}
