import UIKitStandIn

/// One instance of the app's interface.
///
/// As UIKit documents: made by the system, never by the app.
@MainActor
open class UIScene: UIResponder {
  /// Why a scene is connected.
  ///
  /// As UIKit documents: shortcuts, addresses and the like; here nothing.
  @MainActor
  open class ConnectionOptions: NSObject {}
}
