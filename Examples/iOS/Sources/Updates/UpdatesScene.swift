import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A collection of the page of updates, and what the menu does to it.
@MainActor
protocol UpdatesScene: AnyObject {
  /// Shows the collection.
  func begin()

  /// Whether an action does anything now.
  func offers(_ action: UpdatesAction) -> Bool

  /// Does what an action is for.
  func perform(_ action: UpdatesAction)
}

extension WaterflowView {
  /// The item behind the first one in view, so that what happens there can be
  /// seen.
  var placeInView: Int {
    let top = contentOffset.y + adjustedContentInset.top
    let path = indexPathsForVisibleItems.first {
      (frameForItem(at: $0)?.minY ?? 0) >= top
    }
    return path?.item ?? 0
  }
}
