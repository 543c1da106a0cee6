/// FNV-1a in 64 bits: the same on every start, which Swift's own hash is not.
struct StableHash {
  private(set) var value: UInt64

  /// Starts a hash; another seed gives an independent one.
  init(seed: UInt64 = 0) {
    value = 0xCBF2_9CE4_8422_2325 ^ seed
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  mutating func append(_ number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { append($0) }
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
