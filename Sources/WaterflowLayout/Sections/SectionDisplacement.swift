/// Sections from one on that are shown somewhere else than they rest, as when
/// one tab's content follows the finger and the next slides in.
///
/// Every element of theirs is moved after pinning; sizes, lanes and the
/// content's extent stay, and nothing is laid out.
public struct SectionDisplacement: Equatable, Sendable {
  /// The first section that is moved; all later ones are as well.
  public var firstSection: Int
  /// How far, in points; to the right and down whatever the direction.
  public var offset: LayoutPoint

  /// Creates a displacement of the sections from one on, in points.
  public init(firstSection: Int, offset: LayoutPoint) {
    self.firstSection = firstSection
    self.offset = offset
  }
}
