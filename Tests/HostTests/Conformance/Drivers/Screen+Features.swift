import WaterflowEngine
import WaterflowLayout

extension Screen: SelectionSurface {
  func permits(_ question: SelectionQuestion) -> Bool {
    guard setting.hasDelegate else { return true }
    return switch question {
    case .highlight(let item): app.ask("highlight", item)
    case .select(let item): app.ask("select", item)
    case .deselect(let item): app.ask("deselect", item)
    }
  }

  func didChange(_ change: SelectionChange) {
    guard setting.hasDelegate else { return }
    switch change {
    case .highlight(let item): app.tell("highlighted", item)
    case .unhighlight(let item): app.tell("unhighlighted", item)
    case .select(let item): app.tell("selected", item)
    case .deselect(let item): app.tell("deselected", item)
    }
  }

  func didTap(_ element: ElementID) {
    guard setting.hasDelegate, element.kind != .contentHeader else { return }
    app.tell("tapped \(App.supplement(element.kind)) \(element.section)")
  }

  func didLongPress(_ item: ItemPath, at location: LayoutPoint) -> Bool {
    setting.hasDelegate && app.ask("press", item)
  }

  func show(_ cell: CellID, isHighlighted: Bool, isSelected: Bool) {
    if isSelected {
      selectedCells.insert(cell.rawValue)
    } else {
      selectedCells.remove(cell.rawValue)
    }
  }
}

final class ScreenMarquee: MultipleSelectionSurface {
  private let app: App

  init(_ app: App) { self.app = app }

  func shouldBeginSelecting(at item: ItemPath) -> Bool {
    app.ask("drag from", item)
  }
  func didBeginSelecting(at item: ItemPath) { app.tell("dragging from", item) }
  func didEndSelecting() { app.tell("dragged") }
  func showMarquee(in frame: LayoutRect?) {}
}

extension Screen {
  func loadContent(of cell: CellID) {
    if setting.tellsOfContent { app.tell("load \(name(of: cell))") }
  }
}

extension Screen: FocusSurface {
  var takesFocusByTouch: Bool { setting.has(.focus) }

  func canFocus(_ item: ItemPath) -> Bool {
    !setting.hasDelegate || app.ask("focus", item)
  }

  func showFocus(on cell: CellID?) {}

  func didMoveFocus(to item: ItemPath?) {
    guard setting.hasDelegate else { return }
    if let item { app.tell("focused", item) } else { app.tell("focused none") }
  }
}

/// What a swipe offers: Done at the start, Delete and Flag at the end.
final class ScreenSwipes: SwipeSurface {
  typealias Actions = [String]

  final class Content: SwipedContent {
    typealias Actions = [String]
    var shownOffset = LayoutPoint.zero
    func show(_ actions: [String]?, at edge: SwipeEdge, length: Double) {}
    func move(to offset: LayoutPoint) { shownOffset = offset }
    func settle(at offset: LayoutPoint, velocity: LayoutPoint) {
      shownOffset = offset
    }
    func setArmed(_ isArmed: Bool) {}
    func choose(_ action: Int) {}
    var holdsFocus: Bool { false }
    func restore() { shownOffset = .zero }
  }

  private let app: App

  init(_ app: App) { self.app = app }

  func actions(of item: ItemPath, at edge: SwipeEdge) -> [String]? {
    guard app.ask(edge == .leading ? "leading" : "trailing", item) else {
      return nil
    }
    return edge == .leading ? ["Done"] : ["Delete", "Flag"]
  }

  func description(of actions: [String]) -> SwipeActions {
    SwipeActions(
      count: actions.count, length: 74 * Double(actions.count),
      allowsFullSwipe: app.performsFullSwipe)
  }

  func content(of cell: CellID) -> Content? { Content() }
  func didArm() {}
  func perform(_ action: Int, of actions: [String], on item: ItemPath) {
    app.tell(actions[action], item)
  }
}

final class ScreenCells: ReorderSurface {
  // The screen's controller holds what holds this.
  private unowned let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  func canMove(_ item: ItemPath) -> Bool { screen.app.ask("move", item) }
  func target(ofMoving item: ItemPath, to proposed: ItemPath) -> ItemPath? {
    screen.app.target(of: item, proposed)
  }
  func lift(_ cell: CellID) {}
  func place(_ cell: CellID, in frame: LayoutRect) {}
  func gapMoved() {}
  func drop(_ cell: CellID) {}
  func putDown(_ cell: CellID) {}
  func announceMove(to item: ItemPath, among count: Int) {
    if screen.setting.has(.announcements) {
      screen.app.tell("said \(item.item + 1) of \(count)")
    }
  }
  func didMove(_ move: Move<ItemPath>) { screen.app.move(move.from, move.to) }
}

final class ScreenPull: PullSurface {
  private let app: App
  private var state = PullState.idle

  init(_ app: App) { self.app = app }

  static var bounces: Bool { false }
  func open(by distance: Double, isHeld: Bool) {}
  func didArm() {}
  func didPull(to distance: Double, _ state: PullState) {
    if state != self.state { app.tell("pull \(state)") }
    self.state = state
  }
  func didTrigger() { app.tell("triggered") }
}

final class ScreenPages: PagerSurface {
  // The screen's controller holds what holds this.
  private unowned let screen: Screen
  private var neighbour: Screen?

  init(_ screen: Screen) { self.screen = screen }

  var breadth: Double { screen.engine.layout.viewport.width }
  var leavesFirstPage: Bool { false }
  func show(_ page: Int) {
    screen.app.show(page: page)
    screen.reload()
  }
  func displace(_ displacement: SectionDisplacement?) {
    screen.engine.layout.sectionDisplacement = displacement
    screen.controller.pass(at: screen.contentOffset, time: screen.now)
  }
  func setMinimumContentLength(_ length: Double) {
    screen.controller.minimumContentLength = length
  }
  func scroll(to offset: LayoutPoint) { screen.controller.scroll(to: offset) }
  func bringNeighbour(_ page: Int) {
    neighbour = try? Screen(screen.app, screen.setting, page: page)
    neighbour?.reload()
  }
  func placeNeighbour(
    _ displacement: SectionDisplacement, scrolledTo offset: LayoutPoint,
    below edge: Double
  ) {}
  func removeNeighbour() { neighbour = nil }
}

/// Tells the app which cells of a screen show what.
final class ScreenDisplays: DisplaySurface {
  private unowned let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  func display(_ cell: CellID, for element: ElementID, hasEnded: Bool) {
    let name = screen.name(of: cell)
    let path = element.displayPath
    let isSelected = screen.selectedCells.contains(cell.rawValue)
    if hasEnded {
      screen.app.ended(name, path, isSelected: isSelected)
    } else {
      screen.app.displayed(name, path, isSelected: isSelected)
    }
  }
}
