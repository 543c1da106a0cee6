import Foundation

/// What taps a person's hand when things come together.
///
/// As UIKit documents: on iOS alone, and devices that cannot do it do nothing. Here every tap is
/// written down.
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
open class UIImpactFeedbackGenerator {
  /// How heavy things seem that come together.
  public enum FeedbackStyle: Int, Sendable {
    /// Neither small nor large.
    case medium = 1
  }

  /// Makes a generator of taps of a kind.
  public init(style: FeedbackStyle) {}

  /// Tells that a tap comes soon.
  ///
  /// As UIKit documents: makes the tap come without delay.
  open func prepare() {}

  /// Taps.
  open func impactOccurred() { Timeline.current.impacts += 1 }
}
