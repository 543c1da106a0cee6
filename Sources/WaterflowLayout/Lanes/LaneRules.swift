/// What decides where the items of a waterfall or a list go.
struct LaneRules: Equatable {
  var lanes: Int
  var order: PlacementOrder {
    @inline(__always) get { isPlain ? .shortestLane : storedOrder }
    set { storedOrder = newValue }
  }
  /// The distance between two items of a lane.
  var spacing: Fixed
  /// The breadth of a lane and the distance between lanes, in points, if sizes
  /// are aspect ratios; nil if they are lengths in points.
  var aspect: Aspect?
  /// Whether items keep their own breadths.
  var keepsBreadths: Bool {
    @inline(__always) get { !isPlain && storedKeepsBreadths }
    set { storedKeepsBreadths = newValue }
  }
  private var storedOrder = PlacementOrder.shortestLane
  private var storedKeepsBreadths = false

  init(lanes: Int = 1, spacing: Fixed = .zero) {
    self.lanes = lanes
    self.spacing = spacing
  }

  // Spelled out by what is used, so that plain modules compare no orders.
  static func == (one: LaneRules, other: LaneRules) -> Bool {
    one.lanes == other.lanes && one.spacing == other.spacing
      && one.aspect == other.aspect && one.order == other.order
      && one.keepsBreadths == other.keepsBreadths
  }

  struct Aspect: Equatable {
    var laneBreadth: Double
    var interitem: Double
  }

  /// Whether items say in which lane they stand.
  var isGiven: Bool {
    if case .given = order { return true }
    return false
  }

  /// What one unit of an item's size is in points, for an item in one lane.
  var unit: Double { aspect?.laneBreadth ?? 1 }

  /// What one unit of an item's size is in points, for an item across lanes.
  @inline(__always) func unit(span: Int) -> Double {
    guard let aspect else { return 1 }
    return span == 1
      ? aspect.laneBreadth
      : Double(span) * aspect.laneBreadth
        + Double(span - 1) * aspect.interitem
  }

  /// How far below the highest place a reading order still goes on, brought
  /// to what content can reach; NaN and negative tolerances count as 0.
  var tolerance: Fixed {
    guard case .readingOrder(let points) = order, points > 0 else {
      return .zero
    }
    return min(Fixed(floor: points), Fixed.longestContent)
  }
}
