/// Which way assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Fingers go to the right: what is at the left comes in.
  case right = 1

  /// Fingers go to the left: what is at the right comes in.
  case left

  /// The scroll bar goes up: what is above comes in.
  case up

  /// The scroll bar goes down: what is below comes in.
  case down

  /// On, in the order of reading.
  case next

  /// Back, in the order of reading.
  case previous
}
