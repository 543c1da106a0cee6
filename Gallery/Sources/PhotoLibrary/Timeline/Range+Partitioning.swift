extension Range<Int> {
  /// Returns the first position that fulfils a condition, in O(log count).
  ///
  /// All after it have to fulfil it too. It is the end if none does.
  func partitioningIndex(
    where condition: (Int) throws -> Bool
  ) rethrows -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if try condition(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
