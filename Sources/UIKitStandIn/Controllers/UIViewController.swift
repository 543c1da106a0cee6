import Foundation

/// What manages a view of the app.
///
/// As UIKit documents: the view is made when it is asked for the first time.
@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// What another module keeps with the controller: extensions store nothing.
  var kept: [String: Any] = [:]

  /// Makes a controller.
  ///
  /// As UIKit documents: without a name of an archive the view is a plain one.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Makes a controller from an archive: here a plain one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a controller with a plain view.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The view; asking for it makes it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    if let loadedView { return loadedView }
    let view = ControllerView(self)
    loadedView = view
    viewDidLoad()
    return view
  }

  /// The superview of the controller's view.
  ///
  /// As UIKit documents: where there is none, whoever presents the controller.
  open override var next: UIResponder? { loadedView?.superview }

  /// Tells that the view was made.
  ///
  /// As UIKit documents: called once.
  open func viewDidLoad() {}

  /// Tells that the view is about to place its subviews.
  ///
  /// As UIKit documents: called before each layout of the view itself.
  open func viewWillLayoutSubviews() {}

  /// Tells that the view has placed its subviews.
  ///
  /// As UIKit documents: called after each layout of the view itself.
  open func viewDidLayoutSubviews() {}

  /// Tells that the view has come on screen.
  ///
  /// As UIKit documents: to be passed on to `super`.
  open func viewDidAppear(_ animated: Bool) {}

  /// What the controller is called.
  ///
  /// As UIKit documents: becomes the title of `navigationItem` too.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// What a navigation bar shows for the controller.
  public let navigationItem = UINavigationItem()
}

/// A controller's view, which tells it of layout.
private final class ControllerView: UIView {
  private weak var controller: UIViewController?

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  // As UIKit documents: a controller comes between its view and the superview.
  override var next: UIResponder? { controller ?? super.next }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { controller?.viewDidAppear(false) }
  }

  override func layoutSubviews() {
    controller?.viewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
}
