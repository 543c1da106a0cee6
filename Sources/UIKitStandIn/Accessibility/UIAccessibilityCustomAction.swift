import Foundation

/// Something that assistive technology offers to do with an element.
@MainActor
open class UIAccessibilityCustomAction {
  /// Does it, and tells whether it was done.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// What the person is told that it does.
  package let name: String
  private let handler: Handler?

  /// Makes an action.
  ///
  /// As UIKit documents: the handler is called when a person chooses it.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    handler = actionHandler
  }

  /// Does what choosing the action does.
  package func perform() -> Bool { handler?(self) ?? false }
}
