import Foundation

extension UIImage {
  /// Makes a picture of filled rectangles.
  package convenience init(
    size: CGSize, scale: CGFloat = 1,
    fills: [(color: UIColor, rect: CGRect)], isDecoded: Bool = true
  ) {
    self.init(size: size, scale: scale, drawn: fills, decoded: isDecoded)
  }

  /// The rectangles that were filled to draw it, the first one first.
  package var fills: [(color: UIColor, rect: CGRect)] { drawn }

  /// Whether it is drawn without being decoded first.
  package var isDecoded: Bool { decoded }
}
