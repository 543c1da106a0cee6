/// The bottoms of a waterfall's lanes, filled item by item.
struct NaiveLanes {
  let spacing: Double
  /// Where each lane ends, counted from the body's top; nil for an empty one.
  private(set) var bottoms: [Double?]

  init(count: Int, spacing: Double) {
    self.spacing = spacing
    bottoms = Array(repeating: nil, count: count)
  }

  /// The top that the next item of a lane would get.
  func top(of lane: Int) -> Double {
    guard let bottom = bottoms[lane] else { return 0 }
    return bottom + spacing
  }

  /// The lane whose next item would stand highest, the lowest index first.
  var shortest: Int {
    var best = 0
    var least = top(of: 0)
    for lane in bottoms.indices.dropFirst() {
      let candidate = top(of: lane)
      if candidate < least { (best, least) = (lane, candidate) }
    }
    return best
  }

  /// Puts an item under the last one of a lane and returns its top.
  mutating func add(_ length: Double, to lane: Int) -> Double {
    let top = top(of: lane)
    bottoms[lane] = top + length
    return top
  }
}
