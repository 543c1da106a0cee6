import Foundation

/// Distances from the edges of a rectangle, in points.
///
/// As UIKit documents: a positive inset moves an edge inwards, a negative one
/// outwards.
public struct UIEdgeInsets: Equatable, Sendable {
  /// No distance from any edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// How far the top edge moves down.
  public var top: CGFloat

  /// How far the left edge moves to the right.
  public var left: CGFloat

  /// How far the bottom edge moves up.
  public var bottom: CGFloat

  /// How far the right edge moves to the left.
  public var right: CGFloat

  /// Makes insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top,
      left: a.left + b.left,
      bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}
