import WaterflowEngine
import WaterflowLayout

/// A surface that shows nothing, and has the time that a test gives it.
final class RecordingSurface: CollectionSurface {
  let engine: CollectionEngine<RecordingSurface>
  private(set) lazy var controller = CollectionController(
    engine: engine, surface: self)

  var now = 0.0
  var canAnimate = true
  lazy var prefersReducedMotion = !canAnimate
  private(set) var passesWanted = 0
  private(set) var passes = 0

  /// What items were asked and told.
  var log: [String] = []
  /// What is refused, as it is written down.
  var refusals: Set<String> = []
  /// Called with each question about items, and with what they are told.
  var onNote: (String) -> Void = { _ in }
  /// How cells look, by their number.
  var looks: [Int32: String] = [:]
  /// The cell that has the focus.
  var focusedCell: CellID?
  /// What is read out, if a test has that.
  weak var reading: ReadingFeature<RecordingSurface>?
  /// Called when another item has come to have the focus.
  var onFocus: (ItemPath?) -> Void = { _ in }

  /// The data's numbers of items; nil for those of the layout.
  var counts: [Int]?
  /// How many sections it says that there are; nil for as many as are.
  var sectionCount: Int?
  /// Tells the data's numbers of items, if they are another one's.
  var source: (() -> [Int])?
  /// Whether all data is to be read again before an update.
  var isReloadDue = false
  /// Whether a finger is on the content.
  var isTracking = false
  /// Whether content that is out of its bounds is left there.
  var holdsOffset = false
  /// Whether cells are handed out.
  var hasCells = true
  /// Called before a cell is filled.
  var onFill: () -> Void = {}
  /// Called as an item's size is asked for.
  var onSize: () -> Void = {}
  /// Called once a pass is shown.
  var onPass: () -> Void = {}
  /// Called when a cell has loaded its content.
  var onLoad: () -> Void = {}
  /// The items that cells were asked for, as the data calls them.
  var filled: [Int] = []
  /// The cells that were emptied.
  private(set) var emptied: [CellID] = []
  /// Those of them that had the focus.
  private(set) var emptiedWithFocus: [CellID] = []
  /// Where the content was scrolled to, along the axis.
  private(set) var offsets: [Double] = []
  /// How often scrolling by itself was ended.
  private(set) var stops = 0
  /// How often the end of a scroll to an item was told.
  private(set) var arrivals = 0
  /// How often it was told that the arena may have decided.
  private(set) var arenaChanges = 0

  /// The length of all items that are asked for.
  var length: Double
  /// Called once a layout was refused.
  var onFailure: () -> Void = {}
  /// What layouts have put right.
  private(set) var warnings: [LayoutWarning] = []
  /// How many updates were announced.
  private(set) var announced = 0

  /// The style of all sections but those that have one of their own.
  var style: SectionStyle
  var styles: [Int: SectionStyle] = [:]
  /// The lengths of sections that tell them in one piece.
  var told: [Int: [Double]] = [:]
  /// Whether cells are filled again as they are, and which items were.
  var refills = true
  private(set) var refilled: [ItemPath] = []
  /// What a cell needs, in place of what it has.
  var need: ((LiveCell) -> LayoutSize)?
  /// How many updates have let cells slide.
  private(set) var animations = 0
  /// Whether cells take their time on their way, and say when they arrive.
  var sendsCells = false

  private var frames: [(Double) -> Bool] = []
  private var timers: [(time: Double, body: () -> Void)] = []

