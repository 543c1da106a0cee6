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

  private enum State: Equatable {
    case idle
    case waiting(PointerSample)
    case pressed(pointer: Int32)
  }

  private var state = State.idle

  /// Creates a recogniser that waits for a finger.
  public init() {}

  /// When ``elapsed(at:)`` is to be called, in milliseconds on the samples'
  /// clock; nil while no finger may become a long press.
  public var deadline: Double? {
    guard case .waiting(let start) = state else { return nil }
    return start.time + Self.duration
  }

  /// Whether a long press has been told and its finger is still down.
  public var isPressed: Bool {
    guard case .pressed = state else { return false }
    return true
  }

  /// A finger came down; a second one ends the wait.
  public mutating func began(_ sample: PointerSample) {
    switch state {
    case .idle: if sample.isUsable { state = .waiting(sample) }
    case .waiting: state = .idle
    case .pressed: break
    }
  }

  /// A finger moved; more than ``TouchSlop/distance`` ends the wait.
  ///
  /// - Returns: where the finger came down, if it has rested long enough
  ///   without a timer having told.
  public mutating func moved(_ sample: PointerSample) -> LayoutPoint? {
    guard case .waiting(let start) = state, sample.pointer == start.pointer,
      sample.isUsable
    else { return nil }
    let isMove = TouchSlop.isExceeded(
      sample.position.x - start.position.x,
      sample.position.y - start.position.y)
    if isMove {
      state = .idle
      return nil
    }
    return elapsed(at: sample.time)
  }

  /// Time has passed.
  ///
  /// - Parameter time: on the samples' clock, in milliseconds.
  /// - Returns: where the finger came down, once: when it has rested for
  ///   ``duration``.
  public mutating func elapsed(at time: Double) -> LayoutPoint? {
    guard case .waiting(let start) = state,
      time >= start.time + Self.duration
    else { return nil }
    state = .pressed(pointer: start.pointer)
    return start.position
  }

  /// A finger was lifted, or its touch was taken away; one that rested long
  /// enough without a timer having told was no long press.
  public mutating func ended(pointer: Int32) {
    switch state {
    case .idle: break
    case .waiting(let start): if start.pointer == pointer { state = .idle }
    case .pressed(let own): if own == pointer { state = .idle }
    }
  }

  /// The touch became something else, such as scrolling.
  public mutating func cancelled() {
    state = .idle
  }
}
