/// Where the photos of a library are after a change.
struct PlaceMap {
  /// Places before that are gone, ascending.
  var removed: [Int] = []
  /// Places after that are new, ascending.
  var inserted: [Int] = []
  /// Photos that are among both, by their numbers there, the first ascending.
  var moved: [(removed: Int, inserted: Int)] = []

  /// Where a photo is, wherever that may be; nil if it is gone.
  func whereabouts(of place: Int) -> Int? {
    guard removes(place) else { return newPlace(of: place) }
    let number = removedCount(before: place)
    let next = firstIndex(below: moved.count) { moved[$0].removed >= number }
    guard next < moved.count, moved[next].removed == number else { return nil }
    return inserted[moved[next].inserted]
  }

  /// Where a photo is; where it would be, if it is gone.
  func newPlace(of place: Int) -> Int {
    let left = place - removedCount(before: place)
    // Each new place before it moves it on.
    return left
      + firstIndex(below: inserted.count) { inserted[$0] - $0 > left }
  }

  /// Whether a photo is gone.
  func removes(_ place: Int) -> Bool {
    let next = removedCount(before: place)
    return next < removed.count && removed[next] == place
  }

  /// Where a photo and those behind it are, up to the first that is gone or the
  /// first place that is new; empty if it is gone itself.
  func run(from place: Int, below end: Int) -> Range<Int> {
    let start = newPlace(of: place)
    var count = end - place
    let gone = removedCount(before: place)
    if gone < removed.count { count = min(count, removed[gone] - place) }
    let new = firstIndex(below: inserted.count) { inserted[$0] > start }
    if new < inserted.count { count = min(count, inserted[new] - start) }
    return start..<start + count
  }

  private func removedCount(before place: Int) -> Int {
    firstIndex(below: removed.count) { removed[$0] >= place }
  }
}

/// The first of some numbers for which something holds, as it does for all
/// behind it; their count if it holds for none.
func firstIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
