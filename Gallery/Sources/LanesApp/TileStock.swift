import GalleryParts

/// Makes tiles for both ends of the lanes.
struct TileStock {
  /// The distance of tiles in a lane, in points.
  static let spacing = 10.0

  private static let leastHeight = 70.0

  private var next = 0
  private var previous = -1

  /// Returns tiles to go behind all others.
  mutating func following(_ count: Int) -> [Tile] {
    let start = next
    next += count
    return (start..<next).map {
      Tile(number: $0, height: Self.height(of: $0))
    }
  }

  /// Returns tiles to go before all others.
  ///
  /// All lanes become longer by the same, so that nothing in sight moves: each
  /// tile goes into the shortest lane or into its own, and the last row fills
  /// up what the rows before have left uneven.
  mutating func preceding(
    rows: Int, lanes: Int, haveLanes: Bool
  ) -> [Tile] {
    var ends = [Double](repeating: 0, count: lanes)
    var tiles: [Tile] = []
    var level = 0.0
    for index in 0..<(rows * lanes) {
      var lane = haveLanes ? Self.lane(of: previous, among: lanes) : 0
      if !haveLanes {
        for other in 1..<lanes where ends[other] < ends[lane] { lane = other }
      }
      var height = Self.height(of: previous)
      if index >= (rows - 1) * lanes {
        if level == 0 {
          for end in ends { level = max(level, end + Self.leastHeight) }
        }
        height = level - ends[lane]
      }
      tiles.append(Tile(number: previous, height: height))
      ends[lane] += height + Self.spacing
      previous -= 1
    }
    return tiles
  }

  /// The lane that a tile belongs to: as many tiles in a row as there are lanes,
  /// of which there are six at most, have one each.
  static func lane(of number: Int, among lanes: Int) -> Int {
    let lane = 7 * number % lanes
    return lane < 0 ? lane + lanes : lane
  }

  private static func height(of number: Int) -> Double {
    var dice = SplitMix64(seed: UInt64(bitPattern: Int64(number &* 31)))
    return leastHeight + Double(dice.next(120))
  }
}
