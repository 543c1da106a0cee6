/// Items for lanes: lengths or aspect ratios, one less than the lanes that each
/// item asks for, or nothing if all ask for one.
struct LaneItems {
  var sizes: [Double]
  var spans: [UInt8] = []
  /// What items say besides, two numbers each, or nothing where it does not
  /// matter: the bits of the first are the lane, where lanes are given, see
  /// ``newLane(_:)``, and the second is the item's own breadth in points,
  /// endless for one that is as broad as its lanes.
  var traits: [Double] = []

  static let none = LaneItems(sizes: [])

  var count: Int { sizes.count }
  var hasSpans: Bool { !isPlain && spans.contains { $0 > 0 } }

  /// What stands for a lane until the item is placed for the first time: only
  /// then a lane that is not there is told.
  static func newLane(_ lane: Int) -> Double {
    Double(bitPattern: UInt64(257 + min(max(lane, -1), 256)))
  }

  /// The lane that ``newLane(_:)`` stands for; nil once the item was placed.
  static func newLane(in trait: Double) -> Int? {
    let bits = Int(truncatingIfNeeded: trait.bitPattern)
    return bits < 256 ? nil : bits - 257
  }
}
