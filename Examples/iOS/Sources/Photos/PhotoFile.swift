import Foundation

/// A file of photos: an array of objects with `thumbURL`, `width` and `height`.
enum PhotoFile {
  private struct Record: Decodable {
    let thumbURL: String
    let width: Double
    let height: Double
  }

  /// The file that comes with the app, or nil if it was left out.
  static var bundled: URL? {
    #if SWIFT_PACKAGE
      let bundle = Bundle.module
    #else
      let bundle = Bundle.main
    #endif
    return bundle.url(forResource: "Photos", withExtension: "json")
  }

  /// Reads a file.
  static func photos(at file: URL) throws -> [Photo] {
    try photos(in: Data(contentsOf: file))
  }

  /// Reads what stands in a file; throws if it is none of photos.
  ///
  /// One whose size makes no sense is square.
  static func photos(in data: Data) throws -> [Photo] {
    let records = try JSONDecoder().decode([Record].self, from: data)
    return records.enumerated().map { number, record in
      let lengths = 1.0...1_000_000
      let isSound =
        lengths.contains(record.width) && lengths.contains(record.height)
      return Photo(
        number: number, width: isSound ? Int(record.width) : 100,
        height: isSound ? Int(record.height) : 100,
        address: URL(string: record.thumbURL))
    }
  }
}
