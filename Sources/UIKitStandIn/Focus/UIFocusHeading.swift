/// Which way the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The ways as bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes ways from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
}
