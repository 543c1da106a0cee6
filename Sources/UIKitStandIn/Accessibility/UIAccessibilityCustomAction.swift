import Foundation

/// Something that assistive technology offers to do with an element.
@MainActor
open class UIAccessibilityCustomAction {
  /// Does it, and tells whether it was done.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// What the person is told that it does.
  package let name: String
  let handler: Handler

  /// Makes an action.
  ///
  /// As UIKit documents: the handler is called when a person chooses it.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    handler = actionHandler
  }
}
