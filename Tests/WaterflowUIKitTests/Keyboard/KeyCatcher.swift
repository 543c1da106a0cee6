import UIKitStandIn

/// A view around another one that counts the presses that reach it.
final class KeyCatcher: UIView {
  private(set) var presses = 0
  private(set) var releases = 0
  private(set) var changes = 0

  init(around view: UIView, in window: UIWindow) {
    super.init(frame: window.bounds)
    let wasFirst = view.isFirstResponder
    window.addSubview(self)
    addSubview(view)
    if wasFirst { view.becomeFirstResponder() }
  }

  required init?(coder: NSCoder) { nil }

  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) { self.presses += 1 }

  override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) { releases += 1 }

  override func pressesChanged(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) { changes += 1 }
}

/// A view that is typed into, and passes on what it gets, as text fields do.
final class TypedView: UIView {
  private(set) var presses = 0

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    self.presses += 1
    super.pressesBegan(presses, with: event)
  }
}
