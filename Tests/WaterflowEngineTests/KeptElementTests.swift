import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Cells that are kept")
struct KeptElementTests {
  private static let third = ElementID(kind: .item, section: 0, item: 3)

  private func host() throws -> RecordingHost {
    let host = RecordingHost(
      try CollectionLayout.column(of: 1_000), allowsRenaming: true)
    host.scroll(to: 0)
    return host
  }

  @Test("A kept cell stays out of view and is there when its item comes back")
  func comesBack() throws {
    let host = try host()
    let cell = try #require(host.cell(showing: 3))
    host.engine.keptElements = [Self.third]
    for y in [1_000.0, 20_000, 50_000] {
      host.scroll(to: y)
      #expect(host.cell(showing: 3) == cell)
      #expect(host.engine.liveCells.count == 5)
      #expect(host.screen.cells[cell]?.shown?.frame.y == 300)
    }
    let asked = host.asked.count
    host.scroll(to: 0)
    #expect(host.cell(showing: 3) == cell)
    #expect(host.shownItems == [0, 1, 2, 3])
    #expect(!host.asked.dropFirst(asked).contains(Self.third))
    #expect(!host.emptied.contains { $0.rawValue == cell })
    #expect(host.violation == nil)
  }

  @Test("What is typed into is kept under the name that updates give it")
  func edited() throws {
    let host = try host()
    let cell = try #require(host.cell(showing: 3))
    host.engine.editedElement = Self.third
    host.scroll(to: 20_000)
    #expect(host.cell(showing: 3) == cell)
    try host.apply { $0.insertItems(at: RecordingHost.paths(0..<2)) }
    #expect(
      host.engine.editedElement
        == ElementID(kind: .item, section: 0, item: 5))
    #expect(host.cell(showing: 5) == cell)
    try host.apply { $0.deleteItems(at: RecordingHost.paths(5..<6)) }
    #expect(host.engine.editedElement == nil)
    #expect(host.violation == nil)
  }

  @Test("It goes once it is not kept any more")
  func letsGo() throws {
    let host = try host()
    host.engine.keptElements = [Self.third]
    host.scroll(to: 5_000)
    host.engine.keptElements = []
    host.scroll(to: 5_000)
    #expect(host.cell(showing: 3) == nil)
    #expect(host.engine.liveCells.count == 4)
  }

  @Test("What has no cell gets none, and what there is not is no harm")
  func asksForNone() throws {
    let host = try host()
    host.engine.keptElements = [
      ElementID(kind: .item, section: 0, item: 500),
      ElementID(kind: .item, section: 7, item: 0),
      ElementID(kind: .header, section: 0), Self.third, Self.third,
    ]
    host.scroll(to: 10_000)
    #expect(host.shownItems == [3, 100, 101, 102, 103])
    #expect(host.asked.count == 8)
    #expect(host.violation == nil)
  }

  @Test("An update takes its name along", arguments: [false, true])
  func followsUpdates(animated: Bool) throws {
    let host = try host()
    let cell = try #require(host.cell(showing: 3))
    host.engine.keptElements = [Self.third]
    host.scroll(to: 5_000)
    try host.apply(animated: animated) {
      $0.insertItems(at: RecordingHost.paths(0..<2))
    }
    #expect(host.engine.keptElements.map(\.item) == [5])
    #expect(host.cell(showing: 5) == cell)
    #expect(host.screen.cells[cell]?.shown?.frame.y == 500)
    try host.apply(animated: animated) {
      $0.moveItem(
        from: ItemPath(section: 0, item: 5),
        to: ItemPath(section: 0, item: 900))
    }
    #expect(host.cell(showing: 900) == cell)
    try host.apply(animated: animated) {
      $0.deleteItems(at: [ItemPath(section: 0, item: 900)])
    }
    host.endTransitions(at: 1_000)
    #expect(host.engine.keptElements == [])
    #expect(host.screen.cells[cell]?.shown == nil)
    #expect(host.violation == nil)
  }

  @Test("What is read anew out of view gets a cell", arguments: [false, true])
  func readAnew(animated: Bool) throws {
    let host = try host()
    host.engine.keptElements = [Self.third]
    host.scroll(to: 5_000)
    let asked = host.asked.count
    try host.apply(animated: animated) {
      $0.insertItems(at: RecordingHost.paths(0..<1))
      $0.reloadItems(at: [ItemPath(section: 0, item: 3)])
    }
    let fourth = ElementID(kind: .item, section: 0, item: 4)
    #expect(host.engine.keptElements == [fourth])
    #expect(host.asked.dropFirst(asked).contains(fourth))
    let cell = try #require(host.cell(showing: 4))
    #expect(host.screen.cells[cell]?.shown?.frame.y == 400)
    host.scroll(to: 20_000)
    #expect(host.cell(showing: 4) == cell)
    #expect(host.engine.liveCells.count == 5)
    host.endTransitions(at: 1_000)
    #expect(host.violation == nil)
  }

  @Test(
    "What goes to a section that comes gets another cell there, also out of view",
    arguments: [false, true])
  func otherSection(animated: Bool) throws {
    let host = try host()
    host.engine.keptElements = [Self.third]
    for goes in [5_000.0, 0] {
      host.scroll(to: goes)
      let first = host.engine.keptElements[0].path
      let sections = host.engine.layout.sectionCount
      try host.apply(animated: animated) {
        $0.insertSections([sections])
        $0.moveItem(from: first, to: ItemPath(section: sections, item: 0))
      }
      let moved = ElementID(kind: .item, section: sections, item: 0)
      #expect(host.engine.keptElements == [moved])
      #expect(host.engine.liveCell(showing: moved) != nil)
    }
    host.endTransitions(at: 1_000)
    #expect(host.violation == nil)
  }

  @Test("What is read anew and not kept gets none out of view")
  func readAnewUnkept() throws {
    let host = try host()
    host.engine.keptElements = [Self.third]
    host.scroll(to: 5_000)
    host.engine.keptElements = []
    try host.apply(animated: false) {
      $0.reloadItems(at: [ItemPath(section: 0, item: 3)])
    }
    #expect(host.cell(showing: 3) == nil)
    #expect(host.engine.liveCells.count == 4)
  }

  @Test("A reload starts over with other cells")
  func reloads() throws {
    let host = try host()
    host.engine.keptElements = [Self.third]
    host.scroll(to: 5_000)
    host.reload()
    #expect(host.shownItems == [50, 51, 52, 53])
  }

  @Test("Whatever is kept, the screen is what is visible and that")
  func equalsFullScan() throws {
    let failure = try firstFailure(0..<100) { random in
      let layout = try CollectionLayout.waterfall(of: 400)
      let host = RecordingHost(layout, allowsRenaming: true)
      let length = layout.contentLength
      let frames = (0..<400).map {
        layout.frame(ofItem: ItemPath(section: 0, item: $0))
      }
      var kept: Set<Int32> = []
      for step in 0..<40 {
        let before = Set(host.shownItems.map { Int32($0) })
        if random.chance(40), let item = before.randomElement(using: &random) {
          kept = random.chance(50) ? [item] : kept.union([item])
          host.engine.keptElements = kept.sorted().map {
            ElementID(kind: .item, section: 0, item: Int($0))
          }
        }
        let y = Double(random.int(0...Int(length)))
        host.scroll(to: y)
        var expected = kept.intersection(before)
        for (item, frame) in frames.enumerated() {
          if let frame, frame.maxY > y && frame.y < y + 800 {
            expected.insert(Int32(item))
          }
        }
        if host.shownItems != expected.sorted().map({ Int($0) }) {
          return "step \(step): \(host.shownItems), not \(expected.sorted())"
        }
      }
      return host.violation
    }
    #expect(failure == nil)
  }
}
