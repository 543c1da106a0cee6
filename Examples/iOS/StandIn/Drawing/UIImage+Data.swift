import UIKitStandIn

extension UIImage {
  /// The picture in the bytes of a file.
  ///
  /// As UIKit documents (`UIImage/init(data:)`): nil where there is none. Here
  /// only a PNG is one, of which the size is read and not what it shows.
  public convenience init?(data: Data) {
    let head = Array(data.prefix(24))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard head.count == 24, Array(head.prefix(8)) == signature else {
      return nil
    }
    func length(at place: Int) -> CGFloat {
      CGFloat(head[place..<place + 4].reduce(0) { $0 << 8 + Int($1) })
    }
    self.init(
      size: CGSize(width: length(at: 16), height: length(at: 20)), fills: [],
      isDecoded: false)
  }

  /// The same picture, decoded.
  ///
  /// As UIKit documents (`UIImage/preparingForDisplay()`): takes its time, on
  /// the thread that calls it; other pictures are decoded when they are drawn
  /// first. Nil where it cannot be decoded.
  public func preparingForDisplay() -> UIImage? {
    UIImage(size: size, scale: scale, fills: fills)
  }
}
