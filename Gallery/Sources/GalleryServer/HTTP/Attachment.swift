import Foundation

/// Names what a browser saves instead of showing it.
enum Attachment {
  /// Returns a `Content-Disposition` for a name in any script (RFC 6266).
  static func header(_ name: String) -> String {
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        + "0123456789-._~")
    let encoded =
      name.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    return "attachment; filename*=UTF-8''\(encoded)"
  }
}
