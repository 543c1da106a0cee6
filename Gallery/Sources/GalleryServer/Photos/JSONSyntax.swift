/// Checks that bytes are JSON (RFC 8259) and says where they are not.
///
/// Foundation's decoder gives no position on Linux, and it lets things pass
/// that other readers refuse, such as a comma before a bracket. This one knows
/// a single exception: `NaN`, `Infinity` and `-Infinity` are values, because
/// Python writes them. It needs no recursion, so no nesting overflows a stack.
struct JSONSyntax {
  /// The first mistake.
  struct Mistake: Error, Equatable {
    /// The position in bytes from the start.
    let offset: Int
    /// What was found, or missing there.
    let reason: String
  }

  /// How deep brackets and braces may nest; Foundation's decoder stops at 512.
  static let deepest = 500

  /// What a document without mistakes is made of.
  struct Kind: Equatable {
    /// Whether `NaN` or an infinity occurs, which only a JSON5 decoder reads.
    var hasNonFinite = false
  }

  private var kind = Kind()
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// Checks a document, in time proportional to its length.
  static func check(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(Mistake) -> Kind {
    var syntax = JSONSyntax(bytes)
    try syntax.checkDocument()
    return syntax.kind
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      // A byte order mark.
      offset = 3
    }
  }

  /// The byte at the position, or 0 at the end; a NUL is no part of JSON.
  private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func mistake(_ reason: String) -> Mistake {
    Mistake(
      offset: offset,
      reason: offset < bytes.count ? reason : "it ends too early")
  }

  private mutating func checkDocument() throws(Mistake) {
    /// The closing bracket of everything that is open.
    var open: [UInt8] = []
    repeat {
      try checkStart(&open)
      // A value is complete: close what ends here, up to the next comma.
      skipSpace()
      while let closing = open.last, byte == closing {
        open.removeLast()
        offset += 1
        skipSpace()
      }
      if let closing = open.last {
        guard byte == UInt8(ascii: ",") else {
          throw mistake(
            "expected a comma or \(Character(UnicodeScalar(closing)))")
        }
        offset += 1
        if closing == UInt8(ascii: "}") {
          try checkKey()
        }
      }
    } while !open.isEmpty
    if offset < bytes.count {
      throw mistake("expected nothing more")
    }
  }

  /// Steps over a plain value, or into brackets up to the first one.
  private mutating func checkStart(_ open: inout [UInt8]) throws(Mistake) {
    while true {
      skipSpace()
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        // The codes of "]" and "}" are two after those of "[" and "{".
        let closing = byte + 2
        offset += 1
        skipSpace()
        if byte == closing {
          offset += 1
          return
        }
        open.append(closing)
        if open.count > Self.deepest {
          throw mistake("nested too deeply")
        }
        if closing == UInt8(ascii: "}") {
          try checkKey()
        }
      case UInt8(ascii: "\""):
        return try checkString()
      case UInt8(ascii: "-"), 0x30...0x39:
        return try checkNumber()
      default:
        return try checkWord()
      }
    }
  }

  private mutating func checkKey() throws(Mistake) {
    skipSpace()
    guard byte == UInt8(ascii: "\"") else {
      throw mistake("expected a key in double quotes")
    }
    try checkString()
    skipSpace()
    guard byte == UInt8(ascii: ":") else { throw mistake("expected a colon") }
    offset += 1
  }

  private mutating func checkWord() throws(Mistake) {
    for word: StaticString in ["true", "false", "null"] where skip(word) {
      return
    }
    for word: StaticString in ["NaN", "Infinity"] where skip(word) {
      kind.hasNonFinite = true
      return
    }
    throw mistake("expected a value")
  }

  private mutating func checkNumber() throws(Mistake) {
    if byte == UInt8(ascii: "-") {
      offset += 1
      if skip("Infinity") {
        kind.hasNonFinite = true
        return
      }
    }
    if byte == UInt8(ascii: "0") {
      offset += 1
    } else {
      try skipDigits()
    }
    if byte == UInt8(ascii: ".") {
      offset += 1
      try skipDigits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        offset += 1
      }
      try skipDigits()
    }
  }

  private mutating func checkString() throws(Mistake) {
    offset += 1
    while byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        throw mistake("expected \\ before a control character in a text")
      }
      if byte == UInt8(ascii: "\\") {
        try checkEscape()
      } else {
        offset += 1
      }
    }
    offset += 1
  }

  private mutating func checkEscape() throws(Mistake) {
    offset += 1
    switch byte {
    case UInt8(ascii: "u"):
      let start = offset
      let unit = try hexadecimal()
      if (0xD800...0xDBFF).contains(unit), skip("\\") {
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
  private mutating func hexadecimal() throws(Mistake) -> UInt32 {
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

  private mutating func skipDigits() throws(Mistake) {
    guard (0x30...0x39).contains(byte) else {
      throw mistake("expected a digit")
    }
    while (0x30...0x39).contains(byte) {
      offset += 1
    }
  }

  private mutating func skipSpace() {
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func skip(_ word: StaticString) -> Bool {
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
}
