extension NaiveRows {
  /// Returns the best rows by trying all that there are: of equally good ones
  /// those whose last row starts later, or else the one before, and so on.
  ///
  /// That is two to the power of one less than the number of items.
  var bestOfAll: [Range<Int>] {
    var best: [Range<Int>]?
    for breaks in 0..<(1 << max(0, ratios.count - 1)) {
      let rows = Self.rows(ratios.count, breaks)
      guard rows.allSatisfy(isAllowed) else { continue }
      guard let found = best, !isBetter(rows, than: found) else {
        best = rows
        continue
      }
    }
    return best ?? []
  }

  private func isBetter(
    _ rows: [Range<Int>], than others: [Range<Int>]
  ) -> Bool {
    let (cost, other) = (cost(rows), cost(others))
    if !Self.isTie(cost, other) { return cost < other }
    let pairs = zip(rows.reversed(), others.reversed())
    guard let (one, another) = pairs.first(where: { $0 != $1 }) else {
      return false
    }
    return one.lowerBound > another.lowerBound
  }

  /// The rows of some items, with a break behind each whose bit is set.
  private static func rows(_ count: Int, _ breaks: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for item in 0..<count
    where item == count - 1 || breaks & (1 << item) != 0 {
      result.append(start..<item + 1)
      start = item + 1
    }
    return result
  }
}
