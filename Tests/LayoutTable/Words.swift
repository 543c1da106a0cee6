import WaterflowLayout

/// A word of a description that the layout does not know.
struct UnknownWord: Error {
  var word: String
}

extension Dictionary where Key == String {
  /// Returns what a word of a description means.
  func meaning(of word: String) throws -> Value {
    guard let choice = self[word] else { throw UnknownWord(word: word) }
    return choice
  }
}

private struct InsetsDescription: Decodable {
  var top: Double?
  var left: Double?
  var bottom: Double?
  var right: Double?
}

extension KeyedDecodingContainer {
  /// Reads a number; 0 if it is not given.
  func number(_ key: Key) throws -> Double {
    try decodeIfPresent(Double.self, forKey: key) ?? 0
  }

  /// Reads insets; sides that are not given are 0.
  func insets(_ key: Key) throws -> Insets? {
    try decodeIfPresent(InsetsDescription.self, forKey: key).map {
      Insets(
        top: $0.top ?? 0, left: $0.left ?? 0, bottom: $0.bottom ?? 0,
        right: $0.right ?? 0)
    }
  }

  /// Reads one of several words.
  func choose<Choice>(
    _ key: Key, _ choices: [String: Choice], default absent: Choice
  ) throws -> Choice {
    guard let word = try decodeIfPresent(String.self, forKey: key) else {
      return absent
    }
    return try choices.meaning(of: word)
  }
}
