import WaterflowEngine
import WaterflowLayout

/// A surface of a controller that shows an app's data and writes down what
/// its cells show.
final class Screen: CollectionSurface {
  let app: App
  let setting: Setting
  let clock = Clock()
  let engine: CollectionEngine<Screen>
  private(set) lazy var controller = CollectionController(
    engine: engine, surface: self)

  /// What is shown, if a pager's neighbour: another page.
  let page: Int?
  var content: DiffableContent<Int, String, Screen>?
  /// Where the platform is, along the axis.
  var position = 0.0
  /// What cells were filled with.
  private(set) var names: [Int32: String] = [:]
  private(set) var frames: [Int32: LayoutRect] = [:]
  /// Which cells look selected.
  var selectedCells: Set<Int32> = []
  /// Whether its view has gone.
  var hasEnded = false

  init(_ app: App, _ setting: Setting, page: Int? = nil) throws {
    self.app = app
    self.setting = setting
    self.page = page
    engine = CollectionEngine(
      layout: try CollectionLayout(
        viewport: LayoutSize(width: setting.width, height: setting.height),
        axis: setting.axis, direction: setting.direction))
    engine.measuresCells = setting.has(.measuring)
    engine.tellsPins = true
    if setting.has(.prefetching) { engine.prefetchLength = setting.height }
    if setting.has(.nearEnd) { engine.nearEndLength = 100 }
  }

  var environment: LayoutEnvironment {
    LayoutEnvironment(
      viewport: engine.layout.viewport, contentInsets: engine.contentInsets,
      axis: engine.layout.axis, direction: engine.layout.direction, scale: 0)
  }

  func name(of cell: CellID) -> String { names[cell.rawValue] ?? "nothing" }

  // MARK: - Time

  var now: Double { clock.now }
  func eachFrame(_ step: @escaping (Double) -> Bool) {
    clock.eachFrame { [self] in !hasEnded && step($0) }
  }
  func schedule(after delay: Double, _ body: @escaping () -> Void) {
    clock.schedule(after: max(0, delay)) { [self] in
      if !hasEnded { body() }
    }
  }
  var canAnimate: Bool { !setting.prefersReducedMotion }
  var prefersReducedMotion: Bool { setting.prefersReducedMotion }

  // MARK: - Cells

  func cell(for element: LayoutElement) -> CellID? {
    let id = element.id
    guard controller.isInData(id) else { return nil }
    let cell = engine.dequeue(ReuseKind(1))
    names[cell.rawValue] =
      id.kind == .item
      ? app.name(controller.dataPath(of: id.path), onPage: page)
      : App.supplement(id.kind)
    return cell
  }

  func didFill(_ cell: CellID, for element: LayoutElement, isReturning: Bool) {
    controller.didFill(cell, for: element, isReturning: isReturning)
  }

  func prepareForReuse(_ cell: CellID) {
    controller.willEmpty(cell)
    names[cell.rawValue] = nil
  }

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {
    for operation in operations {
      switch operation.code {
      case .show, .move: frames[operation.cell] = operation.frame
      case .hide, .destroy: frames[operation.cell] = nil
      case .make, .resizeContent: break
      }
    }
  }

  func animate(
    _ transitions: UnsafeBufferPointer<CellTransition>, duration: Double
  ) {
    let flight = controller.cellsWereSent(transitions)
    controller.after(duration) { [self] in
      controller.endTransitions(at: now)
      controller.cellsDidArrive(flight)
    }
  }

  func measure(_ cells: [LiveCell], into sizes: inout [LayoutSize]) {
    for (place, live) in cells.enumerated() {
      let length = setting.measured[name(of: live.cell)]
      if let length { sizes[place].height = length }
    }
  }

  func needsPass() { controller.requestPass() }

  func nearEnd() { app.tell("near the end") }

  func prefetch(_ items: [ItemPath]) {
    let known = controller.knownPaths(of: items)
    if !known.isEmpty { app.prefetch(known) }
  }

  func cancelPrefetching(_ items: [ItemPath]) {
    app.cancelPrefetching(items.map { controller.dataPath(of: $0) })
  }

  // MARK: - Data

  func numberOfSections() -> Int {
    content?.current.numberOfSections ?? app.pages[page ?? app.page].count
  }
  func numberOfItems(inSection section: Int) -> Int {
    guard let content else { return app.count(of: section, onPage: page) }
    return content.current.itemCounts[section]
  }
  func style(ofSection section: Int) -> SectionStyle {
    setting.hasDelegate
      ? app.style(of: section, onPage: page) : SectionStyle(mode: .list)
  }
  func lengths(ofSection section: Int) -> [Double]? { app.listedLengths }
  func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize {
    setting.hasDelegate
      ? app.size(item, onPage: page) : ItemSize(width: 44, height: 44)
  }
  func contentHeaderLength() -> Double { setting.contentHeader }

  // MARK: - Scrolling

  var contentOffset: LayoutPoint { point(position) }

  func point(_ position: Double) -> LayoutPoint {
    engine.layout.axis == .vertical
      ? LayoutPoint(x: 0, y: position) : LayoutPoint(x: position, y: 0)
  }

  func scroll(to offset: LayoutPoint) {
    let offset = engine.clamped(offset)
    position = engine.layout.axis == .vertical ? offset.y : offset.x
  }

  func stop() {}
  func didEndScrollAnimation() {}
  func fit(_ layout: CollectionLayout) {}
  var isTracking: Bool { false }
  var holdsOffset: Bool { false }

  // MARK: - Passes

  func willPass() {}
  func finishPass() {
    scroll(to: engine.offset)
    controller.didPass()
  }
  func didPass() {}
  func willUpdate() {}
  var isReloadDue: Bool { false }
  func reloadIfDue(_ scope: ReloadScope) -> Bool { false }
  func reload() {
    controller.reload(in: environment)
  }

  // MARK: - Touches

  func element(at location: LayoutPoint) -> ElementID? {
    let viewport = engine.viewport
    let place = LayoutPoint(
      x: location.x + viewport.offset.x, y: location.y + viewport.offset.y)
    return engine.layout.element(at: place, in: viewport)?.id
  }

  func watchTouches() {}
  func claim(_ claims: GestureClaims) {}
  func arenaDidChange() {}

  // MARK: - What happens

  func didFail(with error: LayoutError) { app.tell("failed") }
  func didFail(with error: UpdateError) { app.tell("refused") }
  func didCorrect(_ warning: LayoutWarning) { app.tell("corrected") }
  func announce(_ changes: AnnouncedChanges) {
    if setting.has(.announcements) { app.say(changes) }
  }
  func pinDidChange(_ event: PinEvent) {
    guard page == nil, controller.isInData(event.element) else { return }
    app.tell("\(event.isPinned ? "pin" : "unpin") \(event.element.section)")
  }
}
