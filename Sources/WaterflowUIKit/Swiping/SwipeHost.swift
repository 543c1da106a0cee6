import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Shows a view's swipes.
@MainActor
final class SwipeHost {
  weak var delegate: (any WaterflowSwipeDelegate)?
  private(set) var gesture: SwipeGesture

  unowned let view: WaterflowView
  /// The cells whose content is not in its place.
  private var cells: [SwipedCell] = []
  /// The item that was asked about last, and its actions.
  private(set) var asked: SwipeChoice?
  /// The action that a key would perform, while its item stands open.
  var chosen: ChosenAction?
  /// What the gesture's recogniser was made for.
  private var directions = (axis: Axis.vertical, isMirrored: false)
  #if !os(tvOS) && !os(visionOS)
    private let impact = UIImpactFeedbackGenerator(style: .medium)
  #endif

  init(_ view: WaterflowView) {
    self.view = view
    gesture = SwipeGesture()
    gesture.row = { [weak self] in self?.row(of: $0) }
    gesture.shown = { [weak self] in self?.shown($0) }
    gesture.show = { [weak self] in self?.carryOut($0) }
    view.addGesture(gesture)
  }

  /// Whether a tap only closes what is open, or has just done so.
  var takesTap: Bool {
    gesture.recognizer.openItem != nil || gesture.recognizer.swallowsTap
  }

  // MARK: - Cells and data

  /// Puts a cell's content back, because it shows something else from now on.
  func forget(_ cell: WaterflowCell) {
    guard let index = cells.firstIndex(where: { $0.cell === cell }) else {
      return
    }
    cells.remove(at: index).restore()
  }

  /// Closes everything at once: there is other data, or another extent.
  func closeAtOnce() {
    asked = nil
    gesture.close()
    for swiped in cells { swiped.restore() }
    cells = []
  }

  /// Takes over another axis or direction, before they are needed.
  private func fit() {
    let current = (axis: view.axis, isMirrored: view.isMirrored)
    guard current != directions else { return }
    directions = current
    gesture.recognizer = SwipeRecognizer(
      axis: current.axis,
      direction: current.isMirrored ? .rightToLeft : .leftToRight)
  }

  /// What VoiceOver offers to do with an item.
  func customActions(
    of item: ItemPath, in cell: WaterflowCell
  ) -> [UIAccessibilityCustomAction]? {
    guard let choice = ask(item) else { return nil }
    var offered: [UIAccessibilityCustomAction] = []
    for edge in [SwipeEdge.leading, .trailing] {
      for action in choice.actions(at: edge)?.actions ?? [] {
        guard let title = action.title else { continue }
        offered.append(
          UIAccessibilityCustomAction(name: title) { [weak view, weak cell] _ in
            // An update may have given the item another path meanwhile.
            guard let view, let path = cell.flatMap({ view.indexPath(for: $0) })
            else { return false }
            view.swipes?.gesture.close()
            action.handler(view, path)
            return true
          })
      }
    }
    return offered
  }

  // MARK: - What the gesture asks

  private func ask(_ item: ItemPath) -> SwipeChoice? {
    guard let delegate else { return nil }
    let path = IndexPath(item)
    let choice = SwipeChoice(
      item: item,
      leading: delegate.waterflowView(
        view, leadingSwipeActionsConfigurationForItemAt: path),
      trailing: delegate.waterflowView(
        view, trailingSwipeActionsConfigurationForItemAt: path))
    return choice.isEmpty ? nil : choice
  }

  private func row(of item: ItemPath) -> SwipeRow? {
    fit()
    let engine = view.engine
    guard
      let frame = engine.layout.element(ElementID(item), in: engine.viewport)?
        .frame
    else { return nil }
    // The actions that are shown are those that are meant.
    let isShown = gesture.recognizer.openItem == item && asked?.item == item
    if !isShown {
      asked = ask(item)
      if let asked { prepare(asked) }
    }
    guard let asked else { return nil }
    let breadth =
      view.axis == .vertical ? frame.width : frame.height
    return SwipeRow(
      item: item,
      frame: Rect(
        x: frame.x - engine.offset.x, y: frame.y - engine.offset.y,
        width: frame.width, height: frame.height),
      leading: asked.description(of: .leading, breadth: breadth),
      trailing: asked.description(of: .trailing, breadth: breadth))
  }

  /// Takes what is left of an earlier swipe out of the way of other actions.
  private func prepare(_ choice: SwipeChoice) {
    guard let swiped = swiped(choice.item) else { return }
    swiped.show(buttons(choice))
    swiped.move(to: swiped.offset)
  }

  private func shown(_ item: ItemPath) -> Point? {
    guard let swiped = swiped(item), swiped.isSettling else { return nil }
    return Point(swiped.shownOffset)
  }

  // MARK: - What the gesture does

  private func carryOut(_ effects: [SwipeEffect]) {
    for effect in effects { carryOut(effect) }
  }

  private func carryOut(_ effect: SwipeEffect) {
    switch effect {
    case .claim:
      #if !os(tvOS) && !os(visionOS)
        impact.prepare()
      #endif
    case .move(let item, let offset):
      swipedCell(of: item)?.move(to: CGPoint(offset))
    case .settle(let item, let offset, let velocity):
      settle(item, CGPoint(offset), CGPoint(velocity))
    case .arm(let isArmed):
      #if !os(tvOS) && !os(visionOS)
        if isArmed { impact.impactOccurred() }
      #endif
      for swiped in cells {
        swiped.arm(isArmed, animated: view.canAnimate)
      }
    case .perform(let item, let edge, let number):
      guard asked?.item == item,
        let actions = asked?.actions(at: edge)?.actions,
        actions.indices.contains(number)
      else { return }
      actions[number].handler(view, IndexPath(item))
    }
  }

  private func settle(
    _ item: ItemPath, _ offset: CGPoint, _ velocity: CGPoint
  ) {
    guard let swiped = swipedCell(of: item) else { return }
    guard view.canAnimate else {
      swiped.move(to: offset)
      if offset == .zero { forget(swiped.cell) }
      return
    }
    swiped.settle(at: offset, velocity: velocity) { [weak self, weak swiped] in
      guard offset == .zero, let self, let swiped else { return }
      forget(swiped.cell)
    }
  }

  // MARK: - Cells

  func swiped(_ item: ItemPath) -> SwipedCell? {
    guard let cell = view.cell(showing: .item, item) else { return nil }
    return cells.first { $0.cell === cell }
  }

  private func swipedCell(of item: ItemPath) -> SwipedCell? {
    if let swiped = swiped(item) { return swiped }
    guard let cell = view.cell(showing: .item, item) else { return nil }
    let swiped = SwipedCell(cell)
    cells.append(swiped)
    if let asked, asked.item == item { swiped.show(buttons(asked)) }
    return swiped
  }

  private func buttons(_ choice: SwipeChoice) -> [SwipeActionsView] {
    [SwipeEdge.leading, .trailing].compactMap { edge in
      guard let actions = choice.actions(at: edge)?.actions, !actions.isEmpty
      else { return nil }
      return SwipeActionsView(actions, at: edge, side(edge)) {
        [weak self] number in
        guard let self, let item = gesture.recognizer.openItem else { return }
        gesture.perform(number, at: edge, of: item)
      }
    }
  }

  func side(_ edge: SwipeEdge) -> SwipeActionsView.Side {
    guard view.axis == .vertical else {
      return edge == .leading ? .top : .bottom
    }
    return (edge == .leading) == view.isMirrored ? .right : .left
  }
}
