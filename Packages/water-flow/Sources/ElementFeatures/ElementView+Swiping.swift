import ElementModule
import WaterflowLayout
import WaterflowWeb

extension ElementView: WaterflowSwipeDelegate {
  package func waterflowView(
    _ view: WaterflowView,
    leadingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowSwipeActions? { actions(of: path, 0) }

  package func waterflowView(
    _ view: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowSwipeActions? { actions(of: path, 1) }

  private func actions(
    of path: ItemPath, _ edge: Int32
  ) -> WaterflowSwipeActions? {
    let count = ask(FeatureQuestion.actions, path, edge)
    guard count > 0 else { return nil }
    let set = ActionSet(self)
    var actions: [WaterflowSwipeAction] = []
    for index in 0..<count { actions.append(set.action(index)) }
    return WaterflowSwipeActions(actions: actions)
  }
}

/// The actions of one answer of a script, which keeps them for as long as one
/// of them may be chosen.
private final class ActionSet {
  private let element: ElementView
  private let number: Int32

  // WebAssembly runs on one thread.
  nonisolated(unsafe) private static var last: Int32 = 0

  init(_ element: ElementView) {
    self.element = element
    Self.last &+= 1
    number = Self.last
  }

  deinit {
    _ = FeatureImports.ask(
      element.number, FeatureQuestion.forget, number, 0, 0, 0)
  }

  func action(_ index: Int32) -> WaterflowSwipeAction {
    _ = FeatureImports.ask(
      element.number, FeatureQuestion.action, number, index, 0, 0)
    let width = Numbers.start[0]
    let isDestructive = Numbers.start[1] != 0
    var action = WaterflowSwipeAction(
      style: isDestructive ? .destructive : .normal, title: text(0, index)
    ) { [self] _, path in
      _ = FeatureImports.ask(
        element.number, FeatureQuestion.perform, number, index,
        Int32(truncatingIfNeeded: path.section),
        Int32(truncatingIfNeeded: path.item))
    }
    action.width = width
    action.backgroundColor = text(1, index)
    return action
  }

  /// Takes over a text of an action.
  private func text(_ kind: Int32, _ index: Int32) -> PageText {
    let address = FeatureImports.ask(
      element.number, FeatureQuestion.actionText, kind, index, 0, 0)
    let place = UInt(UInt32(bitPattern: address))
    guard let text = UnsafeMutableRawPointer(bitPattern: place) else {
      return ""
    }
    defer { text.deallocate() }
    return PageText(
      utf8: UnsafeRawBufferPointer(
        start: text + 4, count: Int(text.load(as: UInt32.self))))
  }
}
