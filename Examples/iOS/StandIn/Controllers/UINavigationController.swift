import UIKitStandIn

/// A controller that shows another one below a bar.
///
/// As UIKit documents: the bar is part of the safe area of what it covers.
@MainActor
open class UINavigationController: UIViewController {
  /// The bar's height below the status bar; not documented.
  static let barHeight: CGFloat = 44

  private(set) var content: UIViewController?
  private let bar = UIView()

  /// Makes a controller that shows another one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    content = rootViewController
  }

  override func layOutContent() {
    guard let content else { return }
    let top = view.safeAreaInsets.top
    content.view.frame = view.bounds
    if content.view.superview !== view {
      view.addSubview(content.view)
      view.addSubview(bar)
    }
    content.view.additionalSafeArea.top = Self.barHeight
    bar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: top + Self.barHeight)
    guard let titleView = content.navigationItem.titleView else { return }
    if titleView.superview !== bar { bar.addSubview(titleView) }
    // The quarters at both sides are the buttons'.
    titleView.frame = CGRect(
      x: bar.bounds.width / 4, y: top + 6, width: bar.bounds.width / 2,
      height: Self.barHeight - 12)
  }
}
