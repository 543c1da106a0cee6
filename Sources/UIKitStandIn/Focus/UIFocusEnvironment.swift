/// A part of the hierarchy that takes part in moving the focus.
@MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus goes when it comes here, in the order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

extension UIView: UIFocusEnvironment {}
