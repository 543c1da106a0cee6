#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Paints photos: an evening sky in bands, from light to dark.
enum PicturePainter {
  private static let width = 320.0
  private static let bands = 24

  /// Paints a photo; on any thread, as it takes a while.
  static func paint(_ photo: Photo) -> UIImage {
    let size = CGSize(width: width, height: width * photo.ratio)
    let format = UIGraphicsImageRendererFormat()
    // A screen's three pixels a point would take nine times the memory.
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    return renderer.image { context in
      let thickness = size.height / CGFloat(bands)
      for band in 0..<bands {
        color(of: photo, band: band).setFill()
        // Half a point more than it takes: no seams between bands.
        context.fill(
          CGRect(
            x: 0, y: CGFloat(band) * thickness, width: size.width,
            height: thickness + 0.5))
      }
    }
  }

  /// The colour of one band; band 0 is also what stands in for the picture
  /// until it is painted.
  static func color(of photo: Photo, band: Int = 0) -> UIColor {
    let depth = CGFloat(band) / CGFloat(bands)
    return UIColor(
      hue: CGFloat(photo.hue), saturation: 0.35 + 0.45 * depth,
      brightness: 0.92 - 0.5 * depth, alpha: 1)
  }
}
