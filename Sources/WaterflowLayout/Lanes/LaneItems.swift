/// Items for lanes: lengths or aspect ratios, and one less than the lanes that
/// each item asks for, or nothing if all ask for one.
struct LaneItems {
  var sizes: [Double]
  var spans: [UInt8] = []

  static let none = LaneItems(sizes: [])

  var count: Int { sizes.count }
  var hasSpans: Bool { spans.contains { $0 > 0 } }
}
