import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

/// The view for the web, on a page that writes down what it is told and
/// scrolls as a browser does.
@MainActor
final class PageDriver: Driver {
  /// The last half of a pixel before the end counts as the end.
  static let slack = 0.5
  let app: App
  let view: WaterflowWeb.WaterflowView
  let page = PageRecorder()
  let clock = Clock()
  let source: PageApp
  let snapshots: WaterflowWeb.WaterflowDiffableDataSource<Int, String>?
  var pager: WaterflowWeb.WaterflowPager?
  private var drawn = DrawnPage()
  /// Where the element is scrolled to.
  var position = 0.0
  private var callsRead = 0
  private var batchesRead = 0
  private var isEchoDue = false
  private var settling = 0
  var pan = Pan()
  var finger = LayoutPoint.zero
  var heldKey: KeyCommand?
  /// How long content takes to count as at rest, in milliseconds.
  private static let rest = 150.0

  init(_ app: App, _ setting: Setting) throws {
    self.app = app
    page.numbers = [
      "clientWidth": setting.width, "clientHeight": setting.height,
    ]
    page.prefersReducedMotion = setting.prefersReducedMotion
    PageRecorder.current = page
    view = try WaterflowWeb.WaterflowView(
      in: Element("div"), scrollDirection: setting.axis,
      direction: setting.direction)
    view.overscan = 0
    view.overscanTime = 0
    if !setting.makesCells { view.register(.named) { NamedPageCell() } }
    let source = PageApp(app, setting)
    self.source = source
    snapshots =
      setting.has(.snapshots)
      ? WaterflowWeb.WaterflowDiffableDataSource(waterflowView: view) {
        source.cell($0, $2)
      } : nil
    snapshots?.sizeProvider = { path, _ in
      source.size(path)
    }
    prepare(setting)
  }

  private func prepare(_ setting: Setting) {
    let app = app
    if snapshots == nil { view.dataSource = source }
    if setting.displaysFirst { view.displayDelegate = source }
    view.didFailWithLayoutError = { _ in app.tell("failed") }
    view.didFailWithUpdateError = { _ in app.tell("refused") }
    view.didCorrect = { _ in app.tell("corrected") }
    view.didChangePin = {
      app.tell("\($1.isPinned ? "pin" : "unpin") \($1.element.section)")
    }
    if setting.has(.selection) || setting.has(.multipleSelection) {
      view.allowsSelection = true
      view.allowsMultipleSelection = setting.has(.multipleSelection)
      view.allowsLongPress = setting.has(.longPress)
    }
    if setting.has(.selectionDrags) {
      view.multipleSelectionDelegate = source
    }
    if setting.has(.focus) { view.allowsFocus = true }
    if setting.hasDelegate {
      let selects = view.selection != nil
      if selects { view.selectionDelegate = source }
      view.focusDelegate = source
    }
    if setting.has(.display) { view.displayDelegate = source }
    view.defersContent = setting.has(.deferral)
    if setting.has(.nearEnd) {
      view.nearEndLength = 100
      view.didComeNearEnd = { _ in app.tell("near the end") }
    }
    if setting.has(.prefetching) {
      view.prefetchLength = setting.height
      view.prefetchItemsAt = { app.prefetch($1) }
      view.cancelPrefetchingForItemsAt = { app.cancelPrefetching($1) }
    }
    if setting.has(.swipes) { view.swipeDelegate = source }
    if setting.has(.reordering) { view.reorderDelegate = source }
    if setting.has(.pulls) { view.pullDelegate = source }
    if setting.has(.measuring) {
      view.measuresCells = true
      page.sizeOfCell = { [view] number, _, size in
        let cell = view.host.cell(CellID(rawValue: number)) as? NamedPageCell
        let length = cell.flatMap { setting.measured[$0.name] }
        return LayoutSize(width: size.width, height: length ?? size.height)
      }
    }
    if setting.pages.count > 1 { makePager(setting) }
    view.contentInsets = Insets(
      top: setting.inset, left: 0, bottom: 0, right: 0)
    view.anchorsToEnd = setting.anchorsToEnd
    view.reloadData()
    clock.afterEach = { [unowned self] in follow() }
    follow()
  }

