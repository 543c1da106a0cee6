import Foundation

/// A controller that shows one of a stack of others below a bar.
///
/// As UIKit documents: the bar is part of the safe area of what it covers.
@MainActor
open class UINavigationController: UIViewController {
  /// The bar's height below the status bar; not documented.
  static let barHeight: CGFloat = 44

  private let bar = UIView()
  private let edgePop = UIScreenEdgePanGestureRecognizer()
  private let contentPop = ContentPopRecognizer()

  /// Makes a controller that shows another one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// The controllers of the stack, the shown one last.
  ///
  /// As UIKit documents: setting them replaces the whole stack.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      guard let gone = oldValue.last, gone !== viewControllers.last else {
        return
      }
      gone.view.removeFromSuperview()
      view.setNeedsLayout()
    }
  }

  /// Puts a controller on top of the stack, which shows it.
  package func pushViewController(
    _ viewController: UIViewController, animated: Bool
  ) {
    viewControllers.append(viewController)
  }

  /// Takes the controller on top off the stack.
  ///
  /// As UIKit documents: the last one stays.
  ///
  /// - Returns: The controller that was taken away.
  @discardableResult
  package func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// What pops the controller on top by a drag from the leading edge of the
  /// screen.
  ///
  /// As UIKit documents: the controller installs it in its own view.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop }

  /// What pops the controller on top by a drag anywhere.
  ///
  /// As UIKit documents: there from iOS 26 on, for panning horizontally in the
  /// content, and to be used for failure requirements.
  @available(iOS 26, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    contentPop
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    edgePop.edges = .left
    for pop in [edgePop, contentPop] {
      pop.mayBegin = { [weak self] in (self?.viewControllers.count ?? 0) > 1 }
      pop.ended = { [weak self] in _ = self?.popViewController(animated: true) }
      view.addGestureRecognizer(pop)
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isMirrored =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    edgePop.edges = isMirrored ? .right : .left
    guard let content = viewControllers.last else { return }
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

/// A finger that drags from the leading side to the trailing one.
private final class ContentPopRecognizer: UIPanGestureRecognizer {
  override func isWay(_ way: CGPoint) -> Bool {
    let isMirrored =
      view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isMirrored ? -way.x : way.x) > abs(way.y)
  }
}
