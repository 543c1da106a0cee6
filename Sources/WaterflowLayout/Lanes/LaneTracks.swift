/// Where the lanes of a section are across the axis, in points.
///
/// Apart from ``SectionBox``, which is too large to be copied for each item.
struct LaneTracks {
  /// The inset at the leading edge.
  let leading: Double
  /// The breadth of a lane.
  let breadth: Double
  /// The distance between lanes.
  let gap: Double
  /// Where an item stands that keeps its own breadth; filled where none does.
  private let alignment: ItemAlignment

  init(
    leading: Double, breadth: Double, gap: Double, alignment: ItemAlignment
  ) {
    self.leading = leading
    self.breadth = breadth
    self.gap = gap
    self.alignment = alignment
  }

  /// Whether items keep their own breadths.
  @inline(__always) var keepsBreadths: Bool {
    !isPlain && alignment != .filled
  }

  /// The distance from the content's leading edge to that of a lane.
  @inline(__always) func offset(of lane: Int) -> Double {
    leading + Double(lane) * (breadth + gap)
  }

  /// The breadth of an item across lanes.
  @inline(__always) func breadth(span: Int) -> Double {
    span == 1
      ? breadth : Double(span) * breadth + Double(span - 1) * gap
  }

  /// Gives an item its own breadth where its lanes are broader.
  @inline(never) func align(
    _ across: inout Double, _ breadth: inout Double, own: Double
  ) {
    guard own < breadth else { return }
    if alignment == .center { across += (breadth - own) / 2 }
    if alignment == .trailing { across += breadth - own }
    breadth = own
  }
}
