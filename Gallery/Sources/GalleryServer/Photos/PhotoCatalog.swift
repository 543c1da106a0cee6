import BuiltInPictures
import Foundation

/// The binary form in which the page gets the photos.
///
/// A page that lays out a million items cannot parse JSON for them first, so
/// sizes arrive as the very bytes the layout reads. All numbers are little
/// endian and nothing is padded:
///
/// | bytes | content |
/// | --- | --- |
/// | 20 | u32: magic `0x48504657` ("WFPH"), 1, n, text and notice length |
/// | 8 n | n pairs of f32: width, height |
/// | 4 n | n placeholder colours, u32 `0x00RRGGBB` |
/// | 8 n + 4 | only with text: u32 offsets into it, 2 n + 1 of them |
/// | text length | UTF-8: URL and title of each photo in turn |
/// | notice length | UTF-8: warnings for people, one a line, or empty |
///
/// The URL of photo i lies between the offsets 2 i and 2 i + 1, its title
/// between 2 i + 1 and 2 i + 2. The 1 in the header is the format's version.
package enum PhotoCatalog {
  /// The first four bytes, "WFPH".
  package static let magic: UInt32 = 0x4850_4657
  /// The version of the format.
  package static let version: UInt32 = 1
  private static let headerLength = 20

  /// Encodes the first `count` built-in pictures; picture i is at
  /// `/pictures/i.png`.
  ///
  /// Writes 12 bytes a picture and allocates once. A count outside
  /// 0 to `BuiltInPicture.limit` is clamped to it.
  package static func builtIn(count: Int) -> Data {
    let count = min(max(count, 0), BuiltInPicture.limit)
    var data = Data(count: headerLength + count * 12)
    let placeholders = Palette.placeholders
    data.withUnsafeMutableBytes { bytes in
      var writer = ByteWriter(bytes)
      writer.header(count: count, textLength: 0, noticeLength: 0)
      var colors = ByteWriter(bytes, at: headerLength + count * 8)
      placeholders.withUnsafeBufferPointer { placeholders in
        for index in 0..<count {
          let picture = BuiltInPicture(index: index)
          writer.append(Float(picture.width).bitPattern)
          writer.append(Float(picture.height).bitPattern)
          colors.append(placeholders[picture.paletteIndex])
        }
      }
    }
    return data
  }

  /// Encodes photos that have addresses and titles of their own.
  ///
  /// - Parameters:
  ///   - photos: The photos, with a text of less than 4 GiB altogether.
  ///   - notice: Warnings for people, one a line.
  /// - Returns: The catalogue.
  package static func encode(_ photos: [Photo], notice: String) -> Data {
    let textLength = photos.reduce(0) {
      $0 + $1.url.utf8.count + $1.title.utf8.count
    }
    let offsetsLength = textLength > 0 ? 4 * (2 * photos.count + 1) : 0
    let textStart = headerLength + photos.count * 12 + offsetsLength
    var data = Data(count: textStart + textLength + notice.utf8.count)
    data.withUnsafeMutableBytes { bytes in
      var writer = ByteWriter(bytes)
      writer.header(
        count: photos.count, textLength: textLength,
        noticeLength: notice.utf8.count)
      for photo in photos {
        writer.append(photo.width.bitPattern)
        writer.append(photo.height.bitPattern)
      }
      for index in photos.indices {
        writer.append(BuiltInPicture(index: index).placeholder.value)
      }
      var text = ByteWriter(bytes, at: textStart)
      if textLength > 0 {
        writer.append(0)
        for photo in photos {
          text.append(photo.url)
          writer.append(UInt32(text.offset - textStart))
          text.append(photo.title)
          writer.append(UInt32(text.offset - textStart))
        }
      }
      text.append(notice)
    }
    return data
  }
}

extension ByteWriter {
  fileprivate mutating func header(
    count: Int, textLength: Int, noticeLength: Int
  ) {
    append(PhotoCatalog.magic)
    append(PhotoCatalog.version)
    append(UInt32(count))
    append(UInt32(textLength))
    append(UInt32(noticeLength))
  }
}
