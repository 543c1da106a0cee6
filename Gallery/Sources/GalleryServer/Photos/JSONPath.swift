/// Writes a place in a JSON document the way JavaScript would.
enum JSONPath {
  /// Returns for example `[3].thumbURL`.
  static func string(_ keys: [any CodingKey]) -> String {
    keys.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    .joined()
  }
}
