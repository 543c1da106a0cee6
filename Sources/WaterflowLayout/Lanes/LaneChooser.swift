/// Chooses the lane in which an item starts, by any order and for any span.
struct LaneChooser {
  private let lanes: Int
  private let order: PlacementOrder
  private let tolerance: Int64
  /// The top that each lane's next item would get.
  private let ends: UnsafePointer<Int64>

  init(_ rules: LaneRules, ends: UnsafePointer<Int64>) {
    lanes = rules.lanes
    order = rules.order
    tolerance = rules.tolerance.raw
    self.ends = ends
  }

  /// The highest place for an item in lanes from `lane` on: below all of them.
  @inline(__always) func top(in lane: Int, span: Int) -> Int64 {
    var top = ends[lane]
    for spanned in lane + 1..<lane + max(span, 1) {
      top = max(top, ends[spanned])
    }
    return top
  }

  /// The lane in which an item starts that follows one ending before `cursor`.
  @inline(__always)
  func lane(for item: Int, span: Int, cursor: Int) -> Int {
    let last = lanes - span
    switch order {
    // Given lanes are not chosen.
    case .shortestLane, .given: return highest(upTo: last, span: span).lane
    case .roundRobin: return min(item % lanes, last)
    case .roundRobinReversed: return min(lanes - 1 - item % lanes, last)
    case .readingOrder:
      return inReadingOrder(upTo: last, span: span, cursor: cursor)
    }
  }

  /// The lane that gives the highest place, the lowest one of several.
  @inline(__always)
  private func highest(upTo last: Int, span: Int) -> (lane: Int, top: Int64) {
    var best = 0
    var highest = top(in: 0, span: span)
    var lane = 1
    while lane <= last {
      let top = top(in: lane, span: span)
      best = top < highest ? lane : best
      highest = min(top, highest)
      lane += 1
    }
    return (best, highest)
  }

  /// The first lane at or behind the cursor within the tolerance, or else the
  /// first of all.
  private func inReadingOrder(upTo last: Int, span: Int, cursor: Int) -> Int {
    let within = highest(upTo: last, span: span).top &+ tolerance
    var lane = cursor
    while lane <= last {
      if top(in: lane, span: span) <= within { return lane }
      lane += 1
    }
    lane = 0
    while lane < last && top(in: lane, span: span) > within { lane += 1 }
    return lane
  }
}
