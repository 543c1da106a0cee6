import UIKitStandIn

/// What is told how the app as a whole is doing.
///
/// As UIKit documents: adopted by the class marked with `@main`.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Makes the delegate; UIKit takes that of `NSObject`, Swift has to be told.
  init()

  /// Describes a scene that is about to be connected.
  ///
  /// As UIKit documents: asked where the app's property list names no
  /// configuration for it.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Starts the app.
  ///
  /// As UIKit documents: the entry point that `@main` calls, which does not
  /// return. Here the app is launched, shown for a second, and left.
  public static func main() {
    let app = RunningApp(Self.self)
    TestClock.advance(by: 1)
    withExtendedLifetime(app) {}
  }
}
