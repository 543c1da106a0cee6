import UIKitStandIn

/// A scene with windows.
///
/// As UIKit documents: a window comes on screen by being made for one.
@MainActor
open class UIWindowScene: UIScene {
  let size: CGSize
  let safeArea: UIEdgeInsets

  init(size: CGSize, safeArea: UIEdgeInsets) {
    self.size = size
    self.safeArea = safeArea
    super.init()
  }
}

extension UIWindow {
  /// Makes a window for a scene.
  ///
  /// As UIKit documents: as large as the scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: windowScene.size))
    setSafeArea(windowScene.safeArea)
  }

  /// The controller whose view fills the window.
  ///
  /// As UIKit documents: setting it puts the controller's view in.
  public var rootViewController: UIViewController? {
    get { belongings["rootViewController"] as? UIViewController }
    set {
      rootViewController?.view.removeFromSuperview()
      belongings["rootViewController"] = newValue
      guard let view = newValue?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  /// Shows the window in front of others.
  ///
  /// As UIKit documents: a window is hidden until then. Here it is on screen
  /// as soon as it is made.
  public func makeKeyAndVisible() {}
}
