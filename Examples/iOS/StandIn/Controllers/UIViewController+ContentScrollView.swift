import UIKitStandIn

extension UIViewController {
  /// Says whose scrolling the bars around the controller follow.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    belongings["contentScrollView"] = scrollView
  }
}
