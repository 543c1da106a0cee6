import SeededRandom
import WaterflowEngine
import WaterflowLayout

/// Random scrolling with a host that keeps a list of what it was told will
/// come, compared with a scan of all items after each pass.
struct PrefetchProgram {
  private let shape: LayoutShape
  private let host: RecordingHost
  private let items: [(path: ItemPath, start: Double, end: Double)]
  private let length: Double

  init(_ random: inout SplitMix64) throws {
    shape = LayoutShape(&random)
    let viewport = LayoutSize(
      width: random.length(50...400), height: random.length(50...400))
    let layout = try shape.layout(viewport: viewport, &random)
    host = RecordingHost(layout)
    host.engine.overscan = random.pick([0, 0, 70])
    host.engine.prefetchLength = random.length(1...700)
    length = layout.contentLength
    let (axis, direction, length) = (shape.axis, shape.direction, length)
    items = NaiveScreen(layout).elements.filter { $0.id.kind == .item }.map {
      let frame = $0.frame
      switch (axis, direction) {
      case (.vertical, _): return ($0.id.path, frame.y, frame.maxY)
      case (.horizontal, .leftToRight):
        return ($0.id.path, frame.x, frame.maxX)
      case (.horizontal, .rightToLeft):
        return ($0.id.path, length - frame.maxX, length - frame.x)
      }
    }
  }

  /// Runs the program and returns what was wrong, or nil.
  func run(_ random: inout SplitMix64) -> String? {
    let engine = host.engine
    let size = engine.layout.viewport
    let extent = shape.axis == .vertical ? size.height : size.width
    var position = 0.0
    var isForward = true
    var expecting: Set<ItemPath> = []
    for _ in 0..<40 {
      let last = position
      position += random.length(-300...500)
      if random.chance(20) { position = random.length(-100...3_000) }
      if position != last { isForward = position > last }
      (host.prefetches, host.cancellations) = ([], [])
      engine.update(offset: offset(position, extent), at: 0, host: host)

      for path in host.cancellations.flatMap({ $0 }) {
        guard expecting.remove(path) != nil else {
          return "\(path) is taken back, and was not announced"
        }
      }
      for path in host.prefetches.flatMap({ $0 }) {
        guard expecting.insert(path).inserted else {
          return "\(path) is announced twice"
        }
      }
      let shown = Set(
        host.screen.cellOfElement.keys.filter { $0.kind == .item }
          .map(\.path))
      expecting.subtract(shown)
      let from =
        isForward
        ? position + extent + engine.overscan
        : position - engine.overscan - engine.prefetchLength
      let to = from + engine.prefetchLength
      // What touches an edge is within a rounding error of either answer.
      let sure = items.filter {
        $0.end > from + 1e-6 && $0.start < to - 1e-6
          && !shown.contains($0.path)
      }
      let possible = items.filter {
        $0.end > from - 1e-6 && $0.start < to + 1e-6
          && !shown.contains($0.path)
      }
      if let missing = sure.first(where: { !expecting.contains($0.path) }) {
        return "at \(position): \(missing) was not announced"
      }
      let surplus = expecting.subtracting(possible.map(\.path))
      if let path = surplus.first { return "at \(position): \(path) is far" }
    }
    return nil
  }

  private func offset(_ position: Double, _ extent: Double) -> LayoutPoint {
    switch (shape.axis, shape.direction) {
    case (.vertical, _): LayoutPoint(x: 0, y: position)
    case (.horizontal, .leftToRight): LayoutPoint(x: position, y: 0)
    case (.horizontal, .rightToLeft):
      LayoutPoint(x: length - position - extent, y: 0)
    }
  }
}
