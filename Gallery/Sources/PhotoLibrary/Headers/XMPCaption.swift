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

  private static let entities: KeyValuePairs = [
    "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'",
    // The last, so that what it yields is not taken for another.
    "&amp;": "&",
  ]

  private static func unescaped(_ text: Substring) -> String {
    entities.reduce(String(text)) { text, entity in
      text.replacingOccurrences(of: entity.key, with: entity.value)
    }
  }
}
