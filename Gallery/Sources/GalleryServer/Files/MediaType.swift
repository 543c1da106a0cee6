/// What a file is, by the ending of its name, as `Content-Type` says it.
enum MediaType {
  /// Returns the type of a file of the page.
  static func ofPage(_ name: some StringProtocol) -> String {
    switch ending(of: name) {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "mjs", "js": "text/javascript; charset=utf-8"
    case "json", "map": "application/json"
    case "wasm": "application/wasm"
    case "txt": "text/plain; charset=utf-8"
    case "woff2": "font/woff2"
    default: ofPicture(name)
    }
  }

  /// Returns the type of a file beside the photos.
  ///
  /// Whatever is no picture is plain bytes: nothing from that folder ever runs.
  static func ofPicture(_ name: some StringProtocol) -> String {
    switch ending(of: name) {
    case "jpg", "jpeg": "image/jpeg"
    case "png": png
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "avif": "image/avif"
    case "svg": "image/svg+xml"
    case "ico": "image/x-icon"
    default: bytes
    }
  }

  /// The type of what the browser only saves.
  static let bytes = "application/octet-stream"

  /// The type of the pictures the server paints.
  static let png = "image/png"

  private static func ending(of name: some StringProtocol) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
      ?? ""
  }
}
