import UIKitStandIn

/// A controller that shows one of several, chosen in a bar below.
///
/// As UIKit documents: the bar is part of the safe area of what it covers, and
/// the first controller is shown at first.
@MainActor
open class UITabBarController: UIViewController {
  /// The bar's height above the bottom of the safe area; not documented.
  static let barHeight: CGFloat = 49

  private var shown: UIViewController?

  /// The controllers, a tab each.
  open var viewControllers: [UIViewController]? {
    didSet {
      show(tab: 0)
    }
  }

  func show(tab: Int) {
    guard let viewControllers, viewControllers.indices.contains(tab) else {
      return
    }
    shown?.view.removeFromSuperview()
    shown = viewControllers[tab]
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let shown else { return }
    shown.view.frame = view.bounds
    if shown.view.superview !== view { view.addSubview(shown.view) }
    shown.view.additionalSafeArea.bottom = Self.barHeight
  }
}
