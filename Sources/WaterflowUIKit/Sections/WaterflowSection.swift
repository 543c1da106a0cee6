import WaterflowLayout

/// How a section looks: its mode, its header and footer, insets and spacings.
///
/// All distances are in points. Negative and not-a-number ones count as 0 and
/// are reported as a `LayoutWarning`; an infinite one, or one of more than
/// 16,777,215 points, is refused with `LayoutError.styleOutOfRange`.
///
/// ```swift
/// var photos = WaterflowSection(
///   mode: .waterfall(lanes: .minimumWidth(160), sizing: .aspect),
///   insets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12),
///   lineSpacing: 8, interitemSpacing: 8)
/// photos.headerLength = 44
/// photos.pinsHeader = true
/// ```
public struct WaterflowSection: Equatable, Sendable {
  /// The arrangement of the items.
  ///
  /// The distances that a mode can hold, such as a least lane width, are
  /// `Double`s, which take a `CGFloat`.
  public var mode: SectionMode
  /// The distances between the section's edges and its items, in points.
  ///
  /// `left` is the leading and `right` the trailing side. Header and footer
  /// span the full breadth and lie outside.
  public var insets: UIEdgeInsets
  /// The distance between lines, or between items of one lane, in points.
  public var lineSpacing: CGFloat
  /// The distance between lanes, or between items of one line, in points.
  public var interitemSpacing: CGFloat
  /// Where items stand in their lanes that are narrower; filled at first.
  ///
  /// Otherwise an item of a list or of a waterfall of absolute sizes keeps its
  /// own width, of which the delegate tells as it does in a flow; one that is
  /// wider than its lanes is as wide as they are. Horizontally scrolled, that
  /// is its height.
  public var itemAlignment: ItemAlignment
  /// The header's extent along the scroll axis, in points; 0 for none.
  public var headerLength: CGFloat
  /// The footer's extent along the scroll axis, in points; 0 for none.
  public var footerLength: CGFloat
  /// Whether the header is held at the viewport's start; see `PinMode`.
  public var pinsHeader: Bool
  /// Whether the footer is held at the viewport's end; see `PinMode`.
  public var pinsFooter: Bool
  /// The distances between the section's box, header and footer included, and
  /// the decoration behind it, in points; nil for no decoration.
  ///
  /// `left` is the leading and `right` the trailing side.
  public var background: UIEdgeInsets?

  /// Whether the lengths of the items are estimates until their cells have been
  /// measured.
  ///
  /// False at first. Each cell is asked once for a breadth, by
  /// ``WaterflowCell/preferredSize(fitting:)``. A waterfall whose mode says no
  /// assignment then keeps the lanes of what has been seen, so that lengths
  /// which come late move nothing sideways. In justified rows the height that a
  /// cell wants, divided by its width, becomes its item's ratio.
  public var estimatesLengths: Bool

  /// Creates a section; everything defaults to nothing, the mode to a list.
  public init(
    mode: SectionMode = .list,
    insets: UIEdgeInsets = .zero,
    lineSpacing: CGFloat = 0,
    interitemSpacing: CGFloat = 0,
    itemAlignment: ItemAlignment = .filled,
    headerLength: CGFloat = 0,
    footerLength: CGFloat = 0,
    pinsHeader: Bool = false,
    pinsFooter: Bool = false,
    background: UIEdgeInsets? = nil,
    estimatesLengths: Bool = false
  ) {
    self.mode = mode
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.itemAlignment = itemAlignment
    self.headerLength = headerLength
    self.footerLength = footerLength
    self.pinsHeader = pinsHeader
    self.pinsFooter = pinsFooter
    self.background = background
    self.estimatesLengths = estimatesLengths
  }

  /// The section as the layout takes it.
  public var style: SectionStyle { style(inside: .zero) }

  /// The section as the layout takes it, its items kept inside of a margin
  /// that comes on top of its own insets; see ``SectionInsetReference``.
  func style(inside margin: Insets) -> SectionStyle {
    var insets = Insets(insets)
    insets.top.widen(by: margin.top)
    insets.left.widen(by: margin.left)
    insets.bottom.widen(by: margin.bottom)
    insets.right.widen(by: margin.right)
    return SectionStyle(
      mode: mode, header: Double(headerLength), footer: Double(footerLength),
      insets: insets, lineSpacing: Double(lineSpacing),
      interitemSpacing: Double(interitemSpacing),
      itemAlignment: itemAlignment, pinsHeader: pinsHeader,
      pinsFooter: pinsFooter, background: background.map { Insets($0) },
      estimatesLengths: estimatesLengths)
  }
}

extension Double {
  /// Adds a margin to an inset, and leaves it alone where there is none, so
  /// that the layout still sees, and reports, what it was given.
  fileprivate mutating func widen(by margin: Double) {
    if margin > 0 { self = (self > 0 ? self : 0) + margin }
  }
}
