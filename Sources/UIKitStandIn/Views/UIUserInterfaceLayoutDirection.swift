/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Beginning at the left.
  case leftToRight = 0

  /// Beginning at the right.
  case rightToLeft = 1
}
