/// Where an element is to stand once it has been scrolled to.
public enum ScrollAlignment: UInt8, Sendable {
  /// At the viewport's start, behind headers that are held there.
  case start
  /// In the middle of what nothing covers.
  case center
  /// At the viewport's end, before footers that are held there.
  case end
  /// Where the least scrolling shows all of it or, of an element longer than the
  /// viewport, nothing else, as in CSS.
  case nearest
}
