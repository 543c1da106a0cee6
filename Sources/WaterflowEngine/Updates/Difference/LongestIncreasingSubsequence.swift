import WaterflowLayout

/// Returns which of some distinct numbers to keep so that as many as possible
/// remain and they ascend; negative ones are never kept.
///
/// Piles as in patience sorting: pile k ends with the smallest number that an
/// ascending choice of k + 1 numbers can end with.
///
/// - Complexity: O(n log k) with k numbers kept, of which only numbers below an
///   earlier one cost more than O(1).
@usableFromInline
func longestIncreasingSubsequence(in numbers: [Int]) -> [Bool] {
  var piles: [Int] = []
  var tops: [Int] = []
  piles.reserveCapacity(numbers.count)
  tops.reserveCapacity(numbers.count)
  // The number kept before each one; of use once the last pile is known.
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() where number >= 0 {
    var pile = piles.count
    if let last = tops.last, number < last {
      pile = partition(tops.count) { tops[$0] >= number }
      piles[pile] = index
      tops[pile] = number
    } else {
      piles.append(index)
      tops.append(number)
    }
    if pile > 0 { previous[index] = piles[pile - 1] }
  }
  var isKept = [Bool](repeating: false, count: numbers.count)
  var index = piles.last ?? -1
  while index >= 0 {
    isKept[index] = true
    index = previous[index]
  }
  return isKept
}
