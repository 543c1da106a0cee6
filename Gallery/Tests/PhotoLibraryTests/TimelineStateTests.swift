import Testing
import Timeline

@testable import PhotoLibrary

@Suite("Who waits for changes")
struct TimelineStateTests {
  private func entry(_ id: UInt32) -> TimelineEntry {
    TimelineEntry(
      id: id, taken: LocalMoment(milliseconds: Int64(id)), ratio: UInt16(id))
  }

  private func insert(_ id: UInt32, into state: TimelineState) {
    state.apply(
      removed: [], inserted: [entry(id)], changed: [],
      progress: LibraryProgress(found: 7)
    ) { _ in .root }
  }

  @Test("changes are answered one after another, and then none")
  func steps() throws {
    let state = TimelineState(TimelineTable(), progress: LibraryProgress())
    let first = state.current.revision
    for id in 1...3 as ClosedRange<UInt32> { insert(id, into: state) }
    var plain = PlainTimeline(TimelineTable())
    var revision = first
    while let change = state.change(since: revision) {
      #expect(change.from == revision)
      #expect(change.to == revision + 1)
      #expect(change.found == 7)
      plain.apply(removed: change.removed, inserted: change.inserted)
      revision = change.to
    }
    #expect(revision == first + 3)
    #expect(plain == PlainTimeline(state.table))
  }

  @Test("a revision that is not remembered is answered by a reset")
  func resets() throws {
    let state = TimelineState(TimelineTable(), progress: LibraryProgress())
    let first = state.current.revision
    for id in 1...1_100 as ClosedRange<UInt32> { insert(id, into: state) }
    for unknown in [0, first, first + 2_000] {
      let change = try #require(state.change(since: unknown))
      #expect(change.isReset)
      #expect(change.to == first + 1_100)
    }
    #expect(state.change(since: first + 1_099)?.isReset == false)
  }

  @Test("all who wait hear of a change")
  func waiting() async {
    let state = TimelineState(TimelineTable(), progress: LibraryProgress())
    let first = state.current.revision
    await withTaskGroup { group in
      for _ in 1...50 {
        group.addTask { await state.waitForChange(since: first) }
      }
      group.addTask { insert(1, into: state) }
    }
    #expect(state.current.revision == first + 1)
  }

  @Test("who is cancelled waits no longer")
  func cancelling() async {
    let state = TimelineState(TimelineTable(), progress: LibraryProgress())
    let revision = state.current.revision
    let tasks = (1...50).map { _ in
      Task { await state.waitForChange(since: revision) }
    }
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }
}
