/// Items for lanes: lengths or aspect ratios, one less than the lanes that each
/// item asks for, or nothing if all ask for one.
struct LaneItems {
  var sizes: [Double]
  var spans: [UInt8] = []
  /// What items say besides, two numbers each, or nothing where it does not
  /// matter: the bits of the first are the lane, where lanes are given, and the
  /// second is the item's own breadth in points, endless for one that is as
  /// broad as its lanes.
  var traits: [Double] = []

  static let none = LaneItems(sizes: [])

  var count: Int { sizes.count }
  var hasSpans: Bool { spans.contains { $0 > 0 } }
}
