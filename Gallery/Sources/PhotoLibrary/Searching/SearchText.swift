import Foundation

/// What a photo is found by: path, caption and date, without case and accents.
struct SearchText: Sendable {
  let text: String

  init(of photo: IndexedPhoto) {
    let (year, month, day) = photo.taken.date
    let date = String(format: "%04d-%02d-%02d", year, month, day)
    let all = [
      photo.path.text, photo.caption ?? "", date, Self.months[month - 1],
    ]
    text = Self.folded(all.joined(separator: "\n"))
  }

  /// Returns the words that have to occur, each of them.
  static func words(of text: String) -> [SearchWord] {
    folded(text).split { $0.isWhitespace || $0 == "\0" }.map { SearchWord($0) }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August",
    "September", "October", "November", "December",
  ]

  private static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.lowercased()
    }
    // Marks that are letters of their own elsewhere stay, and may be written
    // apart: in names from a Mac they are.
    return text.precomposedStringWithCanonicalMapping.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil)
  }
}
