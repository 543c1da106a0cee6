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
private func order(_ keys: UnsafeBufferPointer<OrderKey>) -> [Int]? {
  let count = keys.count
  // Where those begin that are in order.
  var starts = [0]
  for number in keys.indices.dropFirst()
  where keys[number] < keys[number - 1] {
    starts.append(number)
  }
  var runs = starts.count
  if runs == 1 { return nil }
  starts.append(count)
  let memory = UnsafeMutablePointer<Int>.allocate(capacity: 2 * count)
  defer { memory.deallocate() }
  var (numbers, merged) = (memory, memory + count)
  for number in 0..<count { numbers[number] = number }
  while runs > 1 {
    for pair in 0..<(runs + 1) / 2 {
      let first = starts[2 * pair]
      let middle = starts[2 * pair + 1]
      let end = starts[min(2 * pair + 2, runs)]
      var (one, other) = (first, middle)
      for place in first..<end {
        let isOther =
          one == middle
          || other < end && keys[numbers[other]] < keys[numbers[one]]
        merged[place] = numbers[isOther ? other : one]
        if isOther { other += 1 } else { one += 1 }
      }
      starts[pair] = first
    }
    runs = (runs + 1) / 2
    starts[runs] = count
    swap(&numbers, &merged)
  }
  return Array(UnsafeBufferPointer(start: numbers, count: count))
}

extension Array {
  /// Returns the elements in the order of their keys, in which what is equal
  /// stays as it is.
  ///
  /// - Complexity: O(count * log(runs in order)).
  func inOrder(_ key: (Element) -> OrderKey) -> [Element] {
    map(key).withUnsafeBufferPointer(order)?.map { self[$0] } ?? self
  }
}

extension ElementID {
  /// What elements are put in order by, as a reader meets them.
  var orderKey: OrderKey { (Int(section), Int(kind.rawValue), Int(item)) }
}
