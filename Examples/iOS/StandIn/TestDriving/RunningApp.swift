import UIKitStandIn

/// An app that a test has launched, and its only window.
@MainActor
package final class RunningApp {
  /// The window, or nil if the app showed none.
  package var window: UIWindow? { scene.window }

  private let delegate: any UIApplicationDelegate
  private let scene: any UIWindowSceneDelegate

  /// Launches an app on a screen of a size, in points, that bars and corners
  /// cover as far as given; then lays it out.
  ///
  /// - Precondition: the scene that the delegate describes has a delegate that
  ///   can be made.
  package init(
    _ type: any UIApplicationDelegate.Type,
    size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(
      top: 47, left: 0, bottom: 34, right: 0)
  ) {
    delegate = type.init()
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      UIApplication(), configurationForConnecting: session, options: options)
    guard
      let sceneType = configuration.delegateClass
        as? any UIWindowSceneDelegate.Type
    else { preconditionFailure("the scene has no delegate") }
    scene = sceneType.init()
    scene.scene(
      UIWindowScene(size: size, safeArea: safeArea), willConnectTo: session,
      options: options)
    Display.turn()
  }
}
