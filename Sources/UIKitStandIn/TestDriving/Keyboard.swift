/// A keyboard on which a test presses keys.
@MainActor
package enum Keyboard {
  /// The keys that are held while a pointer does something.
  package static var heldModifiers: UIKeyModifierFlags = []

  /// A key that is held.
  @MainActor
  package struct HeldKey {
    let press: UIPress
    let responder: UIResponder

    /// Lets the key go.
    package func up() {
      responder.pressesEnded([press], with: UIPressesEvent(touches: []))
      Display.turn()
    }

    /// Presses the key harder.
    package func change() {
      responder.pressesChanged([press], with: UIPressesEvent(touches: []))
    }

    /// Lets the system take the press away.
    package func cancel() {
      responder.pressesCancelled([press], with: UIPressesEvent(touches: []))
      Display.turn()
    }
  }

  /// Holds a key down; its press goes to the first responder.
  package static func down(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [],
    in window: UIWindow
  ) -> HeldKey {
    let key = UIKey(code, modifiers, code == .keyboardA ? "a" : "")
    return send(
      UIPress(key, at: TestClock.now), to: window.firstResponder ?? window)
  }

  /// Presses a key and lets it go at once.
  package static func press(
    _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [],
    in window: UIWindow
  ) {
    down(code, modifiers, in: window).up()
  }

  /// Holds the middle of a remote down; the focused view gets the press.
  package static func remoteDown(in window: UIWindow) -> HeldKey {
    send(
      UIPress(.select, at: TestClock.now),
      to: window.focusSystem?.focusedView ?? window)
  }

  private static func send(
    _ press: UIPress, to responder: UIResponder
  ) -> HeldKey {
    responder.pressesBegan([press], with: UIPressesEvent(touches: []))
    Display.turn()
    return HeldKey(press: press, responder: responder)
  }
}
