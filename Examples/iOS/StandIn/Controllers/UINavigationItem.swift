import UIKitStandIn

/// What a navigation bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  open var title: String?

  /// What stands in the title's place.
  ///
  /// As UIKit documents: shown instead of the title.
  open var titleView: UIView?

  /// The button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem?
}
