import Foundation

/// What can answer a touch.
///
/// As UIKit documents: events travel along a chain of responders until one of
/// them keeps them.
@MainActor
open class UIResponder: NSObject {
  /// Makes a responder that has no next one.
  public override init() {
    super.init()
  }

  /// The responder asked after this one.
  ///
  /// As UIKit documents: a plain responder has none; a view answers its
  /// superview.
  open var next: UIResponder? { nil }

  /// Tells that touches began here.
  ///
  /// As UIKit documents: a responder that does not override this hands the
  /// touches to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that touches which began here moved.
  ///
  /// As UIKit documents: handed to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that touches which began here were lifted.
  ///
  /// As UIKit documents: handed to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that touches which began here mean something else after all.
  ///
  /// As UIKit documents: sent when the system or a gesture takes the touches;
  /// handed to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// Tells that keys or buttons were pressed.
  ///
  /// As UIKit documents: handed to the next responder by default.
  open func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells that presses have another force, or were moved.
  ///
  /// As UIKit documents: handed to the next responder by default. Here nothing
  /// presses harder.
  open func pressesChanged(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells that keys or buttons were released.
  ///
  /// As UIKit documents: handed to the next responder by default.
  open func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells that the system took presses away.
  ///
  /// As UIKit documents: handed to the next responder by default.
  open func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: First responder

  /// Whether this can be where keys go.
  ///
  /// As UIKit documents: `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether keys go here.
  open var isFirstResponder: Bool { ownWindow?.keyResponder === self }

  /// Asks to be where keys go.
  ///
  /// As UIKit documents: the one where they go now is asked to resign first.
  /// Refused outside of a window, and where `canBecomeFirstResponder` says so.
  ///
  /// - Returns: Whether this is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = ownWindow, canBecomeFirstResponder else { return false }
    if window.keyResponder === self { return true }
    if let other = window.keyResponder, !other.resignFirstResponder() {
      return false
    }
    window.keyResponder = self
    return true
  }

  /// Asks that keys go elsewhere.
  ///
  /// As UIKit documents: answers `true` unless overridden.
  ///
  /// - Returns: Whether this is the first responder no more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { ownWindow?.keyResponder = nil }
    return true
  }

  private var ownWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }

  // MARK: Accessibility

  // UIKit declares these for every object; here responders have them.

  /// Whether assistive technology can reach this.
  ///
  /// As UIKit documents: `false` for a plain view.
  open var isAccessibilityElement = false

  /// What assistive technology reads out.
  ///
  /// As UIKit documents: none at first for a plain view.
  open var accessibilityLabel: String?

  /// What assistive technology should know about this.
  ///
  /// As UIKit documents: none at first for a plain view.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// What assistive technology finds inside, in the order of reading.
  ///
  /// As UIKit documents: `nil` at first; then subviews are looked at.
  open var accessibilityElements: [Any]?

  /// Does what a tap does, for somebody who cannot see where to tap.
  ///
  /// As UIKit documents: `false`, unless overridden, sends a tap instead.
  open func accessibilityActivate() -> Bool { false }

  /// Scrolls by a page.
  ///
  /// As UIKit documents: `false`, unless overridden, lets whoever holds this
  /// try.
  open func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection
  ) -> Bool { false }

  /// Gives up what is modal, as by a scrub with two fingers.
  ///
  /// As UIKit documents: `false`, unless overridden, lets whoever holds this
  /// try.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Tells that assistive technology has come here.
  ///
  /// As UIKit documents: does nothing itself.
  open func accessibilityElementDidBecomeFocused() {}

  /// Tells that assistive technology has gone elsewhere.
  ///
  /// As UIKit documents: does nothing itself.
  open func accessibilityElementDidLoseFocus() {}
}
