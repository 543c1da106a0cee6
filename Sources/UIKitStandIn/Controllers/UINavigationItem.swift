import Foundation

/// What a navigation bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject {
  /// What another module keeps with the item: extensions store nothing.
  var kept: [String: Any] = [:]

  /// The title in the middle of the bar.
  open var title: String?

  /// What stands in the title's place.
  ///
  /// As UIKit documents: shown instead of the title.
  open var titleView: UIView?
}
