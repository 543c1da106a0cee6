import UIKitStandIn

extension UIImage {
  /// The system's symbol of a name.
  ///
  /// As UIKit documents: `nil` where there is none; here there is every one.
  public convenience init?(systemName: String) {
    self.init(size: CGSize(width: 20, height: 20), fills: [])
  }
}
