/// What a person has set up to use the device more easily.
@MainActor
public enum UIAccessibility {
  /// Whether things should not slide about.
  ///
  /// As UIKit documents: `false` unless the person has turned it on; apps then
  /// leave out movements.
  public package(set) static var isReduceMotionEnabled = false
}
