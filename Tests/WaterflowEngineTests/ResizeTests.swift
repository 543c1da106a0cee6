import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Resizing")
struct ResizeTests {
  @Test("The first visible item keeps its distance from the viewport's top")
  func anchor() throws {
    var moved = 0
    let failure = try firstFailure(0..<150) { random in
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: random.length(100...600), height: 400))
      let ratios = (0..<random.int(1...80)).map { _ in random.length(1...3) }
      try layout.appendSection(
        SectionStyle(
          mode: .waterfall(lanes: .minimumWidth(90), sizing: .aspect),
          header: random.length(0...80), insets: Insets(8), lineSpacing: 8,
          interitemSpacing: 8),
        lengths: ratios)
      let host = RecordingHost(layout)
      let engine = host.engine
      engine.overscan = random.pick([0, 300])
      let end = max(0, layout.contentLength - 400)
      let y = random.length(0...max(1, Int(end)))
      host.scroll(to: y)
      let first = NaiveScreen(layout).elements.first {
        $0.id.kind == .item && $0.frame.maxY > y
      }
      let size = LayoutSize(
        width: random.length(100...600), height: random.length(100...600))
      let offset = try engine.resize(to: size)
      let most = max(0, layout.contentLength - size.height)
      guard let first, y > 0, let frame = layout.frame(of: first.id) else {
        return nil
      }
      let expected = frame.y - (first.frame.y - y)
      if offset.x != 0 || offset.y != min(max(expected, 0), most) {
        return "\(offset) after \(y), should be \(expected) in 0...\(most)"
      }
      if offset.y == expected && frame.y != first.frame.y { moved += 1 }
      return nil
    }
    #expect(failure == nil)
    #expect(moved > 20, "hardly any case moved the first item")
  }

  @Test("At the top the content stays at the top")
  func top() throws {
    let host = RecordingHost(try .waterfall(of: 50))
    host.scroll(to: 0)
    #expect(
      try host.engine.resize(to: LayoutSize(width: 90, height: 80)) == .zero)
  }

  @Test("A viewport that is refused changes nothing")
  func refused() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 500)
    let before = host.engine.viewport
    #expect(throws: LayoutError.viewportOutOfRange) {
      try host.engine.resize(to: LayoutSize(width: .nan, height: 400))
    }
    #expect(host.engine.viewport == before)
    host.scroll(to: 500)
    #expect(host.shownItems == [5, 6, 7, 8])
  }

  @Test("Visible items keep their cells and get their new frames")
  func moves() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 0)
    let cells = (0..<4).map { host.cell(showing: $0) }
    let offset = try host.engine.resize(to: LayoutSize(width: 200, height: 400))
    host.engine.update(offset: offset, at: 0, host: host)
    #expect((0..<4).map { host.cell(showing: $0) } == cells)
    #expect(host.log.suffix(4).map(\.code) == [.move, .move, .move, .move])
    #expect(host.log.suffix(4).allSatisfy { $0.width == 200 })
    #expect(host.emptied.isEmpty)
  }
}
