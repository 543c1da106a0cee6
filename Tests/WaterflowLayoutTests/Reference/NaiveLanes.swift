import WaterflowLayout

/// The bottoms of a waterfall's lanes, filled item by item.
struct NaiveLanes {
  let spacing: Double
  let order: PlacementOrder
  /// Where each lane ends, counted from the body's top; nil for an empty one.
  private(set) var bottoms: [Double?]
  private var placed = 0
  /// The lane behind the last one that the item before takes up.
  private var cursor = 0

  init(count: Int, spacing: Double, order: PlacementOrder) {
    self.spacing = spacing
    self.order = order
    bottoms = Array(repeating: nil, count: count)
  }

  /// Puts the next item where the order wants it, or into the lane it keeps.
  ///
  /// - Returns: its first lane, and its top.
  mutating func add(
    _ length: Double, span: Int, kept: Int? = nil
  ) -> (lane: Int, top: Double) {
    let lane = kept.map { min($0, bottoms.count - span) } ?? start(span: span)
    let top = top(from: lane, span: span)
    for spanned in lane..<lane + span { bottoms[spanned] = top + length }
    placed += 1
    cursor = lane + span
    return (lane, top)
  }

  private func start(span: Int) -> Int {
    let last = bottoms.count - span
    let turn = placed % bottoms.count
    switch order {
    case .roundRobin: return min(turn, last)
    case .roundRobinReversed: return min(bottoms.count - 1 - turn, last)
    // A given lane comes as one that is kept.
    case .shortestLane, .readingOrder, .given: break
    }
    var tops: [Double] = []
    var highest = Double.infinity
    for lane in 0...last {
      tops.append(top(from: lane, span: span))
      if tops[lane] < highest { highest = tops[lane] }
    }
    var most = highest
    var from = 0
    if case .readingOrder(let tolerance) = order {
      most += max(0, tolerance)
      from = cursor
    }
    let near = tops.indices.filter { tops[$0] <= most }
    return near.first { $0 >= from } ?? near[0]
  }

  /// The top that the next item would get in some lanes.
  private func top(from lane: Int, span: Int) -> Double {
    var top = 0.0
    for spanned in lane..<lane + span {
      guard let bottom = bottoms[spanned] else { continue }
      if bottom + spacing > top { top = bottom + spacing }
    }
    return top
  }
}
