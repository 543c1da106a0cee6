/// What a person has set up to use the device more easily.
@MainActor
public enum UIAccessibility {
  /// What assistive technology is told.
  public struct Notification: Hashable, Sendable {
    let name: String

    /// Text is read out, without further ado.
    public static let announcement = Notification(name: "announcement")

    /// Some of the screen has changed; the argument is where to go on.
    public static let layoutChanged = Notification(name: "layoutChanged")

    /// Content was scrolled by a page; the argument tells where it is now.
    public static let pageScrolled = Notification(name: "pageScrolled")
  }

  /// Whether things should not slide about.
  ///
  /// As UIKit documents: `false` unless the person has turned it on; apps then
  /// leave out movements.
  public package(set) static var isReduceMotionEnabled = false

  /// Whether the screen is read out.
  ///
  /// As UIKit documents: `false` unless the person has turned it on.
  public static var isVoiceOverRunning: Bool { ScreenReader.isRunning }

  /// Something that reads the screen, or drives it for a person.
  public struct AssistiveTechnologyIdentifier: Hashable, Sendable {
    /// What UIKit calls it.
    public let rawValue: String

    /// Makes the name of one.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Posted when the screen begins or ceases to be read out.
  ///
  /// As UIKit documents: posted to the default center.
  public nonisolated static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusChanged")

  /// Posted when assistive technology has come to another element, whether that
  /// is a view or not.
  ///
  /// As UIKit documents: posted to the default center.
  public nonisolated static let elementFocusedNotification =
    Foundation.Notification.Name(
      "UIAccessibilityElementFocusedNotification")

  /// The element that assistive technology is at.
  ///
  /// As UIKit documents: without an identifier, the one to which any of them
  /// has come last.
  public static func focusedElement(
    using identifier: AssistiveTechnologyIdentifier?
  ) -> Any? { Timeline.current.readElement }

  /// Tells assistive technology something.
  public static func post(notification: Notification, argument: Any?) {
    ScreenReader.told.append((notification, argument))
    ScreenReader.onTell(notification, argument)
  }
}
