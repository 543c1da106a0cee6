/// The sentence in an answer such as `{"error":"photos.json: ..."}`.
enum ErrorSentence {
  /// Returns the sentence in UTF-8, or nil if the answer has another form.
  static func find(in body: UnsafeRawBufferPointer) -> [UInt8]? {
    // The server writes nothing before the quotation mark that opens it.
    guard let colon = body.firstIndex(of: UInt8(ascii: ":")),
      let opening = body[colon...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    var sentence: [UInt8] = []
    var index = opening + 1
    while index < body.count {
      let byte = body[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return sentence }
      guard byte == UInt8(ascii: "\\"), index < body.count else {
        sentence.append(byte)
        continue
      }
      let escaped = body[index]
      index += 1
      switch escaped {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
        sentence.append(escaped)
      case UInt8(ascii: "u"):
        // The server escapes control characters only.
        sentence.append(UInt8(ascii: " "))
        index += 4
      default:
        sentence.append(UInt8(ascii: " "))
      }
    }
    return nil
  }
}
