import Foundation

/// Where the focus was and where it goes.
@MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  package private(set) weak var previouslyFocusedView: UIView?

  /// The view that has the focus now, or `nil`.
  open private(set) weak var nextFocusedView: UIView?

  /// Which way it goes, or none where nobody pointed.
  ///
  /// As UIKit documents (`UIFocusUpdateContext.focusHeading`).
  public let focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
    super.init()
  }
}
