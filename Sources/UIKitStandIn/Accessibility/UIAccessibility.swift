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

  /// Tells assistive technology something.
  public static func post(notification: Notification, argument: Any?) {
    ScreenReader.told.append((notification, argument))
  }
}
