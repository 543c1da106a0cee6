import Foundation
import WaterflowLayout

/// A tail of sections that is shown somewhere else than it rests, as when one
/// tab's content follows the finger and the next slides in.
///
/// Every element of the tail is moved after pinning; sizes, lanes and the
/// content's extent stay, and nothing is laid out.
public struct WaterflowPaging: Equatable, Sendable {
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
  var paging: Paging {
    Paging(firstSection: firstSection, offset: Point(offset))
  }

  init(_ paging: Paging) {
    self.init(
      firstSection: paging.firstSection, offset: CGPoint(paging.offset))
  }
}
