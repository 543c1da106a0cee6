import CVipsSamples
import Foundation

@testable import PhotoLibrary

/// A picture that libvips writes for a test.
struct PhotoSample {
  var width: Int32 = 60
  var height: Int32 = 40
  /// The colour, 0x00RRGGBB.
  var color: UInt32 = 0x2060A0
  /// The colour of the upper left quarter as stored; nil for the same.
  var corner: UInt32?
  var orientation: Int32 = 1
  /// As EXIF has it, such as `2019:06:14 18:30:05`.
  var taken: String?
  /// When it was scanned, and when the file was written, in the same form.
  var digitized: String?
  var written: String?
  var caption: String?
  var camera: (maker: String, model: String)?
  var lens: String?
  var xmp: String?

  /// Writes it in the format that the file's ending names.
  func write(to file: URL) throws {
    guard Vips.isStarted else { throw SampleError() }
    var fields: [(String, String)] = []
    func add(_ name: String, _ value: String?) {
      guard let value else { return }
      // libvips leaves out what the last parentheses hold.
      fields.append(("exif-" + name, value + " (text)"))
    }
    add("ifd2-DateTimeOriginal", taken)
    add("ifd2-DateTimeDigitized", digitized)
    add("ifd0-DateTime", written)
    add("ifd0-ImageDescription", caption)
    add("ifd0-Make", camera?.maker)
    add("ifd0-Model", camera?.model)
    add("ifd2-LensModel", lens)
    let texts = fields.flatMap { [strdup($0.0), strdup($0.1)] }
    defer { for text in texts { free(text) } }
    let given = stride(from: 0, to: texts.count, by: 2).map {
      samples_field(name: texts[$0], value: texts[$0 + 1])
    }
    let result = samples_write(
      file.path, width, height, color, corner ?? color, orientation, xmp,
      given, Int32(given.count))
    guard result == 0 else { throw SampleError() }
  }
}

/// The sample could not be written.
struct SampleError: Error {}
