/// Steps over the tokens of JSON (RFC 8259) one by one.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The position in bytes from the start.
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      // A byte order mark.
      offset = 3
    }
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the position, or 0 at the end; a NUL is no part of JSON.
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// A mistake at the position.
  func mistake(_ reason: String) -> JSONMistake {
    JSONMistake(
      offset: offset,
      reason: offset < bytes.count ? reason : "it ends too early")
  }

  mutating func skipSpace() {
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Steps over a byte if it is there.
  mutating func skip(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    offset += 1
    return true
  }

  /// Steps over a word if it is there.
  mutating func skip(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    let isThere = (0..<count).allSatisfy {
      bytes[offset + $0] == word.utf8Start[$0]
    }
    if isThere {
      offset += count
    }
    return isThere
  }

  /// Steps over a key and its colon.
  ///
  /// - Returns: where the key stands between its quotes.
  @discardableResult
  mutating func scanKey() throws(JSONMistake) -> Range<Int> {
    skipSpace()
    guard byte == UInt8(ascii: "\"") else {
      throw mistake("expected a key in double quotes")
    }
    let key = try scanString()
    skipSpace()
    guard skip(UInt8(ascii: ":")) else { throw mistake("expected a colon") }
    return key
  }

  mutating func scanNumber() throws(JSONMistake) {
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) {
      try scanDigits()
    }
    if skip(UInt8(ascii: ".")) {
      try scanDigits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        offset += 1
      }
      try scanDigits()
    }
  }

  /// Steps over a text, at whose opening quote the scanner stands.
  ///
  /// - Returns: where the text stands between its quotes.
  @discardableResult
  mutating func scanString() throws(JSONMistake) -> Range<Int> {
    offset += 1
    let start = offset
    while byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        throw mistake("expected \\ before a control character in a text")
      }
      if byte == UInt8(ascii: "\\") {
        try scanEscape()
      } else {
        offset += 1
      }
    }
    offset += 1
    return start..<offset - 1
  }

  private mutating func scanEscape() throws(JSONMistake) {
    offset += 1
    switch byte {
    case UInt8(ascii: "u"):
      let start = offset
      let unit = try hexadecimal()
      if (0xD800...0xDBFF).contains(unit), skip(UInt8(ascii: "\\")) {
        if byte == UInt8(ascii: "u"),
          try (0xDC00...0xDFFF).contains(hexadecimal())
        {
          return
        }
      }
      if (0xD800...0xDFFF).contains(unit) {
        offset = start - 1
        throw mistake("half of a surrogate pair")
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"),
      UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    default:
      throw mistake("unknown escape")
    }
  }

  /// Steps over `u` and four digits, and returns what they mean.
  private mutating func hexadecimal() throws(JSONMistake) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      offset += 1
      let digit = Character(UnicodeScalar(byte)).hexDigitValue
      guard let digit else { throw mistake("expected a hexadecimal digit") }
      value = value << 4 | UInt32(digit)
    }
    offset += 1
    return value
  }

  private mutating func scanDigits() throws(JSONMistake) {
    guard (0x30...0x39).contains(byte) else {
      throw mistake("expected a digit")
    }
    while (0x30...0x39).contains(byte) {
      offset += 1
    }
  }
}
