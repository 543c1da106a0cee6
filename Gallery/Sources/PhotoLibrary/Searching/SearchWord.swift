/// What has to occur in the text of a photo, or else be told by its date.
struct SearchWord: Sendable {
  /// Folded as ``SearchText`` is, without the commas behind it.
  let text: String
  /// The day of the week that it names, from 0 for Sunday to 6, or nil.
  ///
  /// Not a part of the text: "sun" would find each seventh photo. A name that is
  /// cut short counts with its comma, as it stands above photos on a phone.
  let weekday: Int?

  init(_ word: some StringProtocol) {
    let end = word.lastIndex { $0 != "," }
    text = String(end.map { word[...$0] } ?? word[...])
    let isShort = text.count == 3 && text.count < word.count
    weekday = Self.weekdays.firstIndex { [text] in
      $0 == text || isShort && $0.hasPrefix(text)
    }
  }

  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday",
  ]
}
