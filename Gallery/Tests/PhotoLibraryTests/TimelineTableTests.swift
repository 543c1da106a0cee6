import BuiltInPictures
import Testing
import Timeline

@testable import PhotoLibrary

@Suite("The order of the timeline")
struct TimelineTableTests {
  /// A photo whose ratio tells it from all others.
  struct Known {
    let entry: TimelineEntry
    let path: PhotoPath
  }

  @Test(
    "random changes lead plain arrays to the same timeline",
    arguments: [UInt64.random(in: 0...UInt64.max), 1, 2])
  func randomChanges(seed: UInt64) throws {
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    var table = TimelineTable()
    var plain = PlainTimeline(table)
    var photos: [UInt32: Known] = [:]
    var nextID: UInt32 = 1
    for revision in 1...400 as ClosedRange<UInt32> {
      let many = random.below(20) == 0 ? 60 : 6
      let removed = photos.values.map(\.entry).sorted { $0.id < $1.id }
        .shuffled(using: &random).prefix(random.below(many))
      for entry in removed { photos[entry.id] = nil }
      let changed = photos.values.map(\.entry).sorted { $0.id < $1.id }
        .shuffled(using: &random).prefix(random.below(4))
      let inserted = (0..<random.below(many)).map { _ in
        // Few days and moments, so that many are the same.
        let moment = Int64(random.below(7)) * 86_400_000 - 259_200_000
        let entry = TimelineEntry(
          id: nextID,
          taken: LocalMoment(
            milliseconds: moment + Int64(random.below(4)) * 1_000),
          ratio: UInt16(nextID))
        let path = "\(random.below(1_000))/\(nextID).jpg"
        photos[nextID] = Known(entry: entry, path: PhotoPath(Array(path.utf8)))
        nextID += 1
        return entry
      }
      let before = table
      let delta = table.apply(
        removed: Array(removed), inserted: inserted, changed: Array(changed),
        revision: revision
      ) { photos[$0]?.path ?? .root }

      #expect(delta.removed.count == removed.count)
      #expect(delta.inserted.count == inserted.count)
      let gone = delta.removed.compactMap { place in
        before.day(place.day)?.ids[place.index]
      }
      #expect(Set(gone) == Set(removed.map(\.id)))
      plain.apply(removed: delta.removed, inserted: delta.inserted)
      try #require(plain == PlainTimeline(table), "seed \(seed)")
      try #require(table.order == sorted(photos.values), "seed \(seed)")
      let told = delta.changed.compactMap { place in
        table.day(place.day)?.ids[place.index]
      }
      #expect(Set(told) == Set(changed.map(\.id)))
      for entry in removed + inserted + changed {
        let day = table.day(entry.taken.day)
        #expect(day == nil || day?.revision == revision)
      }
    }
  }

  @Test("days without photos are gone, and come back in their place")
  func days() {
    func entry(_ id: UInt32, day: Int64) -> TimelineEntry {
      TimelineEntry(
        id: id, taken: LocalMoment(milliseconds: day * 86_400_000), ratio: 9)
    }
    var table = TimelineTable((1...3).map { entry($0, day: 10 - Int64($0)) })
    _ = table.apply(
      removed: [entry(2, day: 8)], inserted: [], changed: [], revision: 1
    ) { _ in .root }
    #expect(table.days.map(\.day) == [9, 7])
    _ = table.apply(
      removed: [], inserted: [entry(4, day: 8), entry(5, day: 20)],
      changed: [], revision: 2
    ) { _ in .root }
    #expect(table.days.map(\.day) == [20, 9, 8, 7])
    #expect(table.count == 4)
    #expect(table.days.map(\.revision) == [2, 0, 2, 0])
  }

  @Test("a photo with another moment is told as moved")
  func moves() throws {
    func entry(_ id: UInt32, seconds: Int64) -> TimelineEntry {
      TimelineEntry(
        id: id, taken: LocalMoment(milliseconds: seconds * 1_000), ratio: 9)
    }
    var table = TimelineTable((1...4).map { entry($0, seconds: -Int64($0)) })
    let delta = table.apply(
      removed: [3, 1, 2].map { entry($0, seconds: -Int64($0)) },
      inserted: [
        entry(5, seconds: 90_000), entry(2, seconds: -9),
        entry(3, seconds: 80_000),
      ], changed: [], revision: 1
    ) { _ in .root }
    #expect(
      delta.moved == [
        TimelineMove(removed: 1, inserted: 2),
        TimelineMove(removed: 2, inserted: 1),
      ])
  }

  private func sorted(_ photos: some Sequence<Known>) -> [UInt32] {
    photos.sorted { one, other in
      one.entry.taken == other.entry.taken
        ? one.path < other.path : one.entry.taken > other.entry.taken
    }.map(\.entry.id)
  }
}

extension TimelineTable {
  /// The ids of all photos in order.
  fileprivate var order: [UInt32] { days.flatMap(\.ids) }
}
