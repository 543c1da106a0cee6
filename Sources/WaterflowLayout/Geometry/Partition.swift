/// Returns the first index in 0..<count for which the condition holds, or
/// `count`, given that it holds for every index behind one for which it does.
///
/// - Complexity: O(log count).
@inline(__always)
package func partition(_ count: Int, where holds: (Int) -> Bool) -> Int {
  var low = 0
  var high = max(count, 0)
  while low < high {
    let middle = low &+ (high &- low) >> 1
    if holds(middle) { high = middle } else { low = middle &+ 1 }
  }
  return low
}

/// Returns what ``partition(_:where:)`` returns, looking outwards from a hint
/// in doubling steps.
///
/// - Complexity: O(log of the distance between hint and answer).
@inline(__always)
func partition(_ count: Int, near hint: Int, where holds: (Int) -> Bool) -> Int
{
  var low = 0
  var high = max(count, 0)
  var step = 1
  if hint < high && !holds(hint) {
    low = hint &+ 1
    while low &+ step &- 1 < high && !holds(low &+ step &- 1) {
      low &+= step
      step &*= 2
    }
    high = min(high, low &+ step &- 1)
  } else {
    high = min(hint, high)
    while high &- step >= low && holds(high &- step) {
      high &-= step
      step &*= 2
    }
    low = max(low, high &- step &+ 1)
  }
  while low < high {
    let middle = low &+ (high &- low) >> 1
    if holds(middle) { high = middle } else { low = middle &+ 1 }
  }
  return low
}
