import Foundation

extension UIView {
  /// The colour behind everything in the view.
  ///
  /// As UIKit documents: none at first.
  public var backgroundColor: UIColor? {
    get { kept["backgroundColor"] as? UIColor }
    set { kept["backgroundColor"] = newValue }
  }
}
