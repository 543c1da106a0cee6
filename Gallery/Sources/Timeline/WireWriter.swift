import Foundation

/// Writes what the page reads: numbers little endian, nothing padded.
struct WireWriter {
  /// What has been written.
  private(set) var data: Data

  /// Starts with four letters and the format's version.
  init(_ magic: StaticString, version: UInt32 = 1, capacity: Int) {
    data = Data(capacity: capacity)
    magic.withUTF8Buffer { data.append(contentsOf: $0) }
    append(version)
  }

  mutating func append(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
  }

  mutating func append(_ value: Int32) { append(UInt32(bitPattern: value)) }

  /// Writes a number that is known to be from 0 to `UInt32.max`.
  mutating func append(_ value: Int) { append(UInt32(value)) }

  mutating func append(_ values: [UInt16]) {
    // A copy of the memory where it is little endian anyway.
    if UInt16(1).littleEndian == 1 {
      values.withUnsafeBytes { data.append(contentsOf: $0) }
    } else {
      values.map(\.byteSwapped).withUnsafeBytes {
        data.append(contentsOf: $0)
      }
    }
  }

  mutating func append(_ place: TimelinePlace) {
    append(place.day)
    append(place.index)
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    data.append(contentsOf: bytes)
  }
}
