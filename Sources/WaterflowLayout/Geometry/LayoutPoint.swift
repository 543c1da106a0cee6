/// A position in points.
public struct LayoutPoint: Equatable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a position from its coordinates in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
