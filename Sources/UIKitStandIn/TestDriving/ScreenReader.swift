import Foundation

/// Somebody to whom the screen is read, in one test.
///
/// Tests run side by side; each has its own, as it has its own clock.
@MainActor
package enum ScreenReader {
  /// Whether it reads at all.
  package static var isRunning: Bool {
    get { Timeline.current.isScreenRead }
    set {
      Timeline.current.isScreenRead = newValue
      NotificationCenter.default.post(
        name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// Reads an element, or nothing of what is under test.
  ///
  /// As UIKit documents: the element that was read hears of it, then the one
  /// that is, and a notice tells everybody.
  package static func read(_ element: UIResponder?) {
    let last = Timeline.current.readElement as? UIResponder
    Timeline.current.readElement = element
    last?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil)
  }

  /// What it was told, first things first.
  package internal(set) static var told:
    [(notification: UIAccessibility.Notification, argument: Any?)]
  {
    get { Timeline.current.told }
    set { Timeline.current.told = newValue }
  }

  /// Called with what it is told.
  package static var onTell: (UIAccessibility.Notification, Any?) -> Void {
    get { Timeline.current.onTell }
    set { Timeline.current.onTell = newValue }
  }

  /// Takes the texts of one notification that it was told.
  package static func takeTexts(
    of notification: UIAccessibility.Notification
  ) -> [String] {
    let texts = told.filter { $0.notification == notification }
      .compactMap { text(of: $0.argument) }
    told.removeAll { $0.notification == notification }
    return texts
  }

  /// The text that is read out for what it was told, if any is.
  package static func text(of argument: Any?) -> String? {
    argument as? String ?? (argument as? NSAttributedString)?.string
  }

  /// Forgets what it was told.
  package static func forget() { told = [] }

  /// What is read inside a view, in order: its elements and what they hold.
  package static func elements(in view: UIView) -> [UIView] {
    if view.isHidden { return [] }
    if view.isAccessibilityElement { return [view] }
    let inside =
      view.accessibilityElements?.compactMap { $0 as? UIView }
      ?? view.subviews
    let modal = view.subviews.last {
      $0.accessibilityViewIsModal && !$0.isHidden
    }
    if let modal { return elements(in: modal) }
    return inside.flatMap { elements(in: $0) }
  }
}
