import SeededRandom
import WaterflowLayout

extension EditProgram {
  /// Lays out what a viewport needs; returns what of it is not final, or nil.
  func checkViewport(_ random: inout SplitMix64) -> String? {
    let size = layout.viewport
    let viewport = Viewport(
      offset: layout.offset(
        at: random.length(0...max(1, Int(layout.contentLength)))),
      size: size, overscanAfter: random.length(0...300))
    layout.layOut(through: viewport)
    let end =
      layout.axisSpan(of: viewport.rect).upper + viewport.overscanAfter
    let naive = model.shape.naive
    let slack = 1e-4 + (naive.scale > 0 ? 1 / naive.scale : 0)
    for box in naive.boxes where box.id.kind == .item && box.start < end {
      guard let frame = layout.frame(of: box.id) else { return "no \(box)" }
      let span = layout.axisSpan(of: frame)
      if abs(span.lower - box.start) > slack
        || abs(span.upper - box.end) > slack
      {
        return "\(box.id) from \(span.lower) to \(span.upper), not "
          + "\(box.start) to \(box.end), laid out through \(viewport)"
      }
    }
    return nil
  }

  /// Compares the size that is kept of a random item.
  func wrongSize(_ random: inout SplitMix64) -> String? {
    let sections = model.shape.sections
    guard let section = sections.indices.randomElement(using: &random),
      let item = sections[section].items.indices.randomElement(using: &random)
    else { return nil }
    let path = ItemPath(section: section, item: item)
    guard let size = layout.size(ofItem: path) else { return "no \(path)" }
    let expected = sections[section].items[item]
    let isVertical = layout.axis == .vertical
    let (across, along) =
      isVertical ? (size.width, size.height) : (size.height, size.width)
    let (breadth, length) =
      isVertical
      ? (expected.width, expected.height) : (expected.height, expected.width)
    let isRight =
      isFlow(section)
      ? across == breadth && along == length && size.span == 1
      : across == ownBreadth(breadth, section) && size.span == expected.span
        && along == (isAspect(section) ? length / breadth : length)
        && size.lane == (model.isGiven(section) ? max(0, expected.lane) : 0)
    return isRight ? nil : "\(path) keeps \(size), should be \(expected)"
  }

  /// What is known of an item's breadth that has a length.
  private func ownBreadth(_ breadth: Double, _ section: Int) -> Double {
    guard model.keepsBreadths(section) else { return 1 }
    return breadth >= 0 ? breadth : .infinity
  }

  /// Counts the rows of a random section, now and then.
  func wrongRow(_ random: inout SplitMix64) -> String? {
    let sections = model.shape.sections.indices
    guard random.chance(25),
      let section = sections.randomElement(using: &random)
    else { return nil }
    let isLarge = model.shape.sections[section].items.count > 300
    if isLarge && random.chance(80) { return nil }
    return WaterflowLayoutTests.wrongRow(in: layout, section: section)
  }

  /// Scrolls on by a few steps, most of them small.
  mutating func checkScroll(
    _ elements: [LayoutElement], _ random: inout SplitMix64
  ) -> String? {
    let length = random.length(1...300)
    for _ in 0..<4 {
      scrollStart += random.length(-40...60)
      if random.chance(10) || scrollStart > layout.contentLength {
        scrollStart = random.length(0...max(0, Int(layout.contentLength)))
      }
      let size = layout.contentSize
      let rect =
        layout.axis == .vertical
        ? LayoutRect(x: 0, y: scrollStart, width: size.width, height: length)
        : LayoutRect(x: scrollStart, y: 0, width: length, height: size.height)
      layout.query(in: rect, into: &scrolled)
      if let problem = wrong(
        scrolled.elements,
        expected: showing(in: rect, of: elements, axis: layout.axis))
      {
        return "\(problem) in \(rect), scrolled to"
      }
    }
    return nil
  }
}
