/// Items for lanes: lengths or aspect ratios, one less than the lanes that each
/// item asks for, or nothing if all ask for one, and the lanes that they say,
/// or nothing if that does not matter.
struct LaneItems {
  var sizes: [Double]
  var spans: [UInt8] = []
  var lanes: [UInt8] = []

  static let none = LaneItems(sizes: [])

  var count: Int { sizes.count }
  var hasSpans: Bool { spans.contains { $0 > 0 } }
}
