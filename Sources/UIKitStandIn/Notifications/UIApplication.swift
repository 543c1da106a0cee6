import Foundation

/// The application: here only the names of what it tells.
@MainActor
open class UIApplication: UIResponder {
  /// Posted when memory is running out.
  ///
  /// As UIKit documents: the application posts it to the default center;
  /// whoever keeps what can be made again lets go of it.
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  /// Posted when nothing of the app is on screen any more.
  ///
  /// As UIKit documents: the application posts it to the default center when
  /// it enters the background.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
}
