/// A part of the hierarchy that takes part in moving the focus.
@MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus goes when it comes here, in the order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

/// What can be focused.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus can come here.
  var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}