  /// Creates sections of rows, in a viewport of 400 by 400 points.
  init(
    rows: [Int], length: Double = 100, header: Double = 0,
    axis: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) throws {
    self.length = length
    style = SectionStyle(mode: .list, header: header, pinsHeader: true)
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 400), axis: axis,
      direction: direction)
    for count in rows {
      try layout.appendSection(
        style, lengths: Array(repeating: length, count: count))
    }
    engine = CollectionEngine(layout: layout)
    engine.update(offset: .zero, at: 0, host: self)
  }

  // MARK: - Time

  /// Whether a frame was asked for.
  var isFrameRequested: Bool { !frames.isEmpty }

  /// Lets a frame come, if one was asked for.
  func frame(after milliseconds: Double = 16) {
    now += milliseconds
    let steps = frames
    frames = []
    for step in steps where step(now) { frames.append(step) }
  }

  /// Lets time pass, and calls what was to be called by then.
  func wait(_ duration: Double) {
    let end = now + duration
    while let next = timers.indices.min(by: {
      timers[$0].time < timers[$1].time
    }), timers[next].time <= end {
      let timer = timers.remove(at: next)
      now = max(now, timer.time)
      timer.body()
    }
    now = end
  }

  /// Ends the controller, and lets go of what waits, as a view does.
  func end() {
    controller.end()
    frames = []
    timers = []
  }

  func eachFrame(_ step: @escaping (Double) -> Bool) { frames.append(step) }

  func schedule(after delay: Double, _ body: @escaping () -> Void) {
    timers.append((now + delay, body))
  }

  // MARK: - Cells

  func cell(for element: LayoutElement) -> CellID? {
    guard hasCells, controller.isInData(element.id) else { return nil }
    onFill()
    let cell =
      refills ? engine.dequeue(ReuseKind(1)) : engine.makeCell(ReuseKind(2))
    let item = controller.dataElement(of: element.id)
    if engine.liveCell(cell) != nil {
      refilled.append(item.path)
    } else if item.kind == .item {
      filled.append(item.path.item)
    }
    return cell
  }

  func didFill(_ cell: CellID, for element: LayoutElement, isReturning: Bool) {
    controller.didFill(cell, for: element, isReturning: isReturning)
  }

  func prepareForReuse(_ cell: CellID) {
    emptied.append(cell)
    if cell == focusedCell { emptiedWithFocus.append(cell) }
    controller.willEmpty(cell)
  }

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {}

  func animate(
    _ transitions: UnsafeBufferPointer<CellTransition>, duration: Double
  ) {
    animations += 1
    guard sendsCells else { return }
    let flight = controller.cellsWereSent(transitions)
    schedule(after: duration) { [unowned self] in
      controller.cellsDidArrive(flight)
    }
  }

  func measure(_ cells: [LiveCell], into sizes: inout [LayoutSize]) {
    if let need { sizes = cells.map(need) }
  }

  // MARK: - Data

  private var known: [Int] { source?() ?? counts ?? controller.knownCounts }

  func numberOfSections() -> Int { sectionCount ?? known.count }
  func numberOfItems(inSection section: Int) -> Int { known[section] }
  func style(ofSection section: Int) -> SectionStyle {
    styles[section] ?? style
  }

  func lengths(ofSection section: Int) -> [Double]? { told[section] }

  func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize {
    onSize()
    return ItemSize(width: length, height: length)
  }

  func contentHeaderLength() -> Double { 0 }

  // MARK: - Scrolling

  var contentOffset: LayoutPoint { engine.offset }

  func scroll(to offset: LayoutPoint) {
    offsets.append(engine.layout.axis == .vertical ? offset.y : offset.x)
    engine.update(offset: offset, at: now, host: self)
    controller.didPass()
  }

  func stop() { stops += 1 }
  func didEndScrollAnimation() { arrivals += 1 }
  func fit(_ layout: CollectionLayout) {}

  // MARK: - Passes

  func needsPass() { passesWanted += 1 }
  func willPass() { passes += 1 }
  func finishPass() {
    controller.didPass()
    onPass()
  }
  func didPass() {}
  func willUpdate() {}

  func reloadIfDue(_ scope: ReloadScope) -> Bool {
    guard isReloadDue else { return false }
    reload()
    return true
  }

  func reload() {
    isReloadDue = false
    let layout = engine.layout
    controller.reload(
      in: LayoutEnvironment(
        viewport: layout.viewport, axis: layout.axis,
        direction: layout.direction))
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

  func arenaDidChange() { arenaChanges += 1 }

  // MARK: - What happens

  func didFail(with error: LayoutError) {
    log.append("failed")
    onFailure()
  }
  func didFail(with error: UpdateError) { log.append("refused") }
  func didCorrect(_ warning: LayoutWarning) { warnings.append(warning) }
  func announce(_ changes: AnnouncedChanges) { announced += 1 }
}
