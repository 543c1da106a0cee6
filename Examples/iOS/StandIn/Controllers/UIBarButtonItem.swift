import UIKitStandIn

/// A button in a bar.
@MainActor
open class UIBarButtonItem: NSObject {
  package let title: String?

  /// The menu that the button opens.
  ///
  /// As UIKit documents: a tap opens it where the button has no action.
  open var menu: UIMenu?

  let primaryAction: UIAction?

  /// Makes a button that does something, or opens a menu.
  public init(
    title: String? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.title = title
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
  }
}

extension UINavigationItem {
  /// The button at the trailing end.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { belongings["rightBarButtonItem"] as? UIBarButtonItem }
    set { belongings["rightBarButtonItem"] = newValue }
  }
}
