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

  /// Whether the header is held at the viewport's start; see ``PinMode``.
  public var pinsHeader: Bool
  /// Whether the footer is held at the viewport's end; see ``PinMode``.
  public var pinsFooter: Bool
  /// The distances between the section's box and the decoration behind it, or
  /// nil for no decoration.
  public var background: Insets?

  /// Whether the lengths of the items are estimates until their cells have
  /// been measured; the layout itself makes no difference.
  public var estimatesLengths: Bool

  /// Creates a style; everything but the mode defaults to nothing.
  public init(
    mode: SectionMode,
    header: Double = 0,
    footer: Double = 0,
    insets: Insets = .zero,
    lineSpacing: Double = 0,
    interitemSpacing: Double = 0,
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
    self.pinsHeader = pinsHeader
    self.pinsFooter = pinsFooter
    self.background = background
    self.estimatesLengths = estimatesLengths
  }
}
