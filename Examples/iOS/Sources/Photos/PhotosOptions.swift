import WaterflowUIKit

/// What can be chosen on the page of photos.
struct PhotosOptions: Equatable {
  var mode = PhotosMode.waterfall
  var lanes = LaneCount.minimumWidth(150)
  var order = PlacementOrder.shortestLane
  var breaking = RowBreaking.even
  /// About how high justified rows are, in points.
  var rowHeight = 120.0
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

  static let breakings: [(title: String, value: RowBreaking)] = [
    ("As they come", .greedy), ("Balanced", .balanced),
    ("Even heights", .even),
  ]

  static let rowHeights: [Double] = [80, 120, 180, 260]

  static let sources = [("Painted", false), ("Photos.json", true)]

  static let views = [("WaterflowView", false), ("UICollectionView", true)]

  static let counts = [0, 100, 1_000, 100_000]

  /// Whether others show the same photos in the same view, arranged in another
  /// way.
  func isRearranged(in other: PhotosOptions) -> Bool {
    var same = other
    same.mode = mode
    same.breaking = breaking
    same.rowHeight = rowHeight
    return same == self && other != self
  }
}
