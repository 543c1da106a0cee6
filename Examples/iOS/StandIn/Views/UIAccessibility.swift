/// What a person has chosen to be helped by.
@MainActor
public enum UIAccessibility {
  /// Whether things should move as little as possible.
  ///
  /// As UIKit documents: `false` unless a person wants so.
  public package(set) static var isReduceMotionEnabled = false
}
