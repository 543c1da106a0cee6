import WaterflowLayout

/// What is put in order by: the first numbers that differ decide.
typealias OrderKey = (Int, Int, Int)

/// Returns the numbers from 0 on in the order of keys; nil where that is the
/// order they have.
///
/// What is equal keeps its order. The library's sort takes 3 KB of a module for
/// each type and each comparison; this is there once, for what is mostly in
/// order.
///
/// - Complexity: O(keys * log(runs in order)).
@inline(never)
private func order(_ keys: [OrderKey]) -> [Int]? {
  // Where those begin that are in order.
  var starts = [0]
  for number in keys.indices.dropFirst()
  where keys[number] < keys[number - 1] {
    starts.append(number)
  }
  if starts.count == 1 { return nil }
  var numbers = [Int](keys.indices)
  while starts.count > 1 {
    var merged: [Int] = []
    merged.reserveCapacity(keys.count)
    var nextStarts: [Int] = []
    for index in stride(from: 0, to: starts.count, by: 2) {
      let middle = index + 1 < starts.count ? starts[index + 1] : keys.count
      let end = index + 2 < starts.count ? starts[index + 2] : keys.count
      var (one, other) = (starts[index], middle)
      nextStarts.append(one)
      while one < middle || other < end {
        let isOther =
          one == middle
          || other < end && keys[numbers[other]] < keys[numbers[one]]
        merged.append(numbers[isOther ? other : one])
        if isOther { other += 1 } else { one += 1 }
      }
    }
    numbers = merged
    starts = nextStarts
  }
  return numbers
}

extension Array {
  /// Returns the elements in the order of their keys, in which what is equal
  /// stays as it is.
  ///
  /// - Complexity: O(count * log(runs in order)).
  func inOrder(_ key: (Element) -> OrderKey) -> [Element] {
    order(map(key))?.map { self[$0] } ?? self
  }
}

extension ElementID {
  /// What elements are put in order by, as a reader meets them.
  var orderKey: OrderKey { (Int(section), Int(kind.rawValue), Int(item)) }
}
