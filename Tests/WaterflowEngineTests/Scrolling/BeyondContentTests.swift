import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("A view that scrolls beyond its content")
struct BeyondContentTests {
  /// Ten items of 100 points, of which 400 points show.
  private func host() throws -> RecordingHost {
    let host = RecordingHost(try .strip(of: 10, .vertical, .leftToRight))
    host.engine.scrollsBeyondContent = true
    return host
  }

  private func at(_ y: Double) -> LayoutPoint { LayoutPoint(x: 0, y: y) }

  @Test("goes where it is told to, before the content and behind it")
  func unclamped() throws {
    let engine = try host().engine
    for y in [-300, 250, 5_000] as [Double] {
      #expect(engine.clamped(at(y)) == at(y))
    }
    engine.scrollsBeyondContent = false
    #expect(engine.clamped(at(5_000)) == at(600))
  }

  @Test("shows the last item at the start, and the first one at the end")
  func alignment() throws {
    let engine = try host().engine
    let first = ElementID(ItemPath(section: 0, item: 0))
    let last = ElementID(ItemPath(section: 0, item: 9))
    #expect(engine.offset(showing: last, at: .start) == at(900))
    #expect(engine.offset(showing: first, at: .end) == at(-300))
  }

  @Test("stays before its content when its extent changes")
  func resizes() throws {
    let host = try host()
    let size = LayoutSize(width: 50, height: 300)
    for (isOuter, y) in [(true, -70), (false, 0)] as [(Bool, Double)] {
      host.engine.scrollsBeyondContent = isOuter
      host.scroll(to: -70)
      #expect(try host.engine.resize(to: size) == at(y))
    }
  }

  @Test("is not near the end of content that is out of view above")
  func nearEnd() throws {
    let host = try host()
    host.engine.nearEndLength = 100
    // 400 points behind the end: what is read stands elsewhere.
    host.scroll(to: 1_001)
    #expect(host.ends == 0)
    host.scroll(to: 1_000)
    #expect(host.ends == 1)
  }
}
