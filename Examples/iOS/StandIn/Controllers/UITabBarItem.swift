import UIKitStandIn

/// What a tab bar shows for a controller.
@MainActor
open class UITabBarItem: NSObject {
  package let title: String?

  /// Makes a tab; the number is the app's own.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    super.init()
  }
}

extension UIViewController {
  /// What a tab bar shows for the controller.
  public var tabBarItem: UITabBarItem? {
    get { belongings["tabBarItem"] as? UITabBarItem }
    set { belongings["tabBarItem"] = newValue }
  }
}
