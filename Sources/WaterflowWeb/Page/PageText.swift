/// A text on its way to the page, in UTF-8: literals, whole numbers and other
/// texts, one behind the other.
///
/// ```swift
/// title.setText("Photo \(number) of \(grouped: count)")
/// ```
///
/// A literal where an ``Element`` wants a text becomes one by itself. A module
/// that makes its texts this way alone links nothing of `String`'s, which is
/// 28 KB.
public struct PageText: ExpressibleByStringInterpolation, Sendable {
  /// The text in UTF-8.
  public private(set) var bytes: [UInt8]

  /// Creates a text from a literal.
  public init(stringLiteral literal: StaticString) {
    self.init(stringInterpolation: Interpolation(literal))
  }

  /// Creates a text from its parts; the compiler calls it.
  public init(stringInterpolation parts: Interpolation) {
    bytes = parts.bytes
  }

  /// Creates a text from a string.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Creates a text from bytes in UTF-8.
  public init(utf8 bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Calls a closure with the bytes and their number.
  func withBytes(_ body: (UnsafePointer<UInt8>?, Int32) -> Void) {
    bytes.withUnsafeBufferPointer {
      body($0.baseAddress, Int32(truncatingIfNeeded: $0.count))
    }
  }
}

extension PageText {
  /// Puts the parts of a text together.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    /// Creates a text without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      // A number is seldom longer.
      bytes.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    fileprivate init(_ literal: StaticString) {
      appendLiteral(literal)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Adds another text.
    public mutating func appendInterpolation(_ text: PageText) {
      bytes.append(contentsOf: text.bytes)
    }

    /// Adds a number in decimal digits; what `Int64` cannot hold counts as the
    /// nearest that it can.
    public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      append(Int64(clamping: number), separator: nil)
    }

    /// Adds a number whose digits stand in groups of three, as `10,000`.
    public mutating func appendInterpolation(grouped number: Int) {
      append(Int64(number), separator: UInt8(ascii: ","))
    }

    // An `Int` of a module has 32 bits.
    private mutating func append(_ number: Int64, separator: UInt8?) {
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      let start = bytes.count
      var rest = number.magnitude
      var digits = 0
      repeat {
        if digits > 0, digits % 3 == 0, let separator {
          bytes.append(separator)
        }
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
        digits += 1
      } while rest > 0
      bytes[start...].reverse()
    }
  }
}
