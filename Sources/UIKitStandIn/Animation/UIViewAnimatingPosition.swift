/// Where an animator stands when it is done.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that were set in the animation.
  case end
}
