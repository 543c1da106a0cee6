import UIKitStandIn

/// What a scene is known by.
///
/// As UIKit documents: made by the system, and given to the app.
@MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, Sendable {
    let rawValue: String

    static let windowApplication =
      Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role

  init(role: Role) {
    self.role = role
    super.init()
  }
}
