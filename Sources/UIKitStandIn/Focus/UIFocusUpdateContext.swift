import Foundation

/// Where the focus was and where it goes.
@MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  package private(set) weak var previouslyFocusedView: UIView?

  /// The view that has the focus now, or `nil`.
  open private(set) weak var nextFocusedView: UIView?

  init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    super.init()
  }
}
