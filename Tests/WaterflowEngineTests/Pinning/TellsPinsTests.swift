import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Whether pins are told")
struct TellsPinsTests {
  private func layout() throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 90, height: 200))
    try layout.appendSection(
      SectionStyle(mode: .list, header: 40, pinsHeader: true),
      lengths: Array(repeating: 100, count: 20))
    return layout
  }

  @Test("Only while the app asks for it, and then what has changed since")
  func onAndOff() throws {
    let host = PinLog(try layout())
    #expect(host.engine.tellsPins)
    host.scroll(to: 10)
    #expect(host.events.map(\.isPinned) == [true])
    host.engine.tellsPins = false
    #expect(!host.engine.tellsPins)
    host.scroll(to: 0)
    #expect(host.events.isEmpty)
    host.engine.tellsPins = true
    #expect(host.engine.tellsPins)
    host.scroll(to: 0)
    #expect(host.events.map(\.isPinned) == [false])
  }

  @Test("A host that does not listen misses nothing else")
  func unheard() throws {
    let host = RecordingHost(try layout())
    #expect(!host.engine.tellsPins)
    host.engine.tellsPins = true
    host.scroll(to: 10)
    let header = ElementID(kind: .header, section: 0)
    let cell = try #require(host.screen.cellOfElement[header])
    #expect(host.screen.cells[cell]?.shown?.isPinned == true)
    #expect(host.violation == nil)
  }
}
