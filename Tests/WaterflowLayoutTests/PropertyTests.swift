import SeededRandom
import Testing
import WaterflowLayout

@Suite("What holds for every layout")
struct PropertyTests {
  @Test(
    "Items keep apart and inside of their section's body", arguments: 0..<4)
  func apart(batch: Int) throws {
    let failure = try firstFailure(batch * 100..<(batch + 1) * 100) { random in
      var shape = RandomShape(&random)
      shape.scale = 0
      let layout = try shape.layout { _ in true }
      for section in shape.sections.indices {
        let all = allElements(of: layout).filter {
          Int($0.id.section) == section && $0.id.kind == .item
        }
        let body = body(of: section, in: layout)
        for (index, item) in all.enumerated() {
          let (start, end) = along(item.frame, shape.axis)
          // A mirrored edge is off by a rounding error.
          if start < body.start - 1e-6 || end > body.end + 1e-6 {
            return "\(item) leaves the body \(body)"
          }
          for other in all[..<index] where overlap(item.frame, other.frame) {
            return "\(item) overlaps \(other)"
          }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test(
    "A recomputed layout that grew and was resized equals a fresh one",
    arguments: 0..<4)
  func recomputed(batch: Int) throws {
    let failure = try firstFailure(batch * 50..<(batch + 1) * 50) { random in
      var shape = RandomShape(&random)
      let layout = try shape.emptyLayout()
      for section in shape.sections {
        try layout.appendSection(section.style, count: 0) { section.items[$0] }
      }
      var placed = shape.sections.map { _ in 0 }
      while zip(placed, shape.sections).contains(where: { $0 < $1.items.count })
      {
        if random.chance(30) {
          shape.viewport = LayoutSize(
            width: random.length(0...900), height: random.length(0...900))
          try layout.resize(to: shape.viewport)
          continue
        }
        let index = random.int(0...shape.sections.count - 1)
        let items = shape.sections[index].items
        let count = min(items.count - placed[index], random.int(0...70))
        let before = layout.itemsLaidOut
        try layout.appendItems(toSection: index, count: count) {
          items[placed[index] + $0]
        }
        if layout.itemsLaidOut != before + count {
          return "\(layout.itemsLaidOut - before) laid out for \(count)"
        }
        placed[index] += count
      }
      return unequal(layout, try shape.layout { _ in false })
    }
    #expect(failure == nil)
  }

  @Test(
    "A stable assignment never changes a lane, and nothing overlaps",
    arguments: 0..<4)
  func stable(batch: Int) throws {
    let failure = try firstFailure(batch * 50..<(batch + 1) * 50) { random in
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 300, height: 300))
      let style = SectionStyle(
        mode: .waterfall(
          lanes: .fixed(random.int(1...7)), sizing: .aspect,
          order: random.pick([
            .shortestLane, .roundRobin, .readingOrder(tolerance: 20),
          ]), assignment: .stable),
        lineSpacing: random.length(0...9),
        interitemSpacing: random.length(0...9))
      try layout.appendSection(style, lengths: [])
      var lanes: [Int32] = []
      for _ in 0..<12 {
        if random.chance(50) {
          try layout.appendItems(
            toSection: 0, count: random.int(0...40)
          ) { _ in
            ItemSize(
              width: 64, height: random.length(1...200),
              span: random.chance(70) ? 1 : random.int(1...4))
          }
        } else {
          try layout.resize(
            to: LayoutSize(width: random.length(0...900), height: 300))
        }
        let items = allElements(of: layout)
        let now = items.map(\.lane)
        if Array(now.prefix(lanes.count)) != lanes {
          return "lanes \(lanes) became \(now)"
        }
        lanes = now
        for (index, item) in items.enumerated() {
          for other in items[..<index] where overlap(item.frame, other.frame) {
            return "\(item) overlaps \(other)"
          }
        }
        var visible = VisibleElements()
        for rect in random.rects(
          over: items, size: layout.contentSize, axis: .vertical)
        {
          layout.query(in: rect, into: &visible)
          let expected = showing(in: rect, of: items, axis: .vertical)
          if let problem = wrong(visible.elements, expected: expected) {
            return "\(problem) in \(rect)"
          }
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test("A transposed layout has transposed frames", arguments: 0..<4)
  func transposed(batch: Int) throws {
    let failure = try firstFailure(batch * 100..<(batch + 1) * 100) { random in
      var shape = RandomShape(&random)
      shape.direction = .leftToRight
      let frames = allElements(of: try shape.layout { _ in true })
      let turned = allElements(of: try shape.transposed.layout { _ in false })
      if frames.map(\.id) != turned.map(\.id) { return "other elements" }
      for (one, other) in zip(frames, turned) {
        let (a, b) = (one.frame, other.frame)
        if LayoutRect(x: a.y, y: a.x, width: a.height, height: a.width) != b
          || one.lane != other.lane
        {
          return "\(one) is not \(other) transposed"
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test("A right-to-left layout is the mirrored one", arguments: 0..<4)
  func mirrored(batch: Int) throws {
    let failure = try firstFailure(batch * 100..<(batch + 1) * 100) { random in
      var shape = RandomShape(&random)
      shape.scale = 0
      shape.direction = .leftToRight
      let layout = try shape.layout { _ in true }
      shape.direction = .rightToLeft
      let mirrored = allElements(of: try shape.layout { _ in true })
      for (one, other) in zip(allElements(of: layout), mirrored) {
        let x = layout.contentSize.width - one.frame.maxX
        if abs(x - other.frame.x) > 1e-6 || one.frame.y != other.frame.y
          || one.frame.size != other.frame.size || one.lane != other.lane
        {
          return "\(one) is not \(other) mirrored"
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test("Scrolling, pinning and paging lay nothing out")
  func nothingLaidOut() throws {
    var random = SplitMix64(seed: firstSeed)
    let shape = RandomShape(&random)
    let layout = try shape.layout { _ in true }
    try layout.appendSection(
      SectionStyle(mode: .flow(), header: 20, pinsHeader: true), count: 90
    ) { _ in ItemSize(width: 20, height: 20) }
    let placed = layout.itemsLaidOut
    let elements = allElements(of: layout)
    var visible = VisibleElements()
    for _ in 0..<300 {
      layout.pinMode = random.pick([.section, .stacked, .untilNext])
      layout.sectionDisplacement = random.sectionDisplacement(layout)
      try layout.setPinning(
        ofSection: random.int(0...layout.sectionCount - 1),
        header: random.chance(50), footer: random.chance(50))
      layout.query(random.viewport(over: layout, elements), into: &visible)
    }
    #expect(layout.itemsLaidOut == placed)
    #expect(unequal(allElements(of: layout), elements) == nil)
  }

  // MARK: - Geometry

  private func overlap(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    let rounding = 1e-6
    return a.x < b.maxX - rounding && b.x < a.maxX - rounding
      && a.y < b.maxY - rounding && b.y < a.maxY - rounding
  }

  private func along(_ frame: LayoutRect, _ axis: LayoutAxis) -> (
    Double, Double
  ) {
    axis == .vertical ? (frame.y, frame.maxY) : (frame.x, frame.maxX)
  }

  /// Where a section's body is along the axis: between what surrounds it.
  private func body(
    of section: Int, in layout: CollectionLayout
  ) -> (start: Double, end: Double) {
    var start = layout.contentHeaderLength
    for earlier in 0..<section { start += length(of: earlier, in: layout) }
    var end = start + length(of: section, in: layout)
    if let style = layout.style(ofSection: section) {
      let isVertical = layout.axis == .vertical
      start += style.header
      start += isVertical ? style.insets.top : style.insets.left
      end -= style.footer
      end -= isVertical ? style.insets.bottom : style.insets.right
    }
    guard layout.axis == .horizontal, layout.direction == .rightToLeft else {
      return (start, end)
    }
    return (layout.contentLength - end, layout.contentLength - start)
  }

  /// The length of a section: its items and what surrounds them.
  private func length(
    of section: Int, in layout: CollectionLayout
  ) -> Double {
    guard let style = layout.style(ofSection: section) else { return 0 }
    let items = (0..<layout.itemCount(inSection: section)).compactMap {
      layout.frame(ofItem: ItemPath(section: section, item: $0))
    }
    .map { along($0, layout.axis) }
    let body = (items.map(\.1).max() ?? 0) - (items.map(\.0).min() ?? 0)
    let insets = style.insets
    return style.header + style.footer + body
      + (layout.axis == .vertical
        ? insets.top + insets.bottom : insets.left + insets.right)
  }
}
