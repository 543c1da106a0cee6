import CVips
import Foundation
import Timeline

/// Reads headers of photos by libvips.
struct HeaderReader: Sendable {
  /// How many pixels a photo may have: what decodes to more fills the memory.
  let mostPixels: Int

  /// Reads a header from an open file.
  ///
  /// - Throws: `PhotoFault.broken`, `.tooLarge` or `.busy`.
  func header(
    of descriptor: Int32, size: Int64
  ) throws(PhotoFault) -> PhotoHeader {
    guard size > 0 else { throw .broken("It is empty.") }
    let image = try Vips.open(descriptor)
    defer { cvips_close(image) }
    let width = Int(cvips_width(image))
    let height = Int(cvips_height(image))
    guard width * height <= mostPixels else { throw .tooLarge }
    let isTurned = cvips_orientation(image) >= 5
    return PhotoHeader(
      width: isTurned ? height : width, height: isTurned ? width : height,
      type: type(of: image), taken: taken(image), caption: caption(image),
      camera: camera(image), lens: exif(image, "ifd2-LensModel"))
  }

  private func type(of image: OpaquePointer) -> String {
    let loader = text(image, cvips_loader(image))
    return switch loader.prefix(while: { $0 != "_" }) {
    case "jpegload": "image/jpeg"
    case "pngload": "image/png"
    case "webpload": "image/webp"
    case "gifload": "image/gif"
    case "tiffload": "image/tiff"
    case "svgload": "image/svg+xml"
    case "heifload":
      text(image, cvips_text(image, "heif-compression")) == "av1"
        ? "image/avif" : "image/heic"
    default: "application/octet-stream"
    }
  }

  /// The fields of dates and of their decimals, the best first: scanners tell
  /// when they scanned, and some programs keep no date but their own.
  private static let dates = [
    ("ifd2-DateTimeOriginal", "ifd2-SubSecTimeOriginal"),
    ("ifd2-DateTimeDigitized", "ifd2-SubSecTimeDigitized"),
    ("ifd0-DateTime", "ifd2-SubSecTime"),
  ]

  private func taken(_ image: OpaquePointer) -> LocalMoment? {
    for (date, fraction) in Self.dates {
      if let date = exif(image, date),
        let moment = ExifDate.moment(date, fraction: exif(image, fraction))
      {
        return moment
      }
    }
    return nil
  }

  private func caption(_ image: OpaquePointer) -> String? {
    if let caption = exif(image, "ifd0-ImageDescription") {
      return caption
    }
    var count = 0
    guard let bytes = cvips_bytes(image, "xmp-data", &count) else {
      return nil
    }
    return XMPCaption.caption(in: Data(bytes: bytes, count: count))
  }

  /// The maker and the model, the maker once.
  private func camera(_ image: OpaquePointer) -> String? {
    let maker = exif(image, "ifd0-Make")
    guard let model = exif(image, "ifd0-Model") else { return maker }
    guard
      let maker,
      !model.lowercased().hasPrefix(maker.lowercased())
    else { return model }
    return maker + " " + model
  }

  private func exif(_ image: OpaquePointer, _ name: String) -> String? {
    cvips_text(image, "exif-" + name).flatMap {
      ExifText.value(in: String(cString: $0))
    }
  }

  private func text(
    _ image: OpaquePointer, _ field: UnsafePointer<CChar>?
  ) -> String {
    field.map { String(cString: $0) } ?? ""
  }
}
