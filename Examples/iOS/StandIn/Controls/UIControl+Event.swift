import UIKitStandIn

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger was lifted from the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }
}
