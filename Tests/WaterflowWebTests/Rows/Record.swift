/// An operation record, read from its bytes as the page reads it.
struct Record: Equatable {
  static let bytes = 56

  var code: Int
  var element: Int
  var cell: Int
  var section: Int
  var item: Int
  var zIndex: Int
  var pinned: Int
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The codes, as the page knows them.
  enum Code {
    static let make = 1
    static let show = 2
    static let move = 3
    static let hide = 4
    static let destroy = 5
    static let resizeContent = 6
  }

  /// Reads all records of a batch.
  static func all(in batch: [UInt8]) -> [Record] {
    stride(from: 0, to: batch.count, by: bytes).map {
      Record(batch[$0..<$0 + bytes])
    }
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    let start = bytes.startIndex
    func bits(_ offset: Int, _ count: Int) -> UInt64 {
      (0..<count).reduce(0) { bits, place in
        bits | UInt64(bytes[start + offset + place]) << (8 * UInt64(place))
      }
    }
    func integer(_ offset: Int) -> Int {
      Int(Int32(truncatingIfNeeded: bits(offset, 4)))
    }
    func double(_ offset: Int) -> Double {
      Double(bitPattern: bits(offset, 8))
    }
    code = Int(bits(0, 2))
    element = Int(bits(2, 2))
    cell = integer(4)
    section = integer(8)
    item = integer(12)
    zIndex = integer(16)
    pinned = integer(20)
    x = double(24)
    y = double(32)
    width = double(40)
    height = double(48)
  }
}
