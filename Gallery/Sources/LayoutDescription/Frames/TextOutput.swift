/// Passes text on in large pieces, so that no output is ever held whole.
struct TextOutput<Failure: Error> {
  /// Takes the next piece.
  typealias Sink = ([UInt8]) throws(Failure) -> Void

  private static var pieceSize: Int { 1 << 16 }

  private var buffer: [UInt8] = []
  private let sink: Sink

  init(_ sink: @escaping Sink) {
    self.sink = sink
    buffer.reserveCapacity(Self.pieceSize + 1_024)
  }

  /// Writes text that is short against a piece.
  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { buffer.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
  }

  /// Writes a number as JSON: the shortest digits that read back as the same,
  /// and no exponent unless it is very large or small.
  mutating func write(_ value: Double) {
    // Beyond this a double's own digits end before the decimal point.
    if abs(value) < 9_007_199_254_740_992, value == value.rounded() {
      write(Int(value))
    } else {
      buffer.append(contentsOf: value.description.utf8)
    }
  }

  mutating func write(_ value: Int) {
    if value < 0 { buffer.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = buffer.count
    repeat {
      buffer.append(UInt8(0x30 + rest % 10))
      rest /= 10
    } while rest > 0
    buffer[start...].reverse()
  }

  /// Passes on what has been written if it is a piece.
  mutating func passOn() throws(Failure) {
    if buffer.count >= Self.pieceSize { try finish() }
  }

  /// Passes on all that has been written.
  mutating func finish() throws(Failure) {
    try sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
