import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Items in view that go to another section")
struct OtherSectionTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  private func host() throws -> RecordingHost {
    let host = RecordingHost(try .column(of: 40), allowsRenaming: true)
    host.scroll(to: 1_050)
    return host
  }

  @Test("stay where they are in a section that comes")
  func comes() throws {
    let host = try host()
    // Nothing else is in view; two come before.
    var update = BatchUpdate()
    update.insertSections([1])
    update.insertItems(at: RecordingHost.paths(0..<2))
    for item in 0..<40 {
      update.moveItem(from: path(0, item), to: path(1, item))
    }
    let plan = try update.plan(oldCounts: [40], newCounts: [2, 40])
    host.hasAskedForReload = true
    let offset = try host.engine.perform(
      plan, animated: false, at: 0, host: host,
      sizeOfItem: { _ in ItemSize(width: 100, height: 100) },
      styleOfSection: { _ in SectionStyle(mode: .list) })
    #expect(offset.y == 1_250)
    #expect(host.violation == nil)
  }

  @Test("but not before one that stays as it is")
  func besideOthers() throws {
    let host = try host()
    let offset = try host.apply {
      $0.insertSections([1])
      $0.insertItems(at: RecordingHost.paths(0..<3))
      $0.moveItem(from: path(0, 10), to: path(1, 0))
    }
    // Item 11 is at 1,300 now.
    #expect(offset.y == 1_250)
    #expect(host.violation == nil)
  }

  @Test("take along who was sent there")
  func target() throws {
    let host = try host()
    host.engine.scroll(
      to: ElementID(path(0, 20)), at: .start, time: 0, host: host)
    let offset = try host.apply {
      $0.insertSections([0])
      $0.moveItem(from: path(0, 20), to: path(0, 0))
      $0.moveItem(from: path(0, 21), to: path(0, 1))
    }
    #expect(offset.y == 0)
    #expect(host.violation == nil)
  }
}
