/// What the bytes of JSON tokens mean that have been scanned without mistakes.
enum JSONText {
  typealias Bytes = UnsafeBufferPointer<UInt8>.SubSequence

  /// The powers of ten that a double holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13,
    1e14, 1e15,
  ]

  /// Returns the nearest double, infinite if there is none.
  static func number(_ bytes: Bytes) -> Double {
    // Up to 15 digits are exact in a double, and so are these powers of ten;
    // their quotient is then rounded once, which is correct.
    var digits = 0.0
    var count = 0
    var fraction: Int?
    for byte in bytes {
      switch byte {
      case 0x30...0x39:
        digits = digits * 10 + Double(byte & 0x0F)
        count += 1
      case UInt8(ascii: "."):
        fraction = count
      case UInt8(ascii: "-"):
        continue
      default:
        return longNumber(bytes)
      }
    }
    guard count <= 15 else { return longNumber(bytes) }
    let value = digits / powers[fraction.map { count - $0 } ?? 0]
    return bytes.first == UInt8(ascii: "-") ? -value : value
  }

  private static func longNumber(_ bytes: Bytes) -> Double {
    Double(String(decoding: bytes, as: UTF8.self)) ?? .infinity
  }

  /// Returns the text between the quotes.
  static func string(_ bytes: Bytes) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var units: [UInt16] = []
    var rest = String(decoding: bytes, as: UTF8.self).utf16[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let escape = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch UInt8(truncatingIfNeeded: escape) {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        let digits = String(decoding: rest.prefix(4), as: UTF16.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        rest = rest.dropFirst(4)
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
