import WaterflowEngine

extension WaterflowView {
  /// What assistive technology offers to do with a cell's item, or nil.
  func customActions(
    of cell: WaterflowCell
  ) -> [UIAccessibilityCustomAction]? {
    let actions = swipeActions(of: cell) + moveActions(of: cell)
    return actions.isEmpty ? nil : actions
  }

  /// Takes an item a place on, for those who do not drag it.
  private func moveActions(
    of cell: WaterflowCell
  ) -> [UIAccessibilityCustomAction] {
    guard reorderDelegate != nil, let item = host.item(of: cell),
      controller.isInData(item), host.canMove(item)
    else { return [] }
    var moves: [FocusMove] =
      scrollDirection == .vertical
      ? [.up, .down, .left, .right] : [.left, .right, .up, .down]
    if layout.numberOfLanes(inSection: item.section) == 1 {
      moves.removeLast(2)
    }
    return moves.map { move in
      UIAccessibilityCustomAction(name: localizedStrings.name(of: move)) {
        [weak self, weak cell] _ in
        guard let self, let item = cell.flatMap({ self.host.item(of: $0) })
        else { return false }
        return reorders?.carry(item, move) ?? false
      }
    }
  }
}

extension WaterflowLocalizedStrings {
  fileprivate func name(of move: FocusMove) -> String {
    switch move {
    case .up: moveUp
    case .down: moveDown
    case .left: moveLeft
    default: moveRight
    }
  }
}
