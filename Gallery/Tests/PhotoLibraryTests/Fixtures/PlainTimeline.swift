import Timeline

@testable import PhotoLibrary

/// A timeline as arrays of arrays, which do what a page does with a change.
struct PlainTimeline: Equatable {
  /// Days, newest first, with a number for each photo.
  private(set) var days: [Int32: [UInt16]] = [:]

  init(_ snapshot: TimelineSnapshot) {
    var ratios = snapshot.ratios[...]
    for day in snapshot.days {
      days[day.day] = Array(ratios.prefix(day.count))
      ratios = ratios.dropFirst(day.count)
    }
  }

  init(_ table: TimelineTable) {
    for day in table.days { days[day.day] = day.ratios }
  }

  /// Applies a change by the rules of collection views: what goes is named by
  /// its place before, what comes by its place afterwards.
  mutating func apply(
    removed: [TimelinePlace], inserted: [TimelineInsertion]
  ) {
    let later = { (one: TimelinePlace, other: TimelinePlace) in
      one.index > other.index
    }
    for place in removed.sorted(by: later) {
      days[place.day]?.remove(at: place.index)
      if days[place.day]?.isEmpty == true { days[place.day] = nil }
    }
    for insertion in inserted.sorted(by: { later($1.place, $0.place) }) {
      days[insertion.place.day, default: []]
        .insert(insertion.ratio, at: insertion.place.index)
    }
  }
}
