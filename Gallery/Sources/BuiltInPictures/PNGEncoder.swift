/// Writes pixels as a PNG (ISO/IEC 15948).
///
/// Each byte is told as its difference to the one a pixel before, and equal
/// neighbours become runs: flat layers, whose rows are a few colours each, get
/// small that way without any search for what is alike.
struct PNGEncoder {
  private var bytes: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0
  // The two sums of Adler-32.
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  /// Encodes rows of `0x00RRGGBB`.
  static func encode(_ pixels: [UInt32], width: Int) -> [UInt8] {
    var encoder = PNGEncoder()
    encoder.write(pixels, width, pixels.count / max(width, 1))
    return encoder.bytes
  }

  private mutating func write(_ pixels: [UInt32], _ width: Int, _ height: Int) {
    chunk("IHDR") {
      $0.word(UInt32(width))
      $0.word(UInt32(height))
      // Eight bits, red, green and blue, nothing unusual.
      $0.bytes += [8, 2, 0, 0, 0]
    }
    chunk("IDAT") { $0.compress(pixels, width, height) }
    chunk("IEND") { _ in }
  }

  private mutating func chunk(
    _ type: StaticString, _ write: (inout PNGEncoder) -> Void
  ) {
    let start = bytes.count
    word(0)
    type.withUTF8Buffer { bytes += $0 }
    write(&self)
    let length = UInt32(bytes.count - start - 8)
    for byte in 0..<4 {
      bytes[start + byte] = UInt8(truncatingIfNeeded: length >> (24 - 8 * byte))
    }
    word(Self.crc(bytes[(start + 4)...]))
  }

  private mutating func word(_ value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  // MARK: - Compression (RFC 1950 and 1951)

  private mutating func compress(
    _ pixels: [UInt32], _ width: Int, _ height: Int
  ) {
    bytes += [0x78, 0x01]
    // One block, the last one, with the codes that need no table.
    put(0b011, 3)
    pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<height {
        // Each row is told by differences to the left.
        literal(1)
        var left: UInt32 = 0
        var column = 0
        while column < width {
          let pixel = pixels[row * width + column]
          var end = column + 1
          if pixel == left {
            while end < width && pixels[row * width + end] == left { end += 1 }
            zeros(3 * (end - column))
          } else {
            literal(UInt8(truncatingIfNeeded: (pixel >> 16) &- (left >> 16)))
            literal(UInt8(truncatingIfNeeded: (pixel >> 8) &- (left >> 8)))
            literal(UInt8(truncatingIfNeeded: pixel &- left))
            left = pixel
          }
          column = end
        }
      }
    }
    put(0, 7)
    put(0, 7)  // to the next whole byte
    word(high << 16 | low)
  }

  private mutating func literal(_ byte: UInt8) {
    low += UInt32(byte)
    if low >= 65_521 { low -= 65_521 }
    high = (high + low) % 65_521
    let (code, length) = Self.literals[Int(byte)]
    put(code, length)
  }

  /// Writes zeros: one, and then repetitions of what was a byte before.
  private mutating func zeros(_ count: Int) {
    high = UInt32((UInt64(high) + UInt64(count) * UInt64(low)) % 65_521)
    let (code, length) = Self.literals[0]
    put(code, length)
    var rest = count - 1
    while rest >= 3 {
      let run = min(rest, 258)
      let (code, length) = Self.runs[run]
      put(code, length)
      rest -= run
    }
    for _ in 0..<rest { put(code, length) }
  }

  private mutating func put(_ value: UInt64, _ count: UInt64) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  // MARK: - Tables

  private typealias Code = (bits: UInt64, count: UInt64)

  /// A Huffman code, which is written from its highest bit on.
  private static func reversed(_ code: Int, _ count: Int) -> Code {
    var bits: UInt64 = 0
    for bit in 0..<count where code >> bit & 1 == 1 {
      bits |= 1 << UInt64(count - 1 - bit)
    }
    return (bits, UInt64(count))
  }

  private static let literals: [Code] = (0...255).map {
    $0 < 144 ? reversed(0x30 + $0, 8) : reversed(0x190 + $0 - 144, 9)
  }

  /// For each length of a run up to 258, its code, the rest of the length and
  /// the distance 1, whose code is five zeros.
  private static let runs: [Code] = (0...258).map { length in
    guard length >= 3 else { return (0, 0) }
    var symbol = 285
    var rest = 0
    var extra = 0
    if length < 11 {
      symbol = 254 + length
    } else if length < 258 {
      // Four symbols for each doubling, with one more bit from 11 on.
      let beyond = length - 3
      extra = Int.bitWidth - beyond.leadingZeroBitCount - 3
      symbol = 257 + 4 * extra + (beyond >> extra)
      rest = beyond & ((1 << extra) - 1)
    }
    let (bits, count) =
      symbol < 280
      ? reversed(symbol - 256, 7) : reversed(0xC0 + symbol - 280, 8)
    return (
      bits | UInt64(rest) << count, count + UInt64(extra) + 5
    )
  }

  private static let crcs: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~crcs.withUnsafeBufferPointer { crcs in
      bytes.reduce(~UInt32(0)) { sum, byte in
        crcs[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
      }
    }
  }
}
