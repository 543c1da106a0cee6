import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("What a reload forgets")
struct ReloadTests {
  private static func estimates(_ estimates: Bool) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .list, estimatesLengths: estimates),
      lengths: Array(repeating: 50, count: 100))
    return layout
  }

  @Test("Items are measured anew, in the same layout and in another")
  func measurements() throws {
    let host = RecordingHost(try Self.estimates(false))
    host.scroll(to: 0)
    #expect(host.measured.isEmpty)
    host.need = { LayoutSize(width: $0.frame.width, height: 80) }
    host.reload(try Self.estimates(true))
    #expect(host.measured == [RecordingHost.paths(0..<8)])
    host.scroll(to: 0)
    host.reload()
    #expect(host.measured.last == RecordingHost.paths(0..<5))
    #expect(host.measured.count == 2)
  }

  @Test("Where the view was sent to is nothing in other data")
  func target() throws {
    let host = RecordingHost(try .column(of: 50))
    host.scroll(to: 0)
    let id = ElementID(kind: .item, section: 0, item: 30)
    host.engine.scroll(to: id, at: .start, time: 0, host: host)
    #expect(host.engine.scrollTarget?.element == id)
    host.reload()
    #expect(host.engine.scrollTarget == nil)
  }

  @Test("Being elsewhere is no travel")
  func travel() throws {
    let host = RecordingHost(try .column(of: 100))
    host.engine.overscanTime = 50
    host.scroll(to: 0, at: 0)
    host.reload(nil, offset: LayoutPoint(x: 0, y: 400), at: 20)
    #expect(host.engine.viewport.overscanBefore == 0)
    #expect(host.engine.viewport.overscanAfter == 0)
  }

  @Test("One that waits is not forgotten for a scroll that comes later")
  func keepsReload() throws {
    let host = RecordingHost(try .column(of: 100))
    let other = try CollectionLayout.column(of: 100)
    host.onPerform = { host in
      host.onPerform = nil
      host.reload(other)
      host.scroll(to: 100)
    }
    host.scroll(to: 0)
    #expect(host.engine.layout === other)
    #expect(host.asked.count == 8, "cells show data of the layout before")
    #expect(host.violation == nil)
  }

  @Test("Items that came and went are news at the end")
  func nearEnd() throws {
    let host = RecordingHost(try .column(of: 20), allowsRenaming: true)
    host.engine.nearEndLength = 500
    host.scroll(to: 1_600)
    #expect(host.ends == 1)
    // Fewer have another end.
    try host.apply { $0.deleteItems(at: RecordingHost.paths(10..<20)) }
    #expect(host.ends == 2)
    try host.apply { $0.insertItems(at: RecordingHost.paths(10..<13)) }
    host.scroll(to: 900)
    #expect(host.ends == 3)
  }
}
