import UIKitStandIn

/// What a scene is made of.
@MainActor
open class UISceneConfiguration: NSObject {
  /// Makes a configuration.
  ///
  /// As UIKit documents: without a name it is none of those in the property
  /// list.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    super.init()
  }

  /// The class of the scene's delegate.
  ///
  /// As UIKit documents: the system makes the delegate.
  open var delegateClass: AnyClass?
}
