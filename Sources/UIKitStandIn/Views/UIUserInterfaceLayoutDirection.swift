/// The direction in which an interface is laid out.
///
/// As UIKit documents: the opposite of the usual one where people read from
/// right to left.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Beginning at the left.
  case leftToRight = 0

  /// Beginning at the right.
  case rightToLeft = 1
}
