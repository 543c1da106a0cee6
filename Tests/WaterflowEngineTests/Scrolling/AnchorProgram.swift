import SeededRandom
import WaterflowEngine
import WaterflowLayout

/// A random layout that is scrolled and then gets another viewport, other
/// insets or another layout; the first item is found by a scan.
struct AnchorProgram {
  private let shape: LayoutShape
  private let host: RecordingHost

  init(_ random: inout SplitMix64) throws {
    shape = LayoutShape(&random)
    host = RecordingHost(
      try shape.layout(viewport: Self.viewport(&random), &random))
    host.engine.contentInsets = Self.insets(&random)
    host.engine.overscan = random.pick([0, 150])
  }

  /// Runs the program and returns what was wrong, or nil.
  func run(_ random: inout SplitMix64, _ moved: inout Int) throws -> String? {
    let engine = host.engine
    for _ in 0..<6 {
      let before = Reading(engine.layout)
      let range = before.range(engine.contentInsets)
      let place = random.chance(80) ? Double(random.int(0...1_000)) / 1_000 : 0
      let along =
        range.lowerBound + place * (range.upperBound - range.lowerBound)
      let offset =
        shape.axis == .vertical
        ? LayoutPoint(x: 0, y: along) : LayoutPoint(x: along, y: 0)
      engine.update(offset: offset, at: 0, host: host)
      let first = first(before, offset)
      let earlierInsets = engine.contentInsets

      let next: LayoutPoint
      if random.chance(50) {
        next = try engine.resize(
          to: Self.viewport(&random),
          contentInsets: random.chance(50) ? Self.insets(&random) : nil)
      } else {
        let layout = try shape.layout(
          viewport: engine.layout.viewport, &random)
        next = engine.offset(keeping: engine.anchor, in: layout)
        engine.reload(layout, offset: next, at: 0, host: host)
      }
      let after = Reading(engine.layout)
      let to = after.range(engine.contentInsets)
      guard to.contains(after.along(next)) else {
        return "\(next) is outside of \(to)"
      }
      // At the start there is no anchor: the start stays.
      guard let first, let frame = engine.layout.frame(of: first.id) else {
        continue
      }
      let now =
        after.onScreen(frame, at: next).start
        - after.covered(engine.contentInsets).start
      let then = first.start - before.covered(earlierInsets).start
      if abs(now - then) < 1e-6 {
        if next != offset { moved += 1 }
        continue
      }
      // It can only be elsewhere because the content ends.
      let ends = after.isAtEnd(next, engine.contentInsets)
      if now < then ? !ends.start : !ends.end {
        return "\(first.id) was at \(then) and is at \(now), \(next) in \(to)"
      }
    }
    return nil
  }

  /// The first item of which something is in view, uncovered, and where it
  /// begins on screen; nil at the start.
  private func first(
    _ reading: Reading, _ offset: LayoutPoint
  ) -> (id: ElementID, start: Double)? {
    let covered = reading.covered(host.engine.contentInsets).start
    let size = host.engine.layout.viewport
    let scrolled = reading.onScreen(contentStart(reading), at: offset).start
    guard scrolled < covered - 1e-9 else { return nil }
    for (id, frame) in NaiveScreen(host.engine.layout).elements
    where id.kind == .item {
      let isInView =
        frame.maxX > offset.x && frame.x < offset.x + size.width
        && frame.maxY > offset.y && frame.y < offset.y + size.height
      let place = reading.onScreen(frame, at: offset)
      if isInView && place.end > covered + 1e-9 { return (id, place.start) }
    }
    return nil
  }

  /// A frame without extent where the content starts.
  private func contentStart(_ reading: Reading) -> LayoutRect {
    let isMirrored =
      shape.axis == .horizontal && shape.direction == .rightToLeft
    return LayoutRect(
      x: isMirrored ? reading.content : 0, y: 0, width: 0, height: 0)
  }

  private static func viewport(_ random: inout SplitMix64) -> LayoutSize {
    LayoutSize(width: random.length(40...500), height: random.length(40...500))
  }

  private static func insets(_ random: inout SplitMix64) -> Insets {
    guard random.chance(60) else { return .zero }
    return Insets(
      top: random.length(0...60), left: random.length(0...60),
      bottom: random.length(0...60), right: random.length(0...60))
  }
}
