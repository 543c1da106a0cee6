extension UINavigationController {
  /// The controller that is shown.
  package var shown: UIViewController? { viewControllers.last }
}
