import SeededRandom
import Testing
import WaterflowLayout

@Suite("Other styles for many sections, and other viewports that are refused")
struct StylesTests {
  /// Some way to arrange ratios.
  private func style(_ random: inout SplitMix64) -> SectionStyle {
    let lanes = LaneCount.fixed(random.int(1...6))
    var style = SectionStyle(
      mode: random.pick([
        .waterfall(lanes: lanes, sizing: .aspect),
        .waterfall(lanes: lanes, sizing: .aspect, order: .roundRobin),
        .justified(JustifiedRows(rowHeight: random.length(20...300))),
        .justified(
          JustifiedRows(rowHeight: random.length(20...300), breaking: .even)),
        .justified(
          JustifiedRows(rowHeight: random.length(20...300), breaking: .balanced)
        ),
      ]), header: random.length(0...40), lineSpacing: random.length(0...8),
      interitemSpacing: random.length(0...8))
    style.pinsHeader = random.chance(50)
    return style
  }

  private func empty(_ width: Double) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: width, height: 400))
    layout.pinMode = .stacked
    return layout
  }

  @Test(
    "Nobody is asked about sections that are not there",
    arguments: [0..<5, -1..<2, 3..<4, 0..<1_000_000_000])
  func missing(sections: Range<Int>) throws {
    let layout = try empty(300)
    let styles = (0..<3).map { _ in SectionStyle(mode: .list, header: 9) }
    for _ in styles {
      try layout.appendSection(SectionStyle(mode: .list), lengths: [1])
    }
    let before = allElements(of: layout)
    #expect(throws: LayoutError.self) {
      try layout.setStyles(ofSections: sections) { styles[$0] }
    }
    #expect(unequal(allElements(of: layout), before) == nil)
  }

  @Test("They make the layout that they make from the start")
  func fresh() throws {
    let failure = try firstFailure(0..<300) { random in
      let width = random.length(100...900)
      let (layout, fresh) = (try empty(width), try empty(width))
      let count = random.int(0...7)
      let first = random.int(0...count)
      let changed = first..<random.int(first...count)
      var others: [SectionStyle] = []
      for section in 0..<count {
        let ratios = (0..<random.int(0...300)).map { _ in
          random.length(1...12) / 4
        }
        let own = style(&random)
        others.append(changed.contains(section) ? style(&random) : own)
        try layout.appendSection(own, lengths: ratios)
        try fresh.appendSection(others[section], lengths: ratios)
      }
      try layout.setStyles(ofSections: changed) { others[$0] }
      let viewport = Viewport(
        offset: LayoutPoint(x: 0, y: random.length(0...2_000)),
        size: layout.viewport)
      var (ours, theirs) = (VisibleElements(), VisibleElements())
      layout.query(viewport, into: &ours)
      fresh.query(viewport, into: &theirs)
      return unequal(layout, fresh)
        ?? unequal(ours.elements, theirs.elements)
    }
    #expect(failure == nil)
  }

  /// An item that a lane of 900 points would make too long.
  private let long = [30_000.0]

  @Test("Where one section refuses its style, all keep theirs")
  func refused() throws {
    let failure = try firstFailure(0..<200) { random in
      let layout = try empty(900)
      let count = random.int(1...5)
      for _ in 0..<count {
        try layout.appendSection(
          style(&random),
          lengths: (0..<random.int(0...300)).map { _ in
            random.length(1...12) / 4
          })
      }
      try layout.appendSection(
        SectionStyle(mode: .waterfall(lanes: .fixed(4), sizing: .aspect)),
        lengths: long)
      let (length, before) = (layout.contentLength, allElements(of: layout))
      do {
        try layout.setStyles(ofSections: 0..<count + 1) { section in
          section == count
            ? SectionStyle(
              mode: .waterfall(lanes: .fixed(1), sizing: .aspect))
            : style(&random)
        }
        return "taken"
      } catch let error as LayoutError {
        guard error == .itemTooLong(ItemPath(section: count, item: 0)) else {
          return "\(error)"
        }
      }
      if layout.contentLength != length { return "another length" }
      return unequal(allElements(of: layout), before)
    }
    #expect(failure == nil)
  }

  @Test("No sections, wherever they would be, are given no style")
  func none() throws {
    let layout = try empty(300)
    try layout.appendSection(SectionStyle(mode: .list), lengths: [1, 2])
    for place in [-1, 0, 1, 7] {
      try layout.setStyles(ofSections: place..<place) { _ in
        SectionStyle(mode: .flow())
      }
    }
    #expect(layout.style(ofSection: 0)?.mode == .list)
  }

  @Test("Where one section refuses a viewport, all stand where they stood")
  func refusedViewport() throws {
    let failure = try firstFailure(0..<300) { random in
      var shape = RandomShape(&random)
      shape.viewport = LayoutSize(
        width: random.length(100...400), height: random.length(100...400))
      let layout = try shape.layout { _ in true }
      try layout.appendSection(
        SectionStyle(mode: .waterfall(lanes: .fixed(1), sizing: .aspect)),
        lengths: long)
      let (size, before) = (layout.contentSize, allElements(of: layout))
      do {
        try layout.resize(to: LayoutSize(width: 900, height: 900))
        return "taken"
      } catch {}
      if layout.contentSize != size { return "another content" }
      return unequal(allElements(of: layout), before)
    }
    #expect(failure == nil)
  }

  @Test("A section that is not there is refused")
  func missing() throws {
    let layout = try empty(300)
    try layout.appendSection(SectionStyle(mode: .list), lengths: [1, 2])
    #expect(throws: LayoutError.noSuchSection(1, count: 1)) {
      try layout.setStyles(ofSections: 0..<2) { _ in
        SectionStyle(mode: .list)
      }
    }
    #expect(layout.itemsLaidOut == 2)
  }

  @Test("What is out of range in them is told of each")
  func warned() throws {
    let layout = try empty(300)
    for _ in 0..<3 {
      try layout.appendSection(SectionStyle(mode: .list), lengths: [1, 2])
    }
    var warnings: [LayoutWarning] = []
    layout.onWarning = { warnings.append($0) }
    try layout.setStyles(ofSections: 1..<3) { _ in
      SectionStyle(mode: .waterfall(lanes: .fixed(0)), lineSpacing: -1)
    }
    #expect(
      warnings == [
        .styleClamped(section: 1), .laneCountClamped(section: 1),
        .styleClamped(section: 2), .laneCountClamped(section: 2),
      ])
  }

  @Test("A section behind many costs what it costs behind few")
  func appended() throws {
    let layout = try empty(300)
    var most = 0
    for _ in 0..<1_000 {
      let touched = layout.recordsTouched
      try layout.appendSection(
        SectionStyle(mode: .list, header: 10, pinsHeader: true),
        lengths: [1, 2])
      most = max(most, layout.recordsTouched - touched)
    }
    #expect(most <= 4)
    #expect(layout.pinnableHeaders.count == 1_000)
  }
}
