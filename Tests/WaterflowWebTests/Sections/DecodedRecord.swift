/// An operation record decoded from bytes by hand, as a page would.
struct DecodedRecord: Equatable {
  var code: UInt16
  var element: UInt16
  var cell: Int32
  var section: Int32
  var item: Int32
  var zIndex: Int32
  var pinned: Int32
  var frame: [Double]

  static let width = 56

  /// Decodes a batch; the number of bytes must be a multiple of the width.
  static func decode(_ bytes: [UInt8]) -> [DecodedRecord]? {
    guard bytes.count % width == 0 else { return nil }
    return stride(from: 0, to: bytes.count, by: width).map {
      DecodedRecord(bytes[$0..<$0 + width])
    }
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    func integer(_ offset: Int, _ count: Int) -> UInt64 {
      (0..<count).reduce(0) {
        $0 | UInt64(bytes[bytes.startIndex + offset + $1]) << (8 * UInt64($1))
      }
    }
    func int32(_ offset: Int) -> Int32 {
      Int32(bitPattern: UInt32(integer(offset, 4)))
    }
    code = UInt16(integer(0, 2))
    element = UInt16(integer(2, 2))
    cell = int32(4)
    section = int32(8)
    item = int32(12)
    zIndex = int32(16)
    pinned = int32(20)
    frame = (0..<4).map { Double(bitPattern: integer(24 + 8 * $0, 8)) }
  }
}
