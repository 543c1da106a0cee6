import WaterflowLayout

/// What can be chosen on the page of photos.
struct PhotosOptions: Equatable {
  var lanes = LaneCount.minimumWidth(150)
  var order = PlacementOrder.shortestLane
  var isRightToLeft = false
  var count = 100_000
  /// Whether the photos are those of the file; otherwise they are painted.
  var isFile = false
  /// Whether a stock collection view shows the photos.
  var isStock = false

  static let lanes: [(title: String, value: LaneCount)] = [
    ("Adaptive", .minimumWidth(150)), ("Exactly 150", .width(150)),
    ("2", .fixed(2)), ("3", .fixed(3)), ("4", .fixed(4)), ("6", .fixed(6)),
  ]

  static let orders: [(title: String, value: PlacementOrder)] = [
    ("Shortest lane", .shortestLane), ("Round robin", .roundRobin),
    ("Round robin, reversed", .roundRobinReversed),
    ("Reading order", .readingOrder(tolerance: 120)),
  ]

  static let sources = [("Painted", false), ("Photos.json", true)]

  static let views = [("WaterflowView", false), ("UICollectionView", true)]

  static let counts = [0, 100, 1_000, 100_000]
}
