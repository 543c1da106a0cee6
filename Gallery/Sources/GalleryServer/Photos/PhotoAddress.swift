import Foundation

/// Turns a `thumbURL` into what the page may load.
struct PhotoAddress {
  /// The folder against which relative addresses are read.
  let folder: URL

  /// Returns what the page puts into `src`, and what is wrong with it, if
  /// anything, for example "leaves the folder".
  ///
  /// A bad address is turned into one that the server is certain to refuse. The
  /// photo then shows its broken state, at its place, and the others go on.
  func resolve(_ thumbURL: String) -> (url: String, problem: String?) {
    if let scheme = Self.scheme(of: thumbURL) {
      if ["http", "https", "data"].contains(scheme) {
        return (thumbURL, nil)
      }
      return (Self.refused(thumbURL), "is neither http, https, data nor a path")
    }
    let path = literalPath(thumbURL)
    if path.contains("\\") || path.contains("\0") {
      return (Self.refused(path), "has a character that no path may have")
    }
    if path.hasPrefix("/") {
      return (Self.refused(path), "is an absolute path")
    }
    var segments: [Substring] = []
    for segment in path.split(separator: "/") where segment != "." {
      if segment != ".." {
        segments.append(segment)
      } else if segments.popLast() == nil {
        return (Self.refused(path), "leaves the folder")
      }
    }
    if segments.isEmpty {
      return (Self.refused(path), "is a folder")
    }
    return ("/files/" + segments.map(Self.encoded).joined(separator: "/"), nil)
  }

  /// Returns the path that is meant: a name such as `100%25.jpg` is taken as it
  /// stands if there is such a file, and as percent-encoded if not.
  private func literalPath(_ path: String) -> String {
    guard path.contains("%"), let decoded = path.removingPercentEncoding
    else { return path }
    let literal = folder.appendingPathComponent(path).path
    return FileManager.default.fileExists(atPath: literal) ? path : decoded
  }

  private static func refused(_ text: String) -> String {
    // An encoded slash never names a file, and a browser leaves it alone,
    // whereas it would resolve ".." before asking.
    "/files/%2F" + encoded(text[...]).prefix(200)
  }

  private static func encoded(_ segment: Substring) -> String {
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        + "0123456789-._~")
    return segment.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  private static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon]
    guard let first = scheme.first, first.isASCII, first.isLetter else {
      return nil
    }
    let isScheme = scheme.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
    return isScheme ? scheme.lowercased() : nil
  }
}
