/// Reads numbers one behind the other, little endian; 0 behind the end.
struct WordReader {
  private let bytes: UnsafeRawBufferPointer
  /// Where the next number begins.
  private(set) var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Returns the next number.
  mutating func word() -> UInt32 {
    guard offset + 4 <= bytes.count else { return 0 }
    defer { offset += 4 }
    return UInt32(
      littleEndian: bytes.loadUnaligned(
        fromByteOffset: offset, as: UInt32.self))
  }
}
