import SeededRandom
import WaterflowEngine
import WaterflowLayout

/// Random steps, run on an engine with a host that behaves in random ways, and
/// compared with the naive screen after each.
struct RandomProgram {
  let shape: LayoutShape
  let host: RecordingHost
  private var naive: NaiveScreen
  private(set) var viewport: LayoutSize
  private(set) var time = 0.0

  init(_ random: inout SplitMix64) throws {
    shape = LayoutShape(&random)
    viewport = RandomProgram.viewport(&random)
    let layout = try shape.layout(viewport: viewport, &random)
    host = RecordingHost(layout)
    naive = NaiveScreen(layout)
    host.engine.overscan = random.pick([0, 0, 50, 200])
  }

  /// Runs a number of steps; returns what is wrong after the first bad one.
  mutating func run(
    steps: Int, _ random: inout SplitMix64
  ) throws -> String? {
    for number in 0..<steps {
      let chosen: Behaviour =
        random.chance(60) ? .sound : random.pick(Behaviour.allCases)
      let step = try step(&random)
      if let problem = try run(step, chosen, &random) {
        return "step \(number), \(step), host \(chosen): \(problem)"
      }
    }
    return nil
  }

  private mutating func run(
    _ step: Step, _ behaviour: Behaviour, _ random: inout SplitMix64
  ) throws -> String? {
    let engine = host.engine
    let before = host.screen.cellOfElement
    let earlier = engine.counters
    try behave(behaviour, &random)
    var keepsCells = true
    switch step {
    case .scroll(let offset):
      engine.update(offset: offset, at: time, host: host)
    case .resize(let size):
      let offset = try engine.resize(to: size)
      engine.update(offset: offset, at: time, host: host)
    case .reload(let layout, let offset):
      host.reload(layout, offset: offset, at: time)
      keepsCells = false
    case .trimPool:
      engine.trimPool(at: time, host: host)
    case .emptyPool:
      engine.emptyPool(host: host)
    case .setOverscan(let overscan): engine.overscan = overscan
    case .setPoolCap(let cap): engine.poolCap = cap
    case .wait(let delay): time += delay
    }
    host.answer = nil
    host.onPerform = nil
    host.onReuse = nil
    switch step {
    case .setOverscan, .setPoolCap, .wait:
      engine.update(offset: engine.offset, at: time, host: host)
    case .resize, .reload: naive = NaiveScreen(engine.layout)
    default: break
    }
    switch behaviour {
    case .reloadsWhileAsked, .reloadsWhilePerforming:
      naive = NaiveScreen(engine.layout)
      keepsCells = false
    default: break
    }
    // A layout that a host reloads with may be older than a resize.
    viewport = engine.layout.viewport
    // Between two passes an element may leave and come back.
    if engine.counters.passes > earlier.passes + 1 { keepsCells = false }
    if case .scroll = step, keepsCells,
      engine.counters.itemsLaidOut != earlier.itemsLaidOut
    {
      return "scrolling laid items out"
    }
    let hasPassed = engine.counters.passes > earlier.passes
    return wrong(
      after: before, keepsCells: keepsCells, hasPassed: hasPassed)
  }

  // MARK: - Checks

  private func wrong(
    after before: [ElementID: Int32], keepsCells: Bool, hasPassed: Bool
  ) -> String? {
    let engine = host.engine
    let screen = host.screen
    if let violation = host.violation { return violation }
    let shown = screen.cellOfElement
    if hasPassed {
      let visible = naive.visible(
        in: LayoutRect(origin: engine.offset, size: viewport),
        overscan: max(0, engine.overscan)
      ).filter { !host.refused.contains($0.key) }
      if let problem = difference(shown, visible) { return problem }
      if screen.contentSize != engine.layout.contentSize {
        return "the content's size is \(String(describing: screen.contentSize))"
      }
    } else if shown != before {
      return "another screen without a pass"
    }
    if screen.shownCount != shown.count { return "an element shows twice" }
    if keepsCells {
      for (id, cell) in before where shown[id] != nil && shown[id] != cell {
        return "\(id) went from cell \(cell) to another"
      }
    }
    return wrongBooks(shown)
  }

