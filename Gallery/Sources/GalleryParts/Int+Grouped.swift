extension Int {
  /// The number with its digits in groups of three, as `10,000`; not negative.
  public var grouped: String {
    if self < 1000 { return "\(self)" }
    let rest = self % 1000
    let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
    return (self / 1000).grouped + "," + zeros + "\(rest)"
  }
}
