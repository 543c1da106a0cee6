// The standard library's `rounded` calls the C library's floor, ceil and round
// where the processor has no instruction for them. A module that imports
// nothing has no C library to link, so it rounds by way of integers.

extension Double {
  /// Positions beyond this stop here: 2^62 fits an `Int64` with room to add.
  private static var limit: Double { 4_611_686_018_427_387_904 }

  /// The whole number next to the value towards zero; NaN counts as 0.
  private var truncated: Int64 {
    if self >= Double.limit { return Int64(Double.limit) }
    if self <= -Double.limit { return -Int64(Double.limit) }
    return self == self ? Int64(self) : 0
  }

  /// The greatest whole number that is not above the value.
  var floored: Int64 {
    let whole = truncated
    return Double(whole) > self ? whole - 1 : whole
  }

  /// The least whole number that is not below the value.
  var ceiled: Int64 {
    let whole = truncated
    return Double(whole) < self ? whole + 1 : whole
  }

  /// The nearest whole number; halves go away from zero.
  var nearest: Double {
    // From 2^52 on every value is a whole number.
    guard self > -4.5e15 && self < 4.5e15 else { return self }
    let whole = Double(truncated)
    let rest = self - whole
    if rest >= 0.5 { return whole + 1 }
    return rest <= -0.5 ? whole - 1 : whole
  }
}
