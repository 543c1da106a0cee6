#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Shows the five pages, a tab each.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      page(PhotosController(), "Photos", "photo.on.rectangle"),
      page(LanesController(), "Lanes", "rectangle.split.3x1"),
      page(TodosController(), "To-dos", "checklist"),
      page(SectionsController(), "Sections", "rectangle.grid.1x2"),
      page(UpdatesController(), "Updates", "arrow.triangle.2.circlepath"),
    ]
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }

  private func page(
    _ controller: UIViewController, _ title: String, _ symbol: String
  ) -> UINavigationController {
    controller.title = title
    let navigation = UINavigationController(rootViewController: controller)
    navigation.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), tag: 0)
    return navigation
  }
}
