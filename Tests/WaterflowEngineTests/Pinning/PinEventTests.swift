import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Pinning and unpinning are told")
struct PinEventTests {
  @Test("Exactly once for each change, whatever is done", arguments: 0..<100)
  func exactlyOnce(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let host = PinLog(try layout(&random))
    host.engine.contentInsets = Insets(Double(random.below(3) * 10))
    var before: Set<ElementID> = []
    for step in 0..<120 {
      try act(host, &random)
      let after = host.pinned
      let place = "seed \(seed), step \(step)"
      #expect(
        Set(host.events.filter(\.isPinned).map(\.element))
          == after.subtracting(before), "\(place)")
      #expect(
        Set(host.events.filter { !$0.isPinned }.map(\.element))
          == before.subtracting(after), "\(place)")
      #expect(
        Set(host.events.map(\.element)).count == host.events.count, "\(place)")
      for event in host.events {
        let rest = host.engine.layout.frame(of: event.element)
        #expect(event.naturalFrame == rest ?? .zero, "\(place)")
      }
      before = after
      checkCells(host, place)
      // The same offset again has nothing to tell.
      host.scroll(to: host.engine.offset.y)
      #expect(host.events.isEmpty, "\(place)")
    }
  }

  @Test("A pinned header keeps its cell, and nothing is laid out")
  func keepsCell() throws {
    for mode in [PinMode.section, .stacked, .untilNext] {
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 90, height: 200))
      layout.pinMode = mode
      for _ in 0..<3 {
        try layout.appendSection(
          SectionStyle(mode: .list, header: 40, pinsHeader: true),
          lengths: Array(repeating: 10, count: 100))
      }
      let host = PinLog(layout)
      host.scroll(to: 0)
      let id = ElementID(kind: .header, section: 0)
      let cell = host.engine.liveCell(showing: id)?.cell
      #expect(cell != nil)
      let counters = host.engine.counters
      for y in stride(from: 1.0, to: 900, by: 7) {
        host.scroll(to: y)
        let live = host.engine.liveCell(showing: id)
        #expect(live?.cell == cell)
        #expect(live?.isPinned == true)
        #expect(live?.frame.y == y)
        #expect(
          host.events.map(\.element) == (y == 1 ? [id] : []))
      }
      #expect(host.engine.counters.itemsLaidOut == counters.itemsLaidOut)
    }
  }

  @Test("Operations carry what is pinned and what covers what")
  func operations() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 90, height: 200))
    for _ in 0..<2 {
      try layout.appendSection(
        SectionStyle(
          mode: .list, header: 40, pinsHeader: true, background: .zero),
        lengths: Array(repeating: 10, count: 20))
    }
    let host = PinLog(layout)
    host.scroll(to: 205)
    let all = host.shown.values
    func told(_ kind: ElementKind, _ section: Int) -> CellOperation? {
      all.first {
        $0.elementID == ElementID(kind: kind, section: section)
      }
    }
    #expect(told(.header, 0)?.pinned == 1)
    #expect(told(.header, 0)?.zIndex == 1_024)
    #expect(told(.header, 0)?.y == 205)
    #expect(told(.header, 1)?.pinned == 1)
    #expect(told(.header, 1)?.zIndex == 1_025)
    #expect(told(.header, 1)?.y == 245)
    #expect(told(.background, 0)?.zIndex == -1)
    let items = all.filter { $0.elementID?.kind == .item }
    #expect(items.allSatisfy { $0.zIndex == 0 && $0.pinned == 0 })
    host.scroll(to: 199)
    let header = host.shown.values.first {
      $0.elementID == ElementID(kind: .header, section: 1)
    }
    #expect(header?.pinned == 0)
    #expect(header?.zIndex == 0)
    #expect(header?.y == 240)
  }

  // MARK: - Programs

  private func act(_ host: PinLog, _ random: inout SplitMix64) throws {
    let layout = host.engine.layout
    let extent = Int(layout.contentLength)
    switch random.below(10) {
    case 0:
      host.reload(try self.layout(&random))
    case 1 where layout.sectionCount > 0:
      try layout.setPinning(
        ofSection: random.below(layout.sectionCount),
        header: random.below(2) == 0, footer: random.below(2) == 0)
      host.scroll(to: host.engine.offset.y)
    case 2:
      layout.pinMode =
        [PinMode.section, .stacked, .untilNext][random.below(3)]
      host.scroll(to: host.engine.offset.y)
    case 3:
      host.scroll(to: Double(random.below(4_000) - 1_000))
    case 4:
      host.reload()
    case 5 where layout.sectionCount > 0:
      // The edge of a section: the pin line meets a header exactly.
      let id = ElementID(
        kind: .header, section: random.below(layout.sectionCount))
      host.scroll(to: layout.frame(of: id)?.y ?? 0)
    default:
      let offset = host.engine.offset.y + Double(random.below(121) - 60)
      host.scroll(to: min(max(offset, -100), Double(extent + 100)))
    }
  }

  private func checkCells(_ host: PinLog, _ place: String) {
    #expect(host.shown.count == host.engine.liveCells.count, "\(place)")
    for live in host.engine.liveCells {
      let told = host.shown[live.cell.rawValue]
      let expected = host.engine.layout.element(
        live.element, in: host.engine.viewport)
      #expect(told?.elementID == live.element, "\(place)")
      #expect(told?.frame == expected?.frame, "\(place)")
      #expect(told?.zIndex == expected?.zIndex, "\(place)")
      #expect(told?.pinned == (expected?.isPinned == true ? 1 : 0), "\(place)")
    }
  }

  private func layout(_ random: inout SplitMix64) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 99, height: 150))
    layout.pinMode = [PinMode.section, .stacked, .untilNext][random.below(3)]
    for _ in 0..<random.below(7) {
      let style = SectionStyle(
        mode: .list, header: Double(random.below(4) * 10),
        footer: Double(random.below(3) * 10),
        insets: Insets(Double(random.below(3) * 5)),
        pinsHeader: random.below(3) > 0, pinsFooter: random.below(3) > 0)
      try layout.appendSection(
        style,
        lengths: (0..<random.below(9)).map { _ in
          Double(random.below(4) * 10)
        })
    }
    return layout
  }
}
