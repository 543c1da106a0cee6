import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Near the end")
struct NearEndTests {
  @Test("The end is told once for each length")
  func once() throws {
    let host = RecordingHost(try .column(of: 20), allowsRenaming: true)
    host.engine.nearEndLength = 500
    host.scroll(to: 1_000)
    // 600 points are left.
    #expect(host.ends == 0)
    host.scroll(to: 1_100)
    #expect(host.ends == 0, "the distance itself is not within it")
    host.scroll(to: 1_101)
    #expect(host.ends == 1)
    host.scroll(to: 1_600)
    host.scroll(to: 0)
    host.scroll(to: 1_600)
    #expect(host.ends == 1)
    // A late size is no news.
    try host.engine.resize(
      [(ItemPath(section: 0, item: 19), ItemSize(width: 0, height: 180))],
      at: 0, host: host)
    #expect(host.ends == 1)
    try host.apply { $0.insertItems(at: RecordingHost.paths(20..<40)) }
    #expect(host.ends == 1)
    host.scroll(to: 3_500)
    #expect(host.ends == 2)
    host.reload()
    #expect(host.ends == 3)
  }

  @Test("Other cells and another layout of the same items are no news")
  func sameItems() throws {
    let host = RecordingHost(try .column(of: 20))
    host.engine.nearEndLength = 500
    host.scroll(to: 1_600)
    #expect(host.ends == 1)
    for keepsCells in [false, true] {
      let offset = try host.engine.replaceLayout(
        with: try .column(of: 20), keepsCells: keepsCells)
      host.engine.update(offset: offset, at: 0, host: host)
      #expect(host.engine.offset == offset && host.ends == 1)
    }
  }

  @Test("Who listens from now on is told of an end that is near")
  func anew() throws {
    let host = RecordingHost(try .column(of: 20))
    host.engine.nearEndLength = 500
    host.scroll(to: 1_600)
    host.engine.forgetNearEnd()
    #expect(host.ends == 1)
    host.scroll(to: 1_600)
    #expect(host.ends == 2)
    host.scroll(to: 1_590)
    #expect(host.ends == 2)
  }

  @Test("A page that is too short brings the next one at once")
  func fillsTheView() throws {
    let host = RecordingHost(try .column(of: 1), allowsRenaming: true)
    host.engine.nearEndLength = 200
    host.onEnd = { host in
      host.engine.whenIdle {
        let count = host.engine.layout.itemCount(inSection: 0)
        _ = try? host.apply {
          $0.insertItems(at: RecordingHost.paths(count..<count + 2))
        }
      }
    }
    host.scroll(to: 0)
    // Until 200 points are left behind the viewport of 400.
    #expect(host.engine.layout.itemCount(inSection: 0) == 7)
    #expect(host.ends == 3)
    #expect(host.violation == nil)
  }

  @Test("Nothing has no end, and without a distance none is told")
  func neverForNothing() throws {
    let host = RecordingHost(try .column(of: 0))
    host.engine.nearEndLength = 200
    host.scroll(to: 0)
    #expect(host.ends == 0)
    let other = RecordingHost(try .column(of: 1))
    other.scroll(to: 0)
    #expect(other.ends == 0)
  }

  @Test("A view without an extent comes near no end, and shows nothing")
  func noExtent() throws {
    let layout = try CollectionLayout(viewport: LayoutSize(width: 0, height: 0))
    // All of them without a length.
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(3), sizing: .aspect)),
      lengths: Array(repeating: 1, count: 20_000))
    let host = RecordingHost(layout)
    host.engine.overscan = 300
    host.engine.nearEndLength = 200
    host.scroll(to: 0)
    #expect(host.asked.isEmpty && host.ends == 0)
    _ = try host.engine.resize(to: LayoutSize(width: 90, height: 300))
    host.scroll(to: 0)
    // Twenty of 30 points in each lane.
    #expect(host.asked.count == 60 && host.ends == 0)
    host.scroll(to: 199_600)
    #expect(host.ends == 1)
  }

  @Test("From right to left the end is at the left")
  func mirrored() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 400, height: 100), axis: .horizontal,
      direction: .rightToLeft)
    try layout.appendSection(
      SectionStyle(mode: .list), lengths: Array(repeating: 100, count: 20))
    let host = RecordingHost(layout)
    host.engine.nearEndLength = 300
    host.engine.update(offset: LayoutPoint(x: 1_600, y: 0), at: 0, host: host)
    #expect(host.ends == 0)
    host.engine.update(offset: LayoutPoint(x: 299, y: 0), at: 0, host: host)
    #expect(host.ends == 1)
  }
}
