/// The endings of names that photos have.
enum PhotoEnding {
  private static let all: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "avif", "heic", "heif",
    "gif", "tif", "tiff", "svg",
  ]

  /// Returns whether a file of this name is taken for a photo.
  static func isOn(_ name: [UInt8]) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return all.contains(
      String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased())
  }
}
