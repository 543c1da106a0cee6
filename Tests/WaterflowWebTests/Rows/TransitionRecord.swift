/// A transition record, read from its bytes as the page reads it.
struct TransitionRecord: Equatable {
  static let bytes = 72

  var cell: Int
  var phase: Int
  /// x, y, width and height before, then after.
  var numbers: [Double]

  /// Reads all records of a batch.
  static func all(in batch: [UInt8]) -> [TransitionRecord] {
    stride(from: 0, to: batch.count, by: bytes).map { start in
      func bits(_ offset: Int, _ count: Int) -> UInt64 {
        (0..<count).reduce(0) { bits, place in
          bits | UInt64(batch[start + offset + place]) << (8 * UInt64(place))
        }
      }
      return TransitionRecord(
        cell: Int(bits(0, 4)), phase: Int(bits(4, 4)),
        numbers: (0..<8).map { Double(bitPattern: bits(8 + 8 * $0, 8)) })
    }
  }
}
