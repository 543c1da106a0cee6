/// Checks that bytes are JSON (RFC 8259) and says where they are not.
///
/// Foundation's decoder gives no position on Linux, and it lets things pass
/// that other readers refuse, such as a comma before a bracket. This one knows
/// a single exception: `NaN`, `Infinity` and `-Infinity` are values, because
/// Python writes them. It needs no recursion, so no nesting overflows a stack.
package struct JSONSyntax {
  /// How deep brackets and braces may nest; Foundation's decoder stops at 512.
  package static let deepest = 500

  /// What a document without mistakes is made of.
  package struct Kind: Equatable {
    /// Whether `NaN` or an infinity occurs, which only a JSON5 decoder reads.
    package var hasNonFinite = false
  }

  private var kind = Kind()
  private var scanner: JSONScanner

  /// Checks a document, in time proportional to its length.
  package static func check(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONMistake) -> Kind {
    var syntax = JSONSyntax(scanner: JSONScanner(bytes))
    try syntax.checkDocument()
    return syntax.kind
  }

  private init(scanner: JSONScanner) {
    self.scanner = scanner
  }

  private mutating func checkDocument() throws(JSONMistake) {
    /// The closing bracket of everything that is open.
    var open: [UInt8] = []
    repeat {
      try checkStart(&open)
      // A value is complete: close what ends here, up to the next comma.
      scanner.skipSpace()
      while let closing = open.last, scanner.skip(closing) {
        open.removeLast()
        scanner.skipSpace()
      }
      if let closing = open.last {
        guard scanner.skip(UInt8(ascii: ",")) else {
          throw scanner.mistake(
            "expected a comma or \(Character(UnicodeScalar(closing)))")
        }
        if closing == UInt8(ascii: "}") {
          try scanner.scanKey()
        }
      }
    } while !open.isEmpty
    if !scanner.isAtEnd {
      throw scanner.mistake("expected nothing more")
    }
  }

  /// Steps over a plain value, or into brackets up to the first one.
  private mutating func checkStart(
    _ open: inout [UInt8]
  ) throws(JSONMistake) {
    while true {
      scanner.skipSpace()
      let byte = scanner.byte
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        // The codes of "]" and "}" are two after those of "[" and "{".
        let closing = byte + 2
        _ = scanner.skip(byte)
        scanner.skipSpace()
        if scanner.skip(closing) {
          return
        }
        open.append(closing)
        if open.count > Self.deepest {
          throw scanner.mistake("nested too deeply")
        }
        if closing == UInt8(ascii: "}") {
          try scanner.scanKey()
        }
      case UInt8(ascii: "\""):
        try scanner.scanString()
        return
      case UInt8(ascii: "-"), 0x30...0x39:
        if scanner.skip("-Infinity") {
          kind.hasNonFinite = true
          return
        }
        return try scanner.scanNumber()
      default:
        return try checkWord()
      }
    }
  }

  private mutating func checkWord() throws(JSONMistake) {
    for word: StaticString in ["true", "false", "null"]
    where scanner.skip(word) {
      return
    }
    for word: StaticString in ["NaN", "Infinity"] where scanner.skip(word) {
      kind.hasNonFinite = true
      return
    }
    throw scanner.mistake("expected a value")
  }
}
