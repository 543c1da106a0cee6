extension UIEvent {
  /// Buttons of a pointer.
  ///
  /// As UIKit documents: a secondary one asks for a menu.
  package struct ButtonMask: OptionSet, Sendable {
    /// The buttons as bits, as UIKit numbers them.
    package let rawValue: Int

    /// Makes buttons from bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The one that presses and drags.
    package static let primary = ButtonMask(rawValue: 1 << 0)

    /// The one that asks for a menu.
    package static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}
