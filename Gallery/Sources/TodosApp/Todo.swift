/// Something to do, as it was typed, in UTF-8: strings would bring the Unicode
/// tables into the module.
struct Todo {
  var text: [UInt8]

  /// What is there at the beginning.
  static let examples: [StaticString] = [
    "Water the tomatoes before the sun comes round",
    "Send Ida the photographs of the boat",
    "Mend the garden gate",
    "Two loaves, butter, a dozen eggs",
    "Return the library books, and pay for the one that the dog has read",
    "Book the ferry",
    "Sharpen the kitchen knives",
    "Ask Jonas about the ladder",
    "Air the cellar",
    "Learn the second verse",
    "Find the other glove",
    "Change the winter tyres",
    "Write to grandmother, and not only a postcard this time",
    "Descale the kettle",
    "Pick the plums before the wasps do",
    "Sort the screws",
  ]

  init(_ text: StaticString) {
    self.text = Array(
      UnsafeBufferPointer(
        start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Takes over what was typed, without the space around it; nil if nothing is
  /// left.
  init?(typed text: [UInt8]) {
    let blank = UInt8(ascii: " ")
    guard let first = text.firstIndex(where: { $0 > blank }),
      let last = text.lastIndex(where: { $0 > blank })
    else { return nil }
    self.text = Array(text[first...last])
  }
}
