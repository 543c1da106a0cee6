import UIKitStandIn

/// A menu, or one inside of another.
@MainActor
open class UIMenu: UIMenuElement {
  package let children: [UIMenuElement]

  /// Makes a menu of elements, from the top.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}
