/// How many lanes a waterfall has.
public enum LaneCount: Equatable, Sendable {
  /// A set number, brought into 1...256.
  case fixed(Int)
  /// As many lanes of at least this breadth, in points, as fit:
  /// max(1, floor((available + interitem) / (minimum + interitem))).
  case minimumWidth(Double)
  /// As many lanes of exactly this breadth, in points, as fit, and at least
  /// one: max(1, floor((available + interitem) / (width + interitem))).
  ///
  /// A single lane that does not fit keeps its breadth. A negative or
  /// not-a-number breadth counts as 0 with a
  /// ``LayoutWarning/styleClamped(section:)``, an infinite one is refused.
  case width(Double, remainder: LaneRemainder = .margin)

  /// The most lanes a waterfall can have.
  public static let most = 256

  /// Returns the number of lanes in `available` points and whether it had to
  /// be brought into range.
  func resolved(available: Double, spacing: Double) -> (Int, clamped: Bool) {
    switch self {
    case .fixed(let count):
      let lanes = min(max(count, 1), LaneCount.most)
      return (lanes, lanes != count)
    case .minimumWidth(let minimum), .width(let minimum, _):
      // Breadths that add up to what there is but for rounding still fit.
      let fitting =
        (available + spacing) / (minimum + spacing) * (1 + 0x1p-40)
      if !(minimum >= 0) { return (1, true) }
      if !(fitting >= 1) { return (1, false) }
      let most = Double(LaneCount.most)
      return (Int(min(fitting, most)), fitting >= most + 1)
    }
  }
}
