import WaterflowLayout

/// Where a finger, a pen or a mouse was at a time.
///
/// Recognisers are fed with these in place of events, so that every host
/// behaves alike and tests need no clock.
public struct PointerSample: Equatable, Sendable {
  /// Which finger it is: the browser's `pointerId`, or any number that a host
  /// gives a touch for as long as it lasts.
  public var pointer: Int32
  /// Where it is, in points, in a space that stays while the finger is down:
  /// the window's, not that of what the gesture moves.
  public var position: LayoutPoint
  /// Any clock in milliseconds that does not run backwards.
  public var time: Double

  /// Creates a sample; the position is in points, the time in milliseconds.
  public init(pointer: Int32 = 0, position: LayoutPoint, time: Double) {
    self.pointer = pointer
    self.position = position
    self.time = time
  }

  /// Whether all numbers are finite; a recogniser does not look at a sample
  /// otherwise.
  var isUsable: Bool {
    position.x.isFinite && position.y.isFinite && time.isFinite
  }
}
