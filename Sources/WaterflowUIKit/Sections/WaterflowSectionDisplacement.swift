import WaterflowLayout

/// Sections from one on that are shown somewhere else than they rest, as when
/// one tab's content follows the finger and the next slides in.
///
/// Every element of theirs is moved after pinning; sizes, lanes and the
/// content's extent stay, and nothing is laid out.
public struct WaterflowSectionDisplacement: Equatable, Sendable {
  /// The first section that is moved; all later ones are as well.
  public var firstSection: Int
  /// How far, in points; to the right and down whatever the direction.
  public var offset: CGPoint

  /// Creates a displacement of the sections from one on, in points.
  public init(firstSection: Int, offset: CGPoint) {
    self.firstSection = firstSection
    self.offset = offset
  }

  /// The displacement as the layout takes it.
  var displacement: SectionDisplacement {
    SectionDisplacement(firstSection: firstSection, offset: LayoutPoint(offset))
  }

  init(_ displacement: SectionDisplacement) {
    self.init(
      firstSection: displacement.firstSection,
      offset: CGPoint(displacement.offset))
  }
}
