/// The photos of a day, newest first, in ten bytes each.
struct DayTable: Sendable {
  let day: Int32
  /// The revision in which it last changed.
  var revision: UInt32 = 0
  /// Milliseconds since the day began.
  private(set) var moments: [UInt32] = []
  private(set) var ids: [UInt32] = []
  private(set) var ratios: [UInt16] = []

  init(day: Int32) {
    self.day = day
  }

  var count: Int { ids.count }

  /// Adds a photo that is not newer than the others.
  mutating func append(_ entry: TimelineEntry) {
    moments.append(entry.taken.inDay)
    ids.append(entry.id)
    ratios.append(entry.ratio)
  }

  /// Returns where photos are, in order, leaving out those that are not here.
  ///
  /// Photos of the same moment are looked through once for all of them.
  func positions(of entries: [TimelineEntry]) -> [Int] {
    var positions: [Int] = []
    let moments = Dictionary(grouping: entries) { $0.taken.inDay }
    for (moment, entries) in moments {
      let wanted = Set(entries.map(\.id))
      positions += span(of: moment).filter { wanted.contains(ids[$0]) }
    }
    return positions.sorted()
  }

  /// Removes the photos at some positions, which are in order.
  mutating func remove(at positions: [Int]) {
    guard var kept = positions.first else { return }
    var next = 0
    for position in kept..<count {
      if next < positions.count, positions[next] == position {
        next += 1
      } else {
        move(position, to: kept)
        kept += 1
      }
    }
    moments.removeSubrange(kept...)
    ids.removeSubrange(kept...)
    ratios.removeSubrange(kept...)
  }

  /// Inserts photos.
  ///
  /// - Parameters:
  ///   - entries: The photos, in the order of the day.
  ///   - precedes: Whether the first of two photos of the same moment comes
  ///     before the second.
  /// - Returns: Where the new photos are then, in order.
  mutating func insert(
    _ entries: [TimelineEntry],
    precedes: (UInt32, UInt32) throws -> Bool
  ) rethrows -> [Int] {
    var positions: [Int] = []
    for (number, entry) in entries.enumerated() {
      let before = try position(of: entry, precedes: precedes)
      positions.append(before + number)
    }
    // From the end on, each photo is moved at most once.
    var source = count - 1
    var next = entries.count - 1
    for entry in entries { append(entry) }
    var target = count - 1
    while next >= 0 {
      if positions[next] == target {
        moments[target] = entries[next].taken.inDay
        ids[target] = entries[next].id
        ratios[target] = entries[next].ratio
        next -= 1
      } else {
        move(source, to: target)
        source -= 1
      }
      target -= 1
    }
    return positions
  }

  private mutating func move(_ position: Int, to other: Int) {
    moments[other] = moments[position]
    ids[other] = ids[position]
    ratios[other] = ratios[position]
  }

  /// Returns how many of the photos come before a new one.
  private func position(
    of entry: TimelineEntry, precedes: (UInt32, UInt32) throws -> Bool
  ) rethrows -> Int {
    let span = span(of: entry.taken.inDay)
    return try span.partitioningIndex { try precedes(entry.id, ids[$0]) }
  }

  /// Returns the photos of a moment.
  private func span(of moment: UInt32) -> Range<Int> {
    let all = 0..<count
    let start = all.partitioningIndex { moments[$0] <= moment }
    return start..<(start..<count).partitioningIndex { moments[$0] < moment }
  }
}
