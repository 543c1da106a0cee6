/// What a host does about a page that is turned.
///
/// Offsets tell how far the page under the finger stands from its place, in
/// points to the right.
public enum PageTurnEffect: Equatable, Sendable {
  /// The touch turns a page from now on: the scroll and a highlight let go.
  case claim(pointer: Int32)
  /// The page stands there now.
  case move(offset: Double)
  /// The page goes there by itself, as a spring would that starts at this
  /// speed in points a second. Once there, ``PageTurnRecognizer/settled()``.
  case settle(page: Int, offset: Double, velocity: Double)
}
