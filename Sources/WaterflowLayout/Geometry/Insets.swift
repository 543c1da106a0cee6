/// Distances from the four edges of a box, in points.
///
/// `left` is the leading and `right` the trailing side: in a right-to-left
/// layout `left` is measured from the right edge.
public struct Insets: Equatable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the leading edge, in points.
  public var left: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the trailing edge, in points.
  public var right: Double

  /// No distance on any side.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from the distance on each side, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with one distance, in points, on all four sides.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }
}
