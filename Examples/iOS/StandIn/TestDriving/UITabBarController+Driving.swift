extension UITabBarController {
  /// Shows the controller of a tab, as tapping it does.
  package func choose(tab: Int) { show(tab: tab) }
}