  private func makePager(_ setting: Setting) {
    guard let neighbour = try? WaterflowWeb.WaterflowView(in: Element("aside"))
    else { return }
    let (app, main) = (app, view)
    let pager = WaterflowWeb.WaterflowPager(
      view, neighbour: neighbour, firstSection: 2,
      pageCount: setting.pages.count
    ) { page, view in
      if !setting.makesCells { view.register(.named) { NamedPageCell() } }
      if view === main { app.show(page: page) }
      view.dataSource = PageApp(
        app, setting, page: view === main ? nil : page)
    }
    pager.didTurnTo = { app.tell("turned to \($0)") }
    self.pager = pager
  }

  // MARK: - The page

  /// Does something at a time of the page, and what that asks of it; in a
  /// callback who has called does that.
  func act(_ body: () -> Void) {
    if app.isTelling { return body() }
    PageRecorder.current = page
    page.time = clock.now
    body()
    follow()
  }

  /// Does what the page was told since the last time.
  private func follow() {
    while callsRead < page.calls.count {
      let call = page.calls[callsRead]
      callsRead += 1
      switch call.name {
      case "schedule":
        clock.schedule(after: call.numbers[0]) { [unowned self] in
          fire(call.numbers[1])
        }
      case "requestFrame":
        clock.eachFrame { [unowned self] _ in
          fire(call.numbers[0])
          return false
        }
      case "perform":
        let batch = page.batches[batchesRead]
        batchesRead += 1
        if call.element == view.number { perform(batch, call.numbers) }
      case "changed":
        if source.setting.has(.announcements) {
          app.say(
            AnnouncedChanges(
              added: Int(call.numbers[0]), removed: Int(call.numbers[1]),
              moved: Int(call.numbers[2])))
        }
      case "placed":
        if source.setting.has(.announcements) {
          app.tell("said \(Int(call.numbers[0])) of \(Int(call.numbers[1]))")
        }
      default: break
      }
    }
  }

  private func fire(_ receiver: Double) {
    page.time = clock.now
    timerFired(Int32(receiver))
  }

  private func perform(_ batch: [UInt8], _ numbers: [Double]) {
    drawn.apply(batch, shift: numbers[1], length: numbers[2])
    let wanted = numbers[3].isNaN ? position : numbers[3]
    let before = position
    position = inRange(wanted)
    if position != before { echo() }
  }

  func inRange(_ position: Double) -> Double {
    let viewport = view.layout.viewportLength
    return min(max(0, position), max(0, drawn.length - viewport))
  }

  /// A browser tells of every scroll with the next frame.
  private func echo() {
    guard !isEchoDue else { return }
    isEchoDue = true
    clock.eachFrame { [unowned self] _ in
      isEchoDue = false
      tellScroll()
      return false
    }
  }

  func tellScroll() {
    page.time = clock.now
    viewScrolled(view.number, position, clock.now)
    settling += 1
    let turn = settling
    clock.schedule(after: Self.rest) { [unowned self] in
      guard turn == settling else { return }
      page.time = clock.now
      viewSettled(view.number, clock.now)
    }
  }

  // MARK: - Looking

  var cells: [ShownCell] {
    let frames = drawn.frames(view.layout.axis, scrolledTo: position)
    return view.engine.liveCells.compactMap { live in
      guard let frame = frames[live.cell.rawValue],
        let cell = view.host.cell(live.cell) as? NamedPageCell
      else { return nil }
      return ShownCell(
        element: view.controller.dataElement(of: live.element),
        name: cell.name, frame: frame, isSelected: cell.isSelected)
    }
  }

  var offset: Double { drawn.offset(scrolledTo: position) }
  var selectedItems: [ItemPath] { view.indexPathsForSelectedItems }
  var focusedItem: ItemPath? { view.focusedIndexPath }
  var openItem: ItemPath? { view.indexPathForOpenSwipeActions }
  var place: (item: String, distance: Double)? { snapshots?.position }
  var anchoredItem: ItemPath? {
    get { view.anchoredItem }
    set { act { view.anchoredItem = newValue } }
  }

  // MARK: - Time and surroundings

  func wait(_ milliseconds: Double) {
    PageRecorder.current = page
    clock.advance(by: milliseconds)
    page.time = clock.now
  }

  func resize(to size: LayoutSize) {
    act { viewResized(view.number, size.width, size.height, .nan, .nan) }
  }

  func cover(start: Double, end: Double) {
    act {
      view.contentInsets = Insets(top: start, left: 0, bottom: end, right: 0)
    }
  }
}
