/// One step from a JSON value to a value in it.
enum JSONStep {
  case key(String)
  case index(Int)

  /// Writes steps the way JavaScript would, for example `sections[3].lanes`.
  static func string(_ steps: [JSONStep]) -> String {
    var path = ""
    for step in steps {
      switch step {
      case .index(let index):
        path += "[\(index)]"
      case .key(let key) where isName(key):
        path += path.isEmpty ? key : ".\(key)"
      case .key(let key):
        path += "[\(quoted(key))]"
      }
    }
    return path
  }

  private static func isName(_ key: String) -> Bool {
    guard let first = key.utf8.first, key.utf8.count <= longest else {
      return false
    }
    return !(0x30...0x39).contains(first)
      && key.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0)
          || (0x61...0x7A).contains($0) || $0 == 0x5F
      }
  }

  /// The longest key that is written in full, in bytes or characters.
  private static let longest = 40

  /// Puts a key in quotes, on one line and not too long.
  private static func quoted(_ key: String) -> String {
    var text = ""
    for scalar in key.unicodeScalars.prefix(longest) {
      text += scalar.escaped(asASCII: !scalar.properties.isAlphabetic)
    }
    return "\"\(text)\(key.unicodeScalars.count > longest ? "…" : "")\""
  }
}
