/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The keys as bits, as UIKit numbers them.
  public let rawValue: Int

  /// Makes keys from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)

  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)

  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)

  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
