/// Reads values one after the other out of a JSON document, strictly: what the
/// caller does not ask for is a fault, and every fault names its place.
///
/// Nothing is kept of what has been read, so that a document of any length
/// costs no memory besides its own, and no nesting overflows a stack, because
/// the reader goes only as deep as its caller.
///
///     let names = try JSONReader.read(bytes) { reader throws(JSONFault) in
///       var names: [String] = []
///       try reader.readArray { reader, _ throws(JSONFault) in
///         names.append(try reader.readString())
///       }
///       return names
///     }
package struct JSONReader {
  private var scanner: JSONScanner
  private var path: [JSONStep] = []

  /// Reads a whole document.
  ///
  /// - Throws: `JSONFault` for the first thing that is wrong, from the start.
  package static func read<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ body: (inout JSONReader) throws(JSONFault) -> Value
  ) throws(JSONFault) -> Value {
    // Nearly all documents are ASCII, which is checked much faster.
    if bytes.contains(where: { $0 >= 0x80 }),
      String(validating: bytes, as: UTF8.self) == nil
    {
      throw JSONFault(at: "", "not valid JSON: it is not UTF-8")
    }
    var reader = JSONReader(scanner: JSONScanner(bytes))
    let value = try body(&reader)
    reader.scanner.skipSpace()
    guard reader.scanner.isAtEnd else {
      throw reader.fault(reader.scanner.mistake("expected nothing more"))
    }
    return value
  }

  private init(scanner: JSONScanner) {
    self.scanner = scanner
  }

  // MARK: - Faults

  /// A fault of the value that is being read.
  package func fault(_ reason: String) -> JSONFault {
    JSONFault(at: JSONStep.string(path), reason)
  }

  /// A fault of a member of the object that is being read.
  package func fault(at key: some RawRepresentable<String>, _ reason: String)
    -> JSONFault
  {
    JSONFault(at: JSONStep.string(path + [.key(key.rawValue)]), reason)
  }

  private func fault(_ mistake: JSONMistake) -> JSONFault {
    JSONFault(
      at: "",
      "not valid JSON: \(mistake.reason) at \(position(of: mistake.offset))")
  }

  private func position(of offset: Int) -> TextPosition {
    TextPosition(of: offset, in: scanner.bytes)
  }

  /// A fault of a value that is of another type; or none at all is there.
  private func expected(_ what: String) -> JSONFault {
    switch scanner.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""),
      UInt8(ascii: "-"), 0x30...0x39, UInt8(ascii: "t"), UInt8(ascii: "f"),
      UInt8(ascii: "n"):
      fault("expected \(what)")
    default:
      fault(scanner.mistake("expected a value"))
    }
  }

  private mutating func scan<Value>(
    _ step: (inout JSONScanner) throws(JSONMistake) -> Value
  ) throws(JSONFault) -> Value {
    do throws(JSONMistake) {
      return try step(&scanner)
    } catch {
      throw fault(error)
    }
  }

  // MARK: - Objects and arrays

  /// Reads an object; `body` reads the value of each key.
  ///
  /// - Throws: `JSONFault` for a key that is unknown or given twice.
  package mutating func readObject<Key>(
    _ keys: JSONKeys<Key>,
    _ body: (inout JSONReader, Key) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    scanner.skipSpace()
    guard scanner.skip(UInt8(ascii: "{")) else { throw expected("an object") }
    scanner.skipSpace()
    if scanner.skip(UInt8(ascii: "}")) { return }
    var seen: UInt64 = 0
    repeat {
      let place = try readKey(keys, seen: &seen)
      let key = keys.entries[place].key
      path.append(.key(key.rawValue))
      try body(&self, key)
      path.removeLast()
    } while try !ends(with: UInt8(ascii: "}"))
  }

  /// Reads an array; `body` reads each element and gets its index.
  package mutating func readArray(
    _ body: (inout JSONReader, Int) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    scanner.skipSpace()
    guard scanner.skip(UInt8(ascii: "[")) else { throw expected("an array") }
    scanner.skipSpace()
    if scanner.skip(UInt8(ascii: "]")) { return }
    var index = 0
    repeat {
      path.append(.index(index))
      try body(&self, index)
      path.removeLast()
      index += 1
    } while try !ends(with: UInt8(ascii: "]"))
  }

  /// Steps over a key and returns its place among the known ones.
  private mutating func readKey<Key>(
    _ keys: JSONKeys<Key>, seen: inout UInt64
  ) throws(JSONFault) -> Int {
    scanner.skipSpace()
    let start = scanner.offset
    let range = try scan { scanner throws(JSONMistake) in
      try scanner.scanKey()
    }
    let name = scanner.bytes[range]
    var place = keys.place(of: name)
    if place == nil {
      let key = JSONText.string(name)
      place = keys.entries.firstIndex { $0.key.rawValue == key }
      if place == nil {
        let known = keys.entries.map(\.key.rawValue).joined(separator: ", ")
        throw JSONFault(
          at: JSONStep.string(path + [.key(key)]),
          "unknown key, expected one of \(known)")
      }
    }
    guard let place else { throw fault("unknown key") }
    let bit = UInt64(1) << UInt64(place)
    if seen & bit != 0 {
      throw fault(
        at: keys.entries[place].key,
        "given twice, again at \(position(of: start))")
    }
    seen |= bit
    return place
  }

  /// Steps over a comma, or over the closing bracket and returns true.
  private mutating func ends(with closing: UInt8) throws(JSONFault) -> Bool {
    scanner.skipSpace()
    if scanner.skip(closing) { return true }
    guard scanner.skip(UInt8(ascii: ",")) else {
      throw fault(
        scanner.mistake(
          "expected a comma or \(Character(UnicodeScalar(closing)))"))
    }
    return false
  }

  // MARK: - Plain values

  /// Reads a finite number.
  package mutating func readNumber() throws(JSONFault) -> Double {
    scanner.skipSpace()
    guard isAtNumber else { throw expected("a number") }
    let start = scanner.offset
    try scan { scanner throws(JSONMistake) in try scanner.scanNumber() }
    let value = JSONText.number(scanner.bytes[start..<scanner.offset])
    guard value.isFinite else { throw fault("too large for a number") }
    return value
  }

  /// Reads a number without a fraction, brought into -2^53...2^53.
  package mutating func readInteger() throws(JSONFault) -> Int {
    scanner.skipSpace()
    guard isAtNumber else { throw expected("an integer") }
    let value = try readNumber()
    guard value == value.rounded() else { throw fault("expected an integer") }
    let most = 9_007_199_254_740_992.0
    return Int(min(max(value, -most), most))
  }

  /// Reads `true` or `false`; a fault says that what `expectation` names was
  /// expected.
  package mutating func readBool(
    else expectation: String = "true or false"
  ) throws(JSONFault) -> Bool {
    scanner.skipSpace()
    if scanner.skip("true") { return true }
    if scanner.skip("false") { return false }
    throw expected(expectation)
  }

  /// Whether the next value is an object.
  package mutating func isAtObject() -> Bool {
    scanner.skipSpace()
    return scanner.byte == UInt8(ascii: "{")
  }

  /// Reads a text.
  package mutating func readString() throws(JSONFault) -> String {
    try readString(else: "a text")
  }

  /// Reads the raw value of one of a type's cases.
  package mutating func readWord<Word>(
    _ type: Word.Type
  ) throws(JSONFault) -> Word
  where Word: CaseIterable & RawRepresentable<String> {
    let words =
      "one of "
      + Word.allCases.map { $0.rawValue }.joined(separator: ", ")
    let word = Word(rawValue: try readString(else: words))
    guard let word else { throw fault("expected \(words)") }
    return word
  }

  private mutating func readString(
    else what: String
  ) throws(JSONFault) -> String {
    scanner.skipSpace()
    guard scanner.byte == UInt8(ascii: "\"") else { throw expected(what) }
    let range = try scan { scanner throws(JSONMistake) in
      try scanner.scanString()
    }
    return JSONText.string(scanner.bytes[range])
  }

  private var isAtNumber: Bool {
    scanner.byte == UInt8(ascii: "-") || (0x30...0x39).contains(scanner.byte)
  }
}
