/// A section's distances, converted once: along the axis on the fixed-point
/// grid, across it in points.
struct SectionBox {
  /// The style with every distance put right.
  let style: SectionStyle
  let header: Fixed
  let footer: Fixed
  /// The inset between header and body.
  let before: Fixed
  /// The inset between body and footer.
  let after: Fixed
  let lineSpacing: Fixed
  /// The inset at the leading edge.
  let leading: Double
  /// The breadth that the body has between its insets; never negative.
  let available: Double
  /// Whether a distance was negative or not a number.
  let wasClamped: Bool
  /// The number of lanes and whether it was out of range.
  let lanes: (count: Int, clamped: Bool)
  /// The breadth of a lane: (available - gaps) / lanes, never negative.
  let laneBreadth: Double
  /// The distance between the leading edges of neighbouring lanes.
  let lanePitch: Double

  /// Converts a style; nil if a distance is infinite or too long.
  init?(_ style: SectionStyle, in space: ContentSpace) {
    var clamp = DistanceClamp()
    var style = style
    clamp(&style.header)
    clamp(&style.footer)
    clamp(&style.insets.top)
    clamp(&style.insets.left)
    clamp(&style.insets.bottom)
    clamp(&style.insets.right)
    clamp(&style.lineSpacing)
    clamp(&style.interitemSpacing)
    guard !clamp.foundTooLong else { return nil }
    self.style = style
    wasClamped = clamp.foundUnusable

    let insets = space.resolve(style.insets)
    header = Fixed(points: style.header)
    footer = Fixed(points: style.footer)
    before = Fixed(points: insets.before)
    after = Fixed(points: insets.after)
    lineSpacing = Fixed(points: style.lineSpacing)
    leading = insets.leading
    available = max(0, space.breadth - insets.leading - insets.trailing)
    if case .waterfall(let count, _) = style.mode {
      lanes = count.resolved(
        available: available, spacing: style.interitemSpacing)
    } else {
      lanes = (1, false)
    }
    let gaps = Double(lanes.count - 1) * style.interitemSpacing
    laneBreadth = max(0, (available - gaps) / Double(lanes.count))
    lanePitch = laneBreadth + style.interitemSpacing
  }

  /// The distance from the content's leading edge to that of a lane.
  @inline(__always) func laneOffset(_ lane: Int) -> Double {
    leading + Double(lane) * lanePitch
  }

  /// What one unit of an item's size is in points.
  var sizeUnit: Double {
    if case .waterfall(_, .aspect) = style.mode { return laneBreadth }
    return 1
  }

  /// Creates the body that this style asks for, without items.
  func makeBody() -> SectionBody {
    switch style.mode {
    case .list, .waterfall:
      .lanes(
        LaneBody(lanes: lanes.count, unit: sizeUnit, spacing: lineSpacing))
    case .flow(let distribution, let alignment):
      .flow(
        FlowBody(
          available: available, interitem: style.interitemSpacing,
          spacing: lineSpacing, distribution: distribution,
          alignment: alignment))
    }
  }
}