  private func difference(
    _ shown: [ElementID: Int32], _ visible: [ElementID: LayoutRect]
  ) -> String? {
    for (id, frame) in visible {
      guard let cell = shown[id] else { return "\(id) is missing" }
      let found = host.screen.cells[cell]?.shown?.frame
      if found != frame {
        return "\(id) in \(String(describing: found)), should be \(frame)"
      }
    }
    for id in shown.keys where visible[id] == nil {
      return "\(id) is on screen and not visible"
    }
    return nil
  }

  /// Compares the engine's own books with what the host was told.
  private func wrongBooks(_ shown: [ElementID: Int32]) -> String? {
    let engine = host.engine
    let live = engine.liveCells
    if live.count != shown.count { return "\(live.count) live cells" }
    for (index, cell) in live.enumerated() {
      if shown[cell.element] != cell.cell.rawValue { return "wrong: \(cell)" }
      if index > 0 && !(live[index - 1].element < cell.element) {
        return "live cells out of order at \(index)"
      }
      if engine.liveCell(showing: cell.element) != cell {
        return "\(cell) is not found"
      }
    }
    if engine.pooledCells != host.screen.hiddenCells.count {
      return "\(engine.pooledCells) pooled, "
        + "\(host.screen.hiddenCells.count) hidden cells"
    }
    let counters = engine.counters
    let destroyed = host.made.count - host.screen.cells.count
    if counters.operations != host.log.count
      || counters.cellsMade != host.made.count
      || counters.cellsReused != host.reused.count
      || counters.cellsDestroyed != destroyed
    {
      return "miscounted: \(counters)"
    }
    return nil
  }

  // MARK: - Chance

  private static func viewport(_ random: inout SplitMix64) -> LayoutSize {
    LayoutSize(
      width: random.chance(4) ? 0 : random.length(1...700),
      height: random.chance(4) ? 0 : random.length(1...700))
  }

  private mutating func step(_ random: inout SplitMix64) throws -> Step {
    switch random.int(0...99) {
    case 0...34: .scroll(moved(by: random.length(-200...200)))
    case 35...49: .scroll(place(&random))
    case 50...53: .scroll(strangePlace(&random))
    case 54...63: .resize(RandomProgram.viewport(&random))
    case 64...71: .reload(nil, offset: random.chance(50) ? place(&random) : nil)
    case 72...81:
      .reload(
        try shape.layout(viewport: viewport, &random),
        offset: random.chance(50) ? place(&random) : nil)
    case 82...84: .trimPool
    case 85...86: .emptyPool
    case 87...90: .setOverscan(random.pick([0, -1, 30, 400]))
    case 91...93: .setPoolCap(random.pick([-1, 0, 1, 3, 128]))
    default: .wait(random.pick([16, 1_000, 4_999, 5_001, 20_000]))
    }
  }

  private func moved(by distance: Double) -> LayoutPoint {
    let offset = host.engine.offset
    guard abs(offset.x) + abs(offset.y) < 1e6 else { return .zero }
    return shape.axis == .vertical
      ? LayoutPoint(x: 0, y: offset.y + distance)
      : LayoutPoint(x: offset.x + distance, y: 0)
  }

  func place(_ random: inout SplitMix64) -> LayoutPoint {
    let length = Int(host.engine.layout.contentLength)
    let position = random.length(-900...length + 900)
    return shape.axis == .vertical
      ? LayoutPoint(x: 0, y: position) : LayoutPoint(x: position, y: 0)
  }

  private func strangePlace(_ random: inout SplitMix64) -> LayoutPoint {
    let value = random.pick([
      .nan, .infinity, -.infinity, 1e300, -1e300, -0.0,
      .leastNonzeroMagnitude,
    ])
    return random.chance(50)
      ? LayoutPoint(x: value, y: value)
      : shape.axis == .vertical
        ? LayoutPoint(x: 0, y: value) : LayoutPoint(x: value, y: 0)
  }
}
