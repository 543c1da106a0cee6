import WaterflowLayout

/// Tells a finger that rests for half a second.
///
/// ```swift
/// var press = LongPressRecognizer()
/// press.began(sample)
/// startTimer(at: press.deadline)
/// // When the timer fires:
/// if let place = press.elapsed(at: now) { lift(itemAt: place) }
/// ```
public struct LongPressRecognizer: Equatable, Sendable {
  /// How long a finger has to rest, in milliseconds.
  public static let duration = 500.0

  /// Where a finger came down that may become a long press.
  private var start: PointerSample?

  /// Creates a recogniser that waits for a finger.
  public init() {}

  /// When ``elapsed(at:)`` is to be called, in milliseconds on the samples'
  /// clock; nil while no finger may become a long press.
  public var deadline: Double? { start.map { $0.time + Self.duration } }

  /// A finger came down; a second one ends the wait.
  public mutating func began(_ sample: PointerSample) {
    start = start == nil && sample.isUsable ? sample : nil
  }

  /// A finger moved; more than ``TouchSlop/distance`` ends the wait.
  public mutating func moved(_ sample: PointerSample) {
    guard let start, sample.pointer == start.pointer, sample.isUsable
    else { return }
    if TouchSlop.isExceeded(sample.position.shift(from: start.position)) {
      cancelled()
    }
  }

  /// Time has passed.
  ///
  /// - Parameter time: on the samples' clock, in milliseconds.
  /// - Returns: where the finger came down, once: when it has rested for
  ///   ``duration``.
  public mutating func elapsed(at time: Double) -> LayoutPoint? {
    guard let start, time >= start.time + Self.duration else { return nil }
    cancelled()
    return start.position
  }

  /// The touch has ended, or became something else, such as scrolling.
  public mutating func cancelled() { start = nil }
}
