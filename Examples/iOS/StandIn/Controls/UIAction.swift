import UIKitStandIn

/// Something that a menu or a control does.
@MainActor
open class UIAction: UIMenuElement {
  package let state: State
  let handler: (UIAction) -> Void

  /// Makes an action.
  ///
  /// As UIKit documents: the handler is called when a person chooses it.
  public init(
    title: String = "", state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.state = state
    self.handler = handler
    super.init(title: title)
  }
}
