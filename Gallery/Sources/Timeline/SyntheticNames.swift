import BuiltInPictures
import Foundation

/// The names of the synthetic photos, and the search in them.
struct SyntheticNames: Sendable {
  private static let words = [
    "Beach", "Forest", "Mountain", "Harbour", "Garden", "Birthday", "Picnic",
    "Concert", "Café", "Straße", "Ελιά", "Пляж", "海辺", "公园", "شاطئ", "סתיו",
  ]
  private static let folded = words.map { Array(fold($0).utf8) }

  private static func word(_ position: Int) -> Int {
    Int(SplitMix64.mix(UInt64(position)) >> 60)
  }

  /// Returns the name of the photo at a position.
  static func name(at position: Int) -> String {
    let number = String(position + 1)
    let zeros = String(repeating: "0", count: max(0, 7 - number.count))
    return "\(words[word(position)])-\(zeros)\(number).png"
  }

  /// Returns a text without what makes no difference in a search: capitals,
  /// accents and widths.
  static func fold(_ text: some StringProtocol) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil)
  }

  /// The words looked for, as UTF-8.
  private let wanted: [[UInt8]]

  /// Looks for each word of a text.
  init(_ text: String) {
    wanted = text.split(whereSeparator: \.isWhitespace)
      .map { Array(Self.fold($0).utf8) }
  }

  /// Returns a search for those words alone that do not occur in a text.
  private init(_ names: SyntheticNames, notIn text: String) {
    let text = Array(text.utf8)
    wanted = names.wanted.filter { !Self.occurs($0, in: text) }
  }

  /// Calls `body` with each position in a range at whose photo all words occur
  /// in the name or in what is said of the day.
  func forEach(in positions: Range<Int>, day: String, _ body: (Int) -> Void) {
    let rest = SyntheticNames(self, notIn: Self.fold(day))
    if rest.wanted.isEmpty { return positions.forEach(body) }
    var name: [UInt8] = []
    for position in positions {
      Self.write(position, to: &name)
      if rest.wanted.allSatisfy({ Self.occurs($0, in: name) }) {
        body(position)
      }
    }
  }

  /// Writes what `fold` would make of the name, without making a string.
  private static func write(_ position: Int, to name: inout [UInt8]) {
    name.removeAll(keepingCapacity: true)
    name += folded[word(position)]
    name.append(UInt8(ascii: "-"))
    var unit = 1_000_000
    while position + 1 >= unit * 10 { unit *= 10 }
    while unit > 0 {
      name.append(UInt8(ascii: "0") + UInt8((position + 1) / unit % 10))
      unit /= 10
    }
    name += ".png".utf8
  }

  private static func occurs(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard word.count <= text.count else { return false }
    return word.withUnsafeBufferPointer { word in
      text.withUnsafeBufferPointer { text in
        (0...(text.count - word.count)).contains { start in
          word.indices.allSatisfy { text[start + $0] == word[$0] }
        }
      }
    }
  }
}
