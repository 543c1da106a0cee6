import UIKitStandIn

/// What a menu is made of.
@MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off

    /// Ticked.
    case on
  }

  package let title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}
