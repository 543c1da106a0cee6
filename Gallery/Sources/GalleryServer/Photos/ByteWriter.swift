/// Writes numbers and text one after the other into a buffer.
struct ByteWriter {
  private let bytes: UnsafeMutableRawBufferPointer
  /// Where the next byte goes.
  private(set) var offset: Int

  /// Starts writing at an offset into a buffer that outlives the writer.
  init(_ bytes: UnsafeMutableRawBufferPointer, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Writes four bytes, little endian.
  @inline(__always)
  mutating func append(_ value: UInt32) {
    bytes.storeBytes(
      of: value.littleEndian, toByteOffset: offset, as: UInt32.self)
    offset += 4
  }

  /// Writes the text as UTF-8, without a terminator.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      bytes[offset..<offset + utf8.count].copyBytes(from: utf8)
      offset += utf8.count
    }
  }
}

extension Slice where Base == UnsafeMutableRawBufferPointer {
  fileprivate func copyBytes(from source: UnsafeBufferPointer<UInt8>) {
    UnsafeMutableRawBufferPointer(rebasing: self)
      .copyBytes(from: UnsafeRawBufferPointer(source))
  }
}
