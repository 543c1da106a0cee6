import Testing
import UIKitStandIn

@MainActor
@Suite("Keys and the first responder of the stand-in")
struct KeyboardTests {
  let outer = TypingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let inner = TypingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let window: UIWindow

  init() {
    TestClock.reset()
    window = UIWindow(root: outer, size: CGSize(width: 100, height: 100))
    outer.addSubview(inner)
  }

  @Test("A plain view cannot be first responder, nor one without a window")
  func refused() {
    let plain = UIView(frame: .zero)
    outer.addSubview(plain)
    #expect(!plain.canBecomeFirstResponder && !plain.becomeFirstResponder())
    #expect(!TypingView(frame: .zero).becomeFirstResponder())
    #expect(window.firstResponder == nil)
  }

  @Test("There is one first responder, and another one asks it to resign")
  func one() {
    #expect(inner.becomeFirstResponder() && inner.isFirstResponder)
    inner.holdsOn = true
    #expect(!outer.becomeFirstResponder() && inner.isFirstResponder)
    inner.holdsOn = false
    #expect(outer.becomeFirstResponder())
    #expect(outer.isFirstResponder && !inner.isFirstResponder)
    #expect(outer.resignFirstResponder() && window.firstResponder == nil)
  }

  @Test("One that leaves the window is first responder no more")
  func leaves() {
    inner.becomeFirstResponder()
    outer.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }

  @Test("Presses go to the first responder, and up from there")
  func presses() {
    inner.becomeFirstResponder()
    let key = Keyboard.down(.keyboardHome, .shift, in: window)
    #expect(inner.began == [.keyboardHome] && outer.began == [.keyboardHome])
    #expect(inner.flags == .shift)
    // Where it began is where it ends.
    outer.becomeFirstResponder()
    key.up()
    #expect(inner.ended == 1 && outer.ended == 1)
    Keyboard.down(.keyboardEnd, in: window).cancel()
    #expect(inner.cancelled == 0 && outer.cancelled == 1)
  }
}

/// A view that keys can go to.
final class TypingView: UIView {
  var holdsOn = false
  private(set) var began: [UIKeyboardHIDUsage] = []
  private(set) var flags = UIKeyModifierFlags()
  private(set) var ended = 0
  private(set) var cancelled = 0

  override var canBecomeFirstResponder: Bool { true }

  override func resignFirstResponder() -> Bool {
    !holdsOn && super.resignFirstResponder()
  }

  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    for key in presses.compactMap(\.key) {
      began.append(key.keyCode)
      flags = key.modifierFlags
    }
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    ended += 1
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    cancelled += 1
    super.pressesCancelled(presses, with: event)
  }
}
