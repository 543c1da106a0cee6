/// A section's distances, converted once: along the axis on the fixed-point
/// grid, across it in points.
struct SectionBox {
  /// The style with every distance put right.
  private(set) var style: SectionStyle
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
  /// Where lanes are: each is (available - gaps) / lanes broad, never negative,
  /// or what the style says.
  let tracks: LaneTracks

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
    if var insets = style.background {
      clamp(&insets.top)
      clamp(&insets.left)
      clamp(&insets.bottom)
      clamp(&insets.right)
      style.background = insets
    }
    style.mode = style.mode.withUsableNumbers(&clamp)
    var laneWidth: Double?
    if case .waterfall(.width(var width, _), _, _, _) = style.mode {
      clamp(&width)
      laneWidth = width
    }
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
    if case .waterfall(let count, _, _, _) = style.mode {
      let count = laneWidth.map { .minimumWidth($0) } ?? count
      lanes = count.resolved(
        available: available, spacing: style.interitemSpacing)
    } else {
      lanes = (1, false)
    }
    var gap = style.interitemSpacing
    let breadth: Double
    if let laneWidth {
      breadth = laneWidth
      if case .waterfall(.width(_, .gap), _, _, _) = style.mode,
        lanes.count > 1
      {
        let rest = available - Double(lanes.count) * laneWidth
        gap = rest / Double(lanes.count - 1)
      }
    } else {
      let gaps = Double(lanes.count - 1) * gap
      breadth = max(0, (available - gaps) / Double(lanes.count))
    }
    tracks = LaneTracks(
      leading: insets.leading, breadth: breadth, gap: gap,
      alignment: style.keepsBreadths ? style.itemAlignment : .filled)
  }

  /// How long a body may become that follows `start` within this box.
  func room(behind start: Fixed) -> Fixed {
    Fixed.longestContent - (start + header + before + after + footer)
  }

  /// Takes over what pins, which moves nothing.
  mutating func setPins(header: Bool?, footer: Bool?) {
    style.pinsHeader = header ?? style.pinsHeader
    style.pinsFooter = footer ?? style.pinsFooter
  }

  /// How long header and footer are if they are to be pinned, else 0.
  var pinnedLengths: (header: Fixed, footer: Fixed) {
    (
      style.pinsHeader ? header : .zero, style.pinsFooter ? footer : .zero
    )
  }

  /// What decides where the items of a waterfall or a list go.
  private var laneRules: LaneRules {
    var rules = LaneRules(lanes: lanes.count, spacing: lineSpacing)
    rules.keepsBreadths = style.keepsBreadths
    if case .waterfall(_, let sizing, let order, _) = style.mode {
      rules.order = order
      if sizing == .aspect {
        rules.aspect = LaneRules.Aspect(
          laneBreadth: tracks.breadth, interitem: tracks.gap)
      }
    }
    return rules
  }

  /// Whether another box would put the same items in the same rows.
  func makesSameRows(as other: SectionBox) -> Bool {
    guard
      available == other.available && lineSpacing == other.lineSpacing
        && style.interitemSpacing == other.style.interitemSpacing
    else { return false }
    // Modes as wholes take more to compare, in modules without rows as well.
    return switch (style.mode, other.style.mode) {
    case (.flow(let lines), .flow(let others)): lines == others
    case (.justified(let rows), .justified(let others)): rows == others
    default: false
    }
  }

  /// Creates the body that this style asks for, without items.
  func makeBody() -> SectionBody {
    switch style.mode {
    case .list, .waterfall:
      .lanes(LaneBody(laneRules, assignment: style.laneAssignment))
    case .flow(let lines): .rows(makeRows(lines, lines.makeBody))
    case .justified(let rows): .rows(makeRows(rows, rows.makeBody))
    }
  }

  private func makeRows<Mode>(
    _ mode: Mode, _ make: RowsBody.Maker
  ) -> RowsBody {
    withUnsafePointer(to: self) { box in
      withUnsafePointer(to: mode) { mode in
        Unmanaged<RowsBody>.fromOpaque(make(box, mode)).takeRetainedValue()
      }
    }
  }
}
