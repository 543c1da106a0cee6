import CVipsSamples
import Foundation

/// A picture that the library made.
struct DecodedPicture {
  let width: Int
  let height: Int
  /// The colours near the corners: upper left, upper right, lower left, lower
  /// right.
  let corners: [UInt32]

  init(_ data: Data) throws {
    var picture = samples_picture()
    let result = data.withUnsafeBytes {
      samples_read($0.baseAddress, UInt64($0.count), &picture)
    }
    guard result == 0 else { throw SampleError() }
    width = Int(picture.width)
    height = Int(picture.height)
    let colors = picture.corners
    corners = [colors.0, colors.1, colors.2, colors.3]
  }
}
