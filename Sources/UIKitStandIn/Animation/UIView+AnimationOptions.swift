import Foundation

extension UIView {
  /// How an animation behaves.
  ///
  /// As UIKit documents: options add up; with none an animation eases in and
  /// out.
  package struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Touches reach the views while they are animated.
    package static let allowUserInteraction =
      AnimationOptions(rawValue: 1 << 1)

    /// The animation begins at what is shown, not at what was set last.
    package static let beginFromCurrentState =
      AnimationOptions(rawValue: 1 << 2)
  }
}
