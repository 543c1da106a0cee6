import SeededRandom
import WaterflowEngine
import WaterflowLayout

extension LiveProgram {
  mutating func step(_ random: inout SplitMix64) throws -> String {
    time += random.pick([0, 16, 16, 100, 300])
    // Choosing and selecting are no business of the engine's.
    host.time = time
    let passes = engine.counters.passes
    let name: String
    switch random.int(0...22) {
    case 0...8: name = try update(&random)
    case 9...12: name = scroll(&random)
    case 13: name = try turn(&random)
    case 14, 15: name = try resizeLate(&random)
    case 16: name = select(&random)
    case 17: name = scrollToItem(&random)
    case 18:
      engine.endTransitions(at: time, host: host)
      name = "end transitions"
    case 19...21: name = moveFocus(&random)
    default: name = choose(&random)
    }
    settle()
    if engine.counters.passes > passes { lastPass = time }
    return name
  }

  private mutating func scroll(_ random: inout SplitMix64) -> String {
    let model = host.model
    let length = Int(max(0, model.length))
    let position =
      random.chance(50)
      ? model.position + Double(random.int(-480...480)) / 4
      : Double(random.int(-60...length + 60))
    var point = model.offset(at: position)
    if random.chance(20) {
      let over = Double(random.int(-30...30))
      point =
        model.axis == .vertical
        ? LayoutPoint(x: 0, y: point.y + over)
        : LayoutPoint(x: point.x + over, y: 0)
    }
    let isNear =
      abs(point.x - model.offset.x) <= 1 && abs(point.y - model.offset.y) <= 1
    if !isNear {
      host.model.target = nil
      host.model.settling = nil
    }
    scroll { $0.offset = point }
    engine.update(offset: point, at: time, host: host)
    return "scroll to \(point)"
  }

  /// Scrolls the model, and notes which way.
  private mutating func scroll(_ change: (inout LiveModel) -> Void) {
    let before = host.model.position
    change(&host.model)
    let after = host.model.position
    if after != before { isForward = after > before }
  }

  private mutating func turn(_ random: inout SplitMix64) throws -> String {
    let viewport = Self.viewport(host.model.axis, &random)
    let hold = host.model.hold()
    let breadth = host.model.breadth
    host.model.viewport = viewport
    host.model.layOut()
    host.model.follow(hold)
    host.model.settling = nil
    if host.model.breadth != breadth { forgetMeasures() }
    let offset = try engine.resize(to: viewport)
    engine.update(offset: offset, at: time, host: host)
    return "resize to \(viewport)"
  }

  private mutating func forgetMeasures() {
    for section in host.model.sections.indices {
      for item in host.model.sections[section].items.indices {
        host.model.sections[section].items[item].isMeasured = false
      }
    }
  }

  private mutating func resizeLate(
    _ random: inout SplitMix64
  ) throws -> String {
    var sizes: [(item: ItemPath, size: ItemSize)] = []
    let hold = host.model.hold()
    for _ in 0..<random.int(1...3) {
      guard let path = path(&random) else { break }
      let along = Double(random.int(40...400)) / 4
      host.model.sections[path.section].items[path.item].along = along
      host.model.sections[path.section].items[path.item].isMeasured = true
      sizes.append((path, host.model.size(of: path)))
    }
    host.model.layOut()
    host.model.follow(hold)
    try engine.resize(sizes, at: time, host: host)
    return "late sizes \(sizes.map(\.item))"
  }

  private mutating func select(_ random: inout SplitMix64) -> String {
    guard let path = path(&random) else { return "nothing to select" }
    _ = selection.select(path)
    selected.insert(
      host.model.sections[path.section].items[path.item].label)
    return "select \(path)"
  }

  private mutating func scrollToItem(_ random: inout SplitMix64) -> String {
    guard let path = path(&random), !hasPins else { return "no scrolling" }
    let alignment = random.pick([ScrollAlignment.start, .center, .end])
    let id = ElementID(path)
    host.model.target = (id, alignment)
    scroll { $0.follow(.target) }
    engine.scroll(to: id, at: alignment, time: time, host: host)
    return "scroll to \(path) at \(alignment)"
  }

  private mutating func choose(_ random: inout SplitMix64) -> String {
    let path = random.chance(30) ? nil : path(&random)
    engine.anchoredItem = path
    host.model.chosen = path.map {
      host.model.sections[$0.section].items[$0.item].label
    }
    return "choose \(String(describing: path))"
  }
}
