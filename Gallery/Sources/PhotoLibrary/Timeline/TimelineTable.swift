import Timeline

/// All photos in the order in which they are shown: days, newest first, and in
/// each the newest photo first; those of one moment in the order of their
/// paths.
struct TimelineTable: Sendable {
  private(set) var days: [DayTable] = []
  private(set) var count = 0

  /// Starts with photos that are in order.
  init(_ entries: some Sequence<TimelineEntry> = []) {
    for entry in entries {
      if days.last?.day != entry.taken.day {
        days.append(DayTable(day: entry.taken.day))
      }
      days[days.count - 1].append(entry)
      count += 1
    }
  }

  /// Returns the photos of a day.
  func day(_ day: Int32) -> DayTable? {
    index(of: day).map { days[$0] }
  }

  /// Returns where a photo is.
  func place(of entry: TimelineEntry) -> TimelinePlace? {
    let day = entry.taken.day
    return self.day(day)?.positions(of: [entry]).first
      .map { TimelinePlace(day: day, index: $0) }
  }

  /// Removes, then inserts photos.
  ///
  /// It costs about the batch and the days in it, not the whole timeline.
  ///
  /// - Parameters:
  ///   - removed: Photos that go.
  ///   - inserted: Photos that come.
  ///   - changed: Photos that stay, with other details.
  ///   - revision: The revision that the days have then.
  ///   - path: The path of a photo, asked for where moments are the same.
  /// - Returns: What that changed.
  mutating func apply(
    removed: [TimelineEntry], inserted: [TimelineEntry],
    changed: [TimelineEntry], revision: UInt32,
    path: (UInt32) throws -> PhotoPath
  ) rethrows -> TimelineDelta {
    var delta = TimelineDelta()
    let gone = remove(removed, revision: revision)
    let come = try insert(inserted, revision: revision, path: path)
    delta.removed = gone.map(\.place)
    delta.inserted = come.map(\.insertion)
    delta.moved = moves(from: gone.map(\.id), to: come.map(\.id))
    for (day, entries) in byDay(changed) {
      guard let index = index(of: day) else { continue }
      days[index].revision = revision
      delta.changed += days[index].positions(of: entries)
        .map { TimelinePlace(day: day, index: $0) }
    }
    return delta
  }

  /// Returns the ids that are in both lists, by their numbers there.
  private func moves(from gone: [UInt32], to come: [UInt32]) -> [TimelineMove] {
    guard !gone.isEmpty, !come.isEmpty else { return [] }
    let numbers = Dictionary(
      zip(come, come.indices), uniquingKeysWith: { first, _ in first })
    return gone.indices.compactMap { removed in
      numbers[gone[removed]].map {
        TimelineMove(removed: removed, inserted: $0)
      }
    }
  }

  private mutating func remove(
    _ entries: [TimelineEntry], revision: UInt32
  ) -> [(id: UInt32, place: TimelinePlace)] {
    var places: [(id: UInt32, place: TimelinePlace)] = []
    var hasEmptyDay = false
    for (day, entries) in byDay(entries) {
      guard let index = index(of: day) else { continue }
      let positions = days[index].positions(of: entries)
      places += positions.map {
        (days[index].ids[$0], TimelinePlace(day: day, index: $0))
      }
      days[index].remove(at: positions)
      days[index].revision = revision
      count -= positions.count
      hasEmptyDay = hasEmptyDay || days[index].count == 0
    }
    if hasEmptyDay {
      days.removeAll { $0.count == 0 }
    }
    return places
  }

  private mutating func insert(
    _ entries: [TimelineEntry], revision: UInt32,
    path: (UInt32) throws -> PhotoPath
  ) rethrows -> [(id: UInt32, insertion: TimelineInsertion)] {
    var insertions: [(id: UInt32, insertion: TimelineInsertion)] = []
    let grouped = byDay(entries)
    addDays(grouped.map(\.day))
    for (day, entries) in grouped {
      guard let index = index(of: day) else { continue }
      let sorted = try entries.sorted { one, other in
        try one.taken == other.taken
          ? path(one.id) < path(other.id) : one.taken > other.taken
      }
      let positions = try days[index].insert(sorted) { one, other in
        try path(one) < path(other)
      }
      days[index].revision = revision
      count += entries.count
      insertions += zip(positions, sorted).map { position, entry in
        let place = TimelinePlace(day: day, index: position)
        return (entry.id, TimelineInsertion(place: place, ratio: entry.ratio))
      }
    }
    return insertions
  }

  /// Adds what is missing of some days, which are in order.
  private mutating func addDays(_ wanted: [Int32]) {
    let missing = wanted.filter { index(of: $0) == nil }
    guard !missing.isEmpty else { return }
    days += missing.map(DayTable.init(day:))
    days.sort { $0.day > $1.day }
  }

  private func byDay(
    _ entries: [TimelineEntry]
  ) -> [(day: Int32, entries: [TimelineEntry])] {
    Dictionary(grouping: entries) { $0.taken.day }
      .sorted { $0.key > $1.key }
      .map { (day: $0.key, entries: $0.value) }
  }

  private func index(of day: Int32) -> Int? {
    let index = days.indices.partitioningIndex { days[$0].day <= day }
    return index < days.count && days[index].day == day ? index : nil
  }
}
