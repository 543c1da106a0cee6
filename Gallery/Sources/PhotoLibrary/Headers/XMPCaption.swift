import Foundation

/// The caption in a photo's XMP: `dc:description`, else `dc:title`.
///
/// Only those two are looked for, in the form that the standard gives them: a
/// list of texts a language, of which the first is the default.
enum XMPCaption {
  /// Returns the caption in a packet; nil if it has none.
  static func caption(in packet: Data) -> String? {
    let text = String(decoding: packet, as: UTF8.self)
    return element("dc:description", in: text[...])
      ?? element("dc:title", in: text[...])
  }

  private static func element(
    _ name: String, in text: Substring
  ) -> String? {
    guard
      let content = content(of: name, in: text),
      let item = self.content(of: "rdf:li", in: content)
    else { return nil }
    let plain = unescaped(item).trimmingCharacters(in: .whitespacesAndNewlines)
    return plain.isEmpty ? nil : plain
  }

  private static func content(
    of name: String, in text: Substring
  ) -> Substring? {
    guard
      let start = text.range(of: "<" + name),
      let open = text[start.upperBound...].firstIndex(of: ">"),
      text[..<open].last != "/",
      let end = text[open...].range(of: "</\(name)>")
    else { return nil }
    return text[text.index(after: open)..<end.lowerBound]
  }

  private static let entities: [Substring: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&",
  ]

  /// The longest reference that is looked for; without an end of its own, an
  /// ampersand would have all that follows searched.
  private static let longest = 16

  /// Replaces references in one pass, so that what one of them yields is not
  /// taken for another.
  private static func unescaped(_ text: Substring) -> String {
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars
    while let start = rest.firstIndex(of: "&") {
      plain.append(contentsOf: rest[..<start])
      rest = rest[rest.index(after: start)...]
      if let end = rest.prefix(longest).firstIndex(of: ";"),
        let scalar = scalar(named: Substring(rest[..<end]))
      {
        plain.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        plain.append("&")
      }
    }
    plain.append(contentsOf: rest)
    return String(plain)
  }

  /// The character that a reference stands for; nil if XML has no such one.
  private static func scalar(named name: Substring) -> Unicode.Scalar? {
    if let scalar = entities[name] { return scalar }
    guard name.first == "#" else { return nil }
    let isHex = name.hasPrefix("#x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    // A sign would pass for a number.
    guard digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: isHex ? 16 : 10),
      value >= 0x20 || [0x9, 0xA, 0xD].contains(value)
    else { return nil }
    return Unicode.Scalar(value)
  }
}
