/// Whether a view is flipped where people read from right to left.
///
/// As UIKit documents: views that stand for something with a direction force
/// it.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view follows the direction of its surroundings.
  case unspecified = 0

  /// The view is laid out from left to right everywhere.
  case forceLeftToRight = 3

  /// The view is laid out from right to left everywhere.
  case forceRightToLeft = 4
}
