import WaterflowEngine
import WaterflowLayout

/// How UIKit's focus has moved last.
struct SystemMove {
  /// When, in milliseconds.
  var time: Double
  var heading: UIFocusHeading
  /// The item that had the focus of the view before.
  var origin: ItemPath?
  /// Whether it came from outside of the view.
  var cameIn: Bool
}

extension UIFocusHeading {
  /// The arrow that points that way, or nil.
  var arrow: FocusMove? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    default: nil
    }
  }
}
