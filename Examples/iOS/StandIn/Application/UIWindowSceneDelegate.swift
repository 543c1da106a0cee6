import UIKitStandIn

/// What is told how one scene is doing.
@MainActor
public protocol UIWindowSceneDelegate: AnyObject {
  /// Makes the delegate; UIKit takes that of `NSObject`, Swift has to be told.
  init()

  /// The scene's main window.
  var window: UIWindow? { get set }

  /// Tells that the scene is there: the time to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}
