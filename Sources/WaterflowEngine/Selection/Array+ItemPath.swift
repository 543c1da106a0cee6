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

  /// The paths in order, without repetitions.
  ///
  /// Updates leave most of a list in order: what ascends already is only
  /// merged, and the library's sort, which takes 3 KB, is not linked.
  ///
  /// - Complexity: O(n * log(runs that ascend)).
  func ascending() -> [ItemPath] {
    var runs: [[ItemPath]] = []
    var start = 0
    for end in indices.dropFirst() where self[end] <= self[end - 1] {
      runs.append([ItemPath](self[start..<end]))
      start = end
    }
    if runs.isEmpty { return self }
    runs.append([ItemPath](self[start...]))
    while runs.count > 1 {
      var next: [[ItemPath]] = []
      for index in stride(from: 0, to: runs.count, by: 2) {
        let run = runs[index]
        let hasPartner = index + 1 < runs.count
        next.append(hasPartner ? run.merged(with: runs[index + 1]) : run)
      }
      runs = next
    }
    return runs[0]
  }
}
