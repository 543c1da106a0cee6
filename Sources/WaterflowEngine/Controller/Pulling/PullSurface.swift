/// Where a ``PullFeature`` shows content that is pulled, and tells an app.
public protocol PullSurface: AnyObject {
  /// Whether the platform's scrolling itself goes past the content's start and
  /// comes back; otherwise fingers are followed by a gesture.
  static var bounces: Bool { get }

  /// Opens the content's start by a distance in points, 0 to close it.
  ///
  /// Where it is held the content goes there by itself and stays; otherwise it
  /// follows a finger, as is asked only where nothing bounces.
  func open(by distance: Double, isHeld: Bool)

  /// Letting go triggers from now on: time for a tap on the hand.
  func didArm()

  /// Tells the app how far the content is pulled, in points.
  func didPull(to distance: Double, _ state: PullState)

  /// Tells the app to do what was pulled for.
  func didTrigger()
}
