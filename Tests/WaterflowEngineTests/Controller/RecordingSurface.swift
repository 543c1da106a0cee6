import WaterflowEngine
import WaterflowLayout

/// A surface that shows nothing, and has the time that a test gives it.
final class RecordingSurface: CollectionSurface {
  let engine: CollectionEngine<RecordingSurface>
  private(set) lazy var controller = CollectionController(
    engine: engine, surface: self)

  private(set) var now = 0.0
  var canAnimate = true
  lazy var prefersReducedMotion = !canAnimate
  private(set) var passesWanted = 0

  /// What items were asked and told.
  var log: [String] = []
  /// What is refused, as it is written down.
  var refusals: Set<String> = []
  /// How cells look, by their number.
  var looks: [Int32: String] = [:]
  /// The cell that has the focus.
  var focusedCell: CellID?
  /// What keys asked for that no feature does.
  var answers: (KeyRequest) -> Bool = { _ in false }

  private let length: Double
  private var frames: [(Double) -> Bool] = []
  private var timers: [(time: Double, body: () -> Void)] = []

  /// Creates sections of rows, in a viewport of 400 by 400 points.
  init(rows: [Int], length: Double = 100, header: Double = 0) throws {
    self.length = length
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 400))
    for count in rows {
      try layout.appendSection(
        SectionStyle(mode: .list, header: header, pinsHeader: true),
        lengths: Array(repeating: length, count: count))
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

  func eachFrame(_ step: @escaping (Double) -> Bool) { frames.append(step) }

  func schedule(after delay: Double, _ body: @escaping () -> Void) {
    timers.append((now + delay, body))
  }

  // MARK: - Cells

  func cell(for element: LayoutElement) -> CellID? {
    engine.dequeue(ReuseKind(1)).id
  }

  func prepareForReuse(_ cell: CellID) { controller.willEmpty(cell) }
  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {}
  func refill(_ cell: CellID, for element: ElementID) -> Bool { true }

  // MARK: - Data

  func numberOfSections() -> Int { engine.layout.sectionCount }

  func numberOfItems(inSection section: Int) -> Int {
    engine.layout.itemCount(inSection: section)
  }

  func style(ofSection section: Int) -> SectionStyle {
    SectionStyle(mode: .list)
  }

  func lengths(ofSection section: Int) -> [Double]? { nil }

  func size(ofItem item: ItemPath, mode: SectionMode) -> ItemSize {
    ItemSize(width: length, height: length)
  }

  func contentHeaderLength() -> Double { 0 }

  // MARK: - Scrolling

  var contentOffset: LayoutPoint { engine.offset }
  var isTracking: Bool { false }
  var holdsOffset: Bool { false }

  func scroll(to offset: LayoutPoint) {
    engine.update(offset: offset, at: now, host: self)
    controller.didPass()
  }

  func stop() {}
  func didEndScrollAnimation() {}
  func fit(_ layout: CollectionLayout) {}

  // MARK: - Passes

  func needsPass() { passesWanted += 1 }
  func willPass() {}
  func finishPass() { controller.didPass() }
  func didPass() {}
  func willUpdate() {}
  func reloadIfDue() -> Bool { false }
  func reload() {}
  func tellArrival(_ completions: [(Bool) -> Void]) -> Bool { false }

  // MARK: - Touches

  func element(at location: LayoutPoint) -> ElementID? {
    let viewport = engine.viewport
    let place = LayoutPoint(
      x: location.x + viewport.offset.x, y: location.y + viewport.offset.y)
    return engine.layout.element(at: place, in: viewport)?.id
  }

  func arenaDidChange() {}

  // MARK: - What happens

  func didFail(with error: LayoutError) {}
  func didFail(with error: UpdateError) {}
  func didCorrect(_ warning: LayoutWarning) {}
  func announce(_ plan: UpdatePlan) {}
}
