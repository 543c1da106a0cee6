import Foundation

/// A key of a keyboard, and what is held with it.
@MainActor
open class UIKey: NSObject {
  /// Which key it is, by its place on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage

  /// The keys that are held with it.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// What it would type if none of them were held.
  open private(set) var charactersIgnoringModifiers: String

  init(
    _ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags,
    _ characters: String
  ) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    charactersIgnoringModifiers = characters
    super.init()
  }
}
