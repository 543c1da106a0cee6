/// Calls `body` with every row of `count` of the values.
func withEveryRow<Value>(
  of values: [Value], count: Int, _ body: ([Value]) throws -> Void
) rethrows {
  var digits = Array(repeating: 0, count: count)
  while true {
    try body(digits.map { values[$0] })
    var place = 0
    while place < count && digits[place] == values.count - 1 {
      digits[place] = 0
      place += 1
    }
    if place == count { return }
    digits[place] += 1
  }
}
