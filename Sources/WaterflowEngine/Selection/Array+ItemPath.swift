import WaterflowLayout

extension [ItemPath] {
  /// Two lists in order as one, without repetitions.
  func merged(with other: [ItemPath]) -> [ItemPath] {
    var merged: [ItemPath] = []
    merged.reserveCapacity(count + other.count)
    var (i, j) = (0, 0)
    while i < count || j < other.count {
      if j == other.count || (i < count && self[i] < other[j]) {
        merged.append(self[i])
        i += 1
      } else {
        if i < count && self[i] == other[j] { i += 1 }
        merged.append(other[j])
        j += 1
      }
    }
    return merged
  }

  /// What a list in order has and another one has not.
  ///
  /// - Complexity: O(count * log(other count)).
  func without(_ other: [ItemPath]) -> [ItemPath] {
    filter { !other.holds($0) }
  }

  /// Whether a list in order has a path.
  ///
  /// - Complexity: O(log(count)).
  func holds(_ path: ItemPath) -> Bool {
    let place = WaterflowLayout.partition(count) { self[$0] >= path }
    return place < count && self[place] == path
  }

  /// The paths in order, without repetitions.
  ///
  /// Updates leave most of a list in order: what ascends already is only
  /// merged, and the library's sort, which takes 3 KB, is not linked.
  ///
  /// - Complexity: O(n * log(runs that ascend)).
  func ascending() -> [ItemPath] {
    var paths = self
    // Where those begin that ascend.
    var starts = [0]
    for end in indices.dropFirst() where self[end] <= self[end - 1] {
      starts.append(end)
    }
    while starts.count > 1 {
      var next: [ItemPath] = []
      var nextStarts: [Int] = []
      var index = 0
      while index < starts.count {
        let middle = index + 1 < starts.count ? starts[index + 1] : paths.count
        let end = index + 2 < starts.count ? starts[index + 2] : paths.count
        nextStarts.append(next.count)
        next += [ItemPath](paths[starts[index]..<middle])
          .merged(with: [ItemPath](paths[middle..<end]))
        index += 2
      }
      paths = next
      starts = nextStarts
    }
    return paths
  }
}
