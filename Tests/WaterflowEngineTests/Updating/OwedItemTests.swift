import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Updates of layouts that are laid out later")
struct OwedItemTests {
  private func first(_ host: RecordingHost) throws -> (Int, Double) {
    let y = host.engine.offset.y
    let live = try #require(host.engine.liveCells.first { $0.frame.maxY > y })
    return (live.element.path.item, live.frame.y - y)
  }

  @Test("The anchor holds while what is owed is laid out in slices")
  func anchor() throws {
    let layout = try CollectionLayout.waterfall(of: 6_000)
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 150_000)
    let (item, distance) = try first(host)
    try host.apply(length: 333) {
      $0.insertItems(at: RecordingHost.paths(0..<601))
    }
    #expect(!layout.isComplete)
    let path = ItemPath(section: 0, item: item + 601)
    var isMore = true
    var slices = 0
    while isMore {
      let frame = try #require(layout.frame(ofItem: path))
      #expect(abs(frame.y - host.engine.offset.y - distance) < 1e-6)
      isMore = host.engine.layOutMore(700, at: 0, host: host)
      slices += 1
    }
    #expect(slices > 2)
    let frame = try #require(layout.frame(ofItem: path))
    #expect(abs(frame.y - host.engine.offset.y - distance) < 1e-6)
    #expect(layout.isComplete)
    #expect(!host.engine.layOutMore(at: 0, host: host))
    #expect(host.violation == nil)
  }

  @Test("Nothing that is in view is owed after late sizes at its own start")
  func lateSize() throws {
    let layout = try CollectionLayout.waterfall(of: 3_000)
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 60_000)
    try host.engine.resize(
      [(ItemPath(section: 0, item: 0), ItemSize(width: 1, height: 9_000))],
      at: 0, host: host)
    let shown = host.engine.liveCells.map(\.element)
    let frames = host.engine.liveCells.map(\.frame)
    while layout.layOutMore(.max) {}
    #expect(shown.map { layout.frame(of: $0) } == frames)
  }

  @Test("A refused update owes nothing")
  func refused() throws {
    let layout = try CollectionLayout.waterfall(of: 3_000)
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 500)
    let before = NaiveScreen(layout).elements.map(\.frame)
    var update = BatchUpdate()
    update.insertItems(at: RecordingHost.paths(0..<2))
    update.reloadItems(at: RecordingHost.paths(2_000..<2_002))
    let plan = try update.plan(oldCounts: [3_000], newCounts: [3_002])
    #expect(throws: LayoutError.self) {
      try host.engine.perform(
        plan, animated: false, at: 0, host: host,
        sizeOfItem: {
          ItemSize(width: 9, height: $0.item == 2_003 ? .infinity : 777)
        }, styleOfSection: { _ in SectionStyle(mode: .list) })
    }
    #expect(layout.isComplete)
    #expect(NaiveScreen(layout).elements.map(\.frame) == before)
  }

  @Test("What is asked for while an update is refused is done after it")
  func askedMeanwhile() throws {
    let host = RecordingHost(try .column(of: 50))
    host.scroll(to: 0)
    var update = BatchUpdate()
    update.insertItems(at: RecordingHost.paths(0..<1))
    let plan = try update.plan(oldCounts: [50], newCounts: [51])
    #expect(throws: LayoutError.self) {
      try host.engine.perform(
        plan, animated: false, at: 0, host: host,
        sizeOfItem: { _ in
          host.scroll(to: 700)
          return ItemSize(width: 9, height: .infinity)
        }, styleOfSection: { _ in SectionStyle(mode: .list) })
    }
    #expect(host.engine.offset == LayoutPoint(x: 0, y: 700))
    #expect(host.shownItems == [7, 8, 9, 10])
  }

  @Test("Lanes in view beside a footer have been seen")
  func seen() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: .fixed(2), assignment: .seen), footer: 20),
      lengths: [10, 10, 10, 10, 10, 10])
    let host = RecordingHost(layout)
    host.scroll(to: 0)
    try layout.setLength(40, ofItem: ItemPath(section: 0, item: 0))
    let lanes = (0..<6).map {
      layout.element(ElementID(kind: .item, section: 0, item: $0))?.lane
    }
    #expect(lanes == [0, 1, 0, 1, 0, 1])
  }

  @Test("Lanes of what is kept out of view have not been seen")
  func keptAway() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(2), assignment: .seen)),
      lengths: Array(repeating: 100, count: 100))
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 0)
    // The focus goes to the end with its item, out of view.
    host.engine.keptElements = [ElementID(kind: .item, section: 0, item: 1)]
    try host.apply {
      $0.moveItem(
        from: ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 99))
    }
    #expect(host.cell(showing: 99) != nil)
    try layout.setLength(900, ofItem: ItemPath(section: 0, item: 0))
    // All that comes behind the view goes where there is room.
    var ends = [0.0, 0.0]
    for item in 0..<100 {
      let id = ElementID(kind: .item, section: 0, item: item)
      let element = try #require(layout.element(id))
      let lane = Int(element.lane)
      ends[lane] = max(ends[lane], element.frame.maxY)
    }
    #expect(abs(ends[0] - ends[1]) <= 100)
  }

  @Test("Many items in a row are read anew at once, not one by one")
  func reloadedInOnePiece() throws {
    let layout = try CollectionLayout.column(of: 30_000)
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 50_000)
    try host.apply(length: 30) {
      $0.reloadItems(at: RecordingHost.paths(0..<30_000))
    }
    #expect(host.engine.layout !== layout)
    #expect(host.engine.layout.contentLength == 900_000)
    #expect(host.violation == nil)
    // A few are, in place.
    let next = host.engine.layout
    try host.apply(length: 50) {
      $0.reloadItems(at: RecordingHost.paths(20..<80))
    }
    #expect(host.engine.layout === next)
    #expect(next.contentLength == 901_200)
  }

  @Test("Many single changes ask for what is read anew, and keep the rest")
  func madeAnew() throws {
    let layout = try CollectionLayout.column(of: 300)
    layout.minimumContentLength = 40_000
    layout.sectionDisplacement = SectionDisplacement(
      firstSection: 0, offset: LayoutPoint(x: -30, y: 0))
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 0)
    let items = stride(from: 0, to: 300, by: 2).map {
      ItemPath(section: 0, item: $0)
    }
    try host.apply(length: 30) { $0.reloadItems(at: items) }
    let lengths = (0..<300).map {
      host.engine.layout.frame(ofItem: ItemPath(section: 0, item: $0))?.height
    }
    #expect(lengths == (0..<300).map { $0 % 2 == 0 ? 30 : 100 })
    #expect(host.engine.layout.contentLength == 40_000)
    #expect(
      host.engine.layout.sectionDisplacement == layout.sectionDisplacement)
    #expect(host.violation == nil)
  }
}
