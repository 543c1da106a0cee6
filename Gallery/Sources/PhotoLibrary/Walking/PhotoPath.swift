/// A path below the library's folder, in the bytes that the file system has.
///
/// File names are bytes, not always text: what is no UTF-8 can still be opened.
struct PhotoPath: Hashable, Comparable, Sendable {
  /// The names, a slash between each two; empty for the folder itself.
  let bytes: [UInt8]

  static let root = PhotoPath([])

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the path of a name in this folder.
  func appending(_ name: [UInt8]) -> PhotoPath {
    bytes.isEmpty ? PhotoPath(name) : PhotoPath(bytes + [Self.slash] + name)
  }

  /// The last name.
  var name: [UInt8] {
    Array(bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...])
  }

  /// The folder that it is in.
  var folder: PhotoPath {
    PhotoPath(Array(bytes.dropLast(name.count + 1)))
  }

  /// The path as text, with a sign for what is no UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether one of the names is that of something hidden.
  var isHidden: Bool {
    bytes.split(separator: Self.slash).contains { HiddenName.isOne($0) }
  }

  static func < (one: PhotoPath, other: PhotoPath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }

  private static let slash = UInt8(ascii: "/")
}
