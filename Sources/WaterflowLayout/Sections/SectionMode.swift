/// The arrangement of a section's items.
public enum SectionMode: Equatable, Sendable {
  /// One item under the other, each as wide as the section.
  case list
  /// Items side by side in lines that wrap.
  case flow(FlowLines)
  /// Items in lanes, each below the lane that ends first unless another order
  /// is asked for.
  ///
  /// Without an assignment lanes are recomputed; where a section's lengths are
  /// estimates, lanes that have been seen are kept, so that lengths which come
  /// late move nothing sideways.
  case waterfall(
    lanes: LaneCount, sizing: ItemSizing = .absolute,
    order: PlacementOrder = .shortestLane,
    assignment: LaneAssignment? = nil)

  /// Items in rows that fill the line, each in its own aspect ratio.
  case justified(JustifiedRows)

  /// Items side by side in lines that wrap.
  public static func flow(
    distribution: LineDistribution = .justified,
    alignment: LineAlignment = .center
  ) -> SectionMode {
    .flow(FlowLines(distribution: distribution, alignment: alignment))
  }

  /// Whether items stand in lanes, of which they may span several.
  package var isWaterfall: Bool {
    if case .waterfall = self { true } else { false }
  }

  /// Whether the lane of an item comes with its size.
  package var isGiven: Bool {
    if !isPlain, case .waterfall(_, _, .given, _) = self { return true }
    return false
  }

  /// Whether items are aspect ratios.
  package var keepsRatios: Bool {
    switch self {
    case .waterfall(_, .aspect, _, _), .justified: true
    case .list, .flow, .waterfall: false
    }
  }

  /// Returns the mode with the tolerance of a reading order put right, an
  /// infinite one being no fault: it fills lane after lane; and with the
  /// numbers of justified rows.
  func withUsableNumbers(_ clamp: inout DistanceClamp) -> SectionMode {
    if case .justified(var rows) = self {
      rows.clamp(&clamp)
      return .justified(rows)
    }
    guard
      case .waterfall(let lanes, let sizing, let order, let assignment) = self,
      case .readingOrder(var tolerance) = order, !(tolerance >= 0)
    else { return self }
    clamp(&tolerance)
    return .waterfall(
      lanes: lanes, sizing: sizing, order: .readingOrder(tolerance: tolerance),
      assignment: assignment)
  }
}
