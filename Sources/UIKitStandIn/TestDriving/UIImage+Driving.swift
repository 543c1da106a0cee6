import Foundation

extension UIImage {
  /// Makes a picture of filled rectangles.
  package convenience init(
    size: CGSize, fills: [(color: UIColor, rect: CGRect)]
  ) {
    self.init(size: size, drawn: fills)
  }

  /// The rectangles that were filled to draw it, the first one first.
  package var fills: [(color: UIColor, rect: CGRect)] { drawn }
}
