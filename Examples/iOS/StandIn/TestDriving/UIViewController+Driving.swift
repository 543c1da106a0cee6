import UIKitStandIn

extension UIViewController {
  /// Whose scrolling the bars around the controller were told to follow.
  package var contentScrollView: UIScrollView? {
    belongings["contentScrollView"] as? UIScrollView
  }
}
