/// UIKit's own focus in a view, and the keys that are held.
struct Attention {
  /// Whether what has the focus looks so: once keys, UIKit or the app have moved
  /// it, until a finger does something.
  var showsFocus = false
  /// Whether the focus of UIKit is on one of the cells.
  var isSystemFocused = false
  /// Whether it is on another view, though keys still come here.
  var isSystemElsewhere = false
  /// The view in here that it is on and that is no item's cell: a control in one
  /// or in a header.
  weak var focusedControl: UIView?
  /// Whether the view is following it, so that it need not follow the view.
  var isFollowingSystem = false
  /// How it has moved last, until a press comes.
  var systemMove: SystemMove?
  var keys = HeldKeys()
  /// What holds an item down.
  var pressing: UIPress?
}
