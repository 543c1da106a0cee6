/// A width and a height in points.
public struct LayoutSize: Equatable, Sendable {
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double

  /// A size without extent.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Whether something can be so large: neither is infinite, below 0 or no
  /// number.
  package var isPossible: Bool {
    width >= 0 && height >= 0 && width < .infinity && height < .infinity
  }

  /// Creates a size from its extents in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
