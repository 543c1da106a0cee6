/// The side at which reading starts.
public enum UserInterfaceLayoutDirection: UInt8, Sendable {
  /// Item 0 stands at the left.
  case leftToRight
  /// The finished content is mirrored about its vertical midline.
  case rightToLeft
}
