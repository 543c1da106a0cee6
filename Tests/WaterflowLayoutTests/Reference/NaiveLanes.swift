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

  /// Puts the next item where the order wants it.
  ///
  /// - Returns: its first lane, and its top.
  mutating func add(_ length: Double, span: Int) -> (lane: Int, top: Double) {
    let lane = start(span: span)
    let top = top(from: lane, span: span)
    for spanned in lane..<lane + span { bottoms[spanned] = top + length }
    placed += 1
    cursor = lane + span
    return (lane, top)
  }

  private func start(span: Int) -> Int {
    let count = bottoms.count
    let turn = placed % count
    let starts = Array(0...count - span)
    switch order {
    case .shortestLane:
      return starts.min { top(from: $0, span: span) < top(from: $1, span: span) }
        ?? 0
    case .roundRobin:
      return min(turn, count - span)
    case .roundRobinReversed:
      return min(count - 1 - turn, count - span)
    case .readingOrder(let tolerance):
      let highest = starts.map { top(from: $0, span: span) }.min() ?? 0
      let near = starts.filter {
        top(from: $0, span: span) <= highest + max(0, tolerance)
      }
      return near.first { $0 >= cursor } ?? near[0]
    }
  }

  /// The top that the next item would get in some lanes.
  private func top(from lane: Int, span: Int) -> Double {
    let ends = bottoms[lane..<lane + span].compactMap { $0 }
    return ends.max().map { $0 + spacing } ?? 0
  }
}
