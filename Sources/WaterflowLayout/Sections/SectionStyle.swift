/// How a section looks: its mode, its header and footer, insets and spacings.
///
/// All distances are in points. Negative and not-a-number distances count as
/// 0 and are reported as a ``LayoutWarning``; infinite ones are refused with
/// ``LayoutError/styleOutOfRange(section:)``.
///
/// ```swift
/// let photos = SectionStyle(
///   mode: .waterfall(lanes: .minimumWidth(160), sizing: .aspect),
///   insets: Insets(12), lineSpacing: 8, interitemSpacing: 8)
/// ```
public struct SectionStyle: Equatable, Sendable {
  /// The arrangement of the items.
  public var mode: SectionMode
  /// The header's length along the scroll axis; 0 means no header.
  public var header: Double
  /// The footer's length along the scroll axis; 0 means no footer.
  public var footer: Double
  /// The distances between the section's edges and its body.
  ///
  /// Header and footer span the full breadth and lie outside.
  public var insets: Insets
  /// The distance between lines, or between items of one lane.
  public var lineSpacing: Double
  /// The distance between lanes, or between items of one line.
  public var interitemSpacing: Double

  /// Where items stand in their lanes that are narrower; filled at first.
  ///
  /// A list and a waterfall of absolute lengths otherwise read an item's extent
  /// across the scroll axis as well. One that is broader than its lanes is as
  /// broad as they are, and so is one whose extent is negative or not a number,
  /// or not told. An item whose length follows from its lanes' breadth fills
  /// them.
  public var itemAlignment: ItemAlignment

  /// Whether the header is held at the viewport's start; see ``PinMode``.
  public var pinsHeader: Bool
  /// Whether the footer is held at the viewport's end; see ``PinMode``.
  public var pinsFooter: Bool
  /// The distances between the section's box and the decoration behind it, or
  /// nil for no decoration.
  public var background: Insets?

  /// Whether the lengths of the items are estimates until their cells have
  /// been measured.
  ///
  /// To the layout it makes a difference in a waterfall whose mode says no
  /// assignment: lanes that have been seen are kept then, see
  /// ``LaneAssignment/seen``.
  public var estimatesLengths: Bool

  /// Creates a style; everything but the mode defaults to nothing.
  public init(
    mode: SectionMode,
    header: Double = 0,
    footer: Double = 0,
    insets: Insets = .zero,
    lineSpacing: Double = 0,
    interitemSpacing: Double = 0,
    itemAlignment: ItemAlignment = .filled,
    pinsHeader: Bool = false,
    pinsFooter: Bool = false,
    background: Insets? = nil,
    estimatesLengths: Bool = false
  ) {
    self.mode = mode
    self.header = header
    self.footer = footer
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.itemAlignment = itemAlignment
    self.pinsHeader = pinsHeader
    self.pinsFooter = pinsFooter
    self.background = background
    self.estimatesLengths = estimatesLengths
  }

  /// Whether items say more than their lengths.
  var hasTraits: Bool { keepsBreadths || mode.isGiven }

  /// Whether items keep their own breadths.
  package var keepsBreadths: Bool {
    @inline(never) get {
      guard !isPlain, itemAlignment != .filled else { return false }
      switch mode {
      case .list, .waterfall(_, .absolute, _, _): return true
      case .flow, .waterfall, .justified: return false
      }
    }
  }

  /// What happens to the lanes of placed items when lengths change, where the
  /// mode says nothing: lanes that have been seen stay if lengths are
  /// estimates, and lanes that items say stay always.
  package var laneAssignment: LaneAssignment {
    guard case .waterfall(_, _, let order, let assignment) = mode else {
      return .recomputed
    }
    if case .given = order { return .stable }
    return assignment ?? (estimatesLengths ? .seen : .recomputed)
  }
}
