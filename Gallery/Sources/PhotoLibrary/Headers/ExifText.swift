/// The text in a field of EXIF as libvips gives it.
///
/// That is the value, then in parentheses the value again, perhaps cut off,
/// its kind and its length: `Beach (Beach, ASCII, 6 components, 6 bytes)`.
enum ExifText {
  /// Returns the value; nil if it is no text, or nothing but spaces.
  static func value(in field: String) -> String? {
    let bytes = Array(field.utf8)
    // A value may have parentheses itself, so the one is looked for after
    // which it begins again.
    for split in bytes.indices where bytes[split...].starts(with: opening) {
      let value = bytes[..<split]
      let again = bytes[(split + opening.count)...]
      if again.starts(with: value.prefix(shownAgain)) {
        return isText(again.dropFirst(value.prefix(shownAgain).count))
          ? trimmed(value) : nil
      }
    }
    return nil
  }

  private static let opening = Array(" (".utf8)
  private static let kind = Array(", ASCII, ".utf8)
  /// Less than what libexif repeats of a value.
  private static let shownAgain = 200

  private static func isText(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.indices.contains { rest[$0...].starts(with: kind) }
  }

  private static func trimmed(_ value: ArraySlice<UInt8>) -> String? {
    let kept = value.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }
      .reversed()
    return kept.isEmpty ? nil : String(decoding: kept, as: UTF8.self)
  }
}
