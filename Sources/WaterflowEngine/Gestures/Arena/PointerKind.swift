/// What points at the content.
public enum PointerKind: UInt8, Sendable {
  /// A finger: it scrolls, so that lifting an item takes a long press.
  case touch
  /// A mouse: it does not scroll, and keys may be held with it.
  case mouse
  /// A pen, which counts as a mouse.
  case pen
}
