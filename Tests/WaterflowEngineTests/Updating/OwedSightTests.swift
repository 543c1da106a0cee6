import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("What is in sight of layouts that are laid out later")
struct OwedSightTests {
  @Test("A scroll to what is owed shows it where it will be")
  func scrolls() throws {
    let layout = try CollectionLayout.waterfall(of: 6_000)
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 0)
    try host.apply(length: 333) {
      $0.insertItems(at: RecordingHost.paths(0..<7))
    }
    #expect(!layout.isComplete)
    for y in [20_000.0, 90_000, 230_000] {
      host.scroll(to: y)
      let live = host.engine.liveCells
      #expect(live.count > 8)
      let all = try CollectionLayout(viewport: layout.viewport)
      var lengths: [Double] = []
      for item in 0..<6_007 {
        let path = ItemPath(section: 0, item: item)
        lengths.append(layout.frame(ofItem: path)?.height ?? 0)
      }
      try all.appendSection(
        SectionStyle(mode: .waterfall(lanes: .fixed(4))), lengths: lengths)
      for cell in live {
        #expect(all.frame(of: cell.element) == cell.frame)
      }
    }
    #expect(host.violation == nil)
  }

  @Test("Mirrored content that grows at its end keeps what is in sight")
  func mirrored() throws {
    var random = SplitMix64(seed: 4)
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 800, height: 400), axis: .horizontal,
      direction: .rightToLeft)
    try layout.appendSection(
      SectionStyle(mode: .flow(alignment: .top)), count: 9_000
    ) { _ in ItemSize(width: random.length(40...360), height: 60) }
    let host = RecordingHost(layout, allowsRenaming: true)
    host.engine.update(
      offset: LayoutPoint(x: layout.contentLength - 5_000, y: 0), at: 0,
      host: host)
    let live = try #require(host.engine.liveCells.first)
    let distance = live.frame.x - host.engine.offset.x
    try host.apply(length: 60) {
      $0.insertItems(at: RecordingHost.paths(0..<1))
    }
    let path = ItemPath(section: 0, item: live.element.path.item + 1)
    var lengths: Set<Double> = []
    var isMore = !layout.isComplete
    #expect(isMore)
    while isMore {
      let first = try #require(
        host.engine.liveCells.first { $0.element.path == path })
      #expect(abs(first.frame.x - host.engine.offset.x - distance) < 1e-6)
      lengths.insert(layout.contentLength)
      isMore = host.engine.layOutMore(1_500, at: 0, host: host)
    }
    #expect(lengths.count > 1, "its length must change")
    let first = try #require(
      host.engine.liveCells.first { $0.element.path == path })
    #expect(abs(first.frame.x - host.engine.offset.x - distance) < 1e-6)
    #expect(host.violation == nil)
  }

  @Test("A scroll over what is owed goes as far on screen, mirrored too")
  func mirroredScroll() throws {
    var random = SplitMix64(seed: 9)
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 800, height: 400), axis: .horizontal,
      direction: .rightToLeft)
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(4))),
      lengths: (0..<6_000).map { _ in random.length(40...360) })
    let host = RecordingHost(layout, allowsRenaming: true)
    host.engine.update(
      offset: LayoutPoint(x: layout.contentLength - 800, y: 0), at: 0,
      host: host)
    try host.apply(length: 333) {
      $0.insertItems(at: RecordingHost.paths(0..<7))
    }
    #expect(!layout.isComplete)
    var lengths: Set<Double> = []
    for _ in 0..<120 {
      let before = host.engine.liveCells
      let offset = host.engine.offset
      lengths.insert(layout.contentLength)
      host.engine.update(
        offset: LayoutPoint(x: offset.x - 700, y: 0), at: 0, host: host)
      for live in host.engine.liveCells {
        let earlier = before.first { $0.element == live.element }
        guard let earlier else { continue }
        let distance =
          live.frame.x - host.engine.offset.x - (earlier.frame.x - offset.x)
        #expect(abs(distance - 700) < 1e-6)
      }
    }
    #expect(lengths.count > 1, "its length must change")
    #expect(host.violation == nil)
  }

  @Test("The items in sight of each section have been seen")
  func seen() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    for _ in 0..<2 {
      try layout.appendSection(
        SectionStyle(mode: .waterfall(lanes: .fixed(2), assignment: .seen)),
        lengths: [10, 10, 10, 10, 10, 10])
    }
    let host = RecordingHost(layout)
    host.scroll(to: 0)
    for section in 0..<2 {
      try layout.setLength(40, ofItem: ItemPath(section: section, item: 0))
      let lanes = (0..<6).map {
        layout.element(ElementID(kind: .item, section: section, item: $0))?.lane
      }
      #expect(lanes == [0, 1, 0, 1, 0, 1])
    }
  }

  @Test("Many single changes keep stable lanes")
  func stableLanes() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    var random = SplitMix64(seed: 5)
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(3), assignment: .stable)),
      lengths: (0..<300).map { _ in random.length(10...90) })
    let host = RecordingHost(layout, allowsRenaming: true)
    host.scroll(to: 0)
    let ids = (0..<300).map { ElementID(kind: .item, section: 0, item: $0) }
    let lanes = ids.map { layout.element($0)?.lane }
    let items = stride(from: 0, to: 300, by: 2).map {
      ItemPath(section: 0, item: $0)
    }
    try host.apply(length: 77) { $0.reloadItems(at: items) }
    #expect(ids.map { host.engine.layout.element($0)?.lane } == lanes)
    #expect(host.violation == nil)
  }
}
