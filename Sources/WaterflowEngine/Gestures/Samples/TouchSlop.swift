import WaterflowLayout

/// How far a finger moves before it is known what it is about.
public enum TouchSlop {
  /// The distance in points, that of UIKit's pan recogniser.
  ///
  /// Up to it a finger counts as resting.
  public static let distance = 10.0

  /// Whether a way, in points, is no longer a rest.
  static func isExceeded(_ way: LayoutPoint) -> Bool {
    way.x * way.x + way.y * way.y > distance * distance
  }
}
