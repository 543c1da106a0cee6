/// The arrangement of a section's items.
public enum SectionMode: Equatable, Sendable {
  /// One item under the other, each as wide as the section.
  case list
  /// Items side by side in lines that wrap.
  case flow(
    distribution: LineDistribution = .justified,
    alignment: LineAlignment = .center)
  /// Items in lanes, each below the lane that ends first unless another order
  /// is asked for.
  case waterfall(
    lanes: LaneCount, sizing: ItemSizing = .absolute,
    order: PlacementOrder = .shortestLane,
    assignment: LaneAssignment = .recomputed)
}
