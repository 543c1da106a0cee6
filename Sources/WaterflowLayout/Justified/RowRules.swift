/// What decides where the items of a justified section go.
struct RowRules {
  /// The breadth that a row fills, in points.
  let available: Double
  /// The distance between two items of a row, in points.
  let gap: Double
  /// The distance between two rows.
  let spacing: Fixed
  let rows: JustifiedRows

  /// The most items of a row: their number is kept in a byte for each item.
  static let mostItems = 255
  /// Natural breadths are multiples of 2^-28 point below 2^24 points, so that
  /// sums of them are exact whatever their order.
  static let broadest = 16_777_215.0
  /// What widths that add up to the line's but for rounding may be above it.
  private static let tolerance = 1.0 / 1_048_576

  init(
    available: Double, gap: Double, spacing: Fixed, rows: JustifiedRows
  ) {
    self.available = min(RowRules.onGrid(available), 8_388_608)
    self.gap = RowRules.onGrid(gap)
    self.spacing = spacing
    self.rows = rows
  }

  /// The longest natural breadth of a row of several items.
  var limit: Double { available + RowRules.tolerance }

  /// The greatest ratio of an item that alone in a row is not too long.
  var greatestRatio: Double {
    available > 0 ? Fixed.longest / available : .greatestFiniteMagnitude
  }

  /// A breadth on the grid of natural breadths.
  @inline(__always) private static func onGrid(_ breadth: Double) -> Double {
    // In [2^24, 2^25) the step of a double is 2^-28.
    (min(breadth, broadest) + 16_777_216) - 16_777_216
  }

  /// A breadth on the grid, below 2^24 points, in steps of the grid.
  @inline(__always) static func units(_ breadth: Double) -> Int64 {
    Int64(bitPattern: (breadth + 16_777_216).bitPattern)
      &- Int64(bitPattern: 16_777_216.0.bitPattern)
  }

  /// The natural breadth of an item; never 0.
  @inline(__always) func breadth(inverse: Double) -> Double {
    shifted(inverse) - 16_777_216
  }

  /// The same in steps of the grid.
  @inline(__always) func units(inverse: Double) -> Int64 {
    Int64(bitPattern: shifted(inverse).bitPattern)
      &- Int64(bitPattern: 16_777_216.0.bitPattern)
  }

  /// The natural breadth, moved to where the step of a double is 2^-28.
  @inline(__always) private func shifted(_ inverse: Double) -> Double {
    let breadth = rows.rowHeight * inverse
    let shifted =
      (breadth < RowRules.broadest ? breadth : RowRules.broadest) + 16_777_216
    return max(shifted, 16_777_216 + 1.0 / 268_435_456)
  }

  /// A ratio as it counts.
  @inline(__always) static func usable(_ ratio: Double) -> Double {
    // The order of the arguments makes NaN and minus zero a zero.
    ratio > 0 ? ratio : 0
  }

  /// Whether several items of a sum of natural breadths may stand in a row.
  func fits(_ count: Int, _ sum: Double) -> Bool {
    let room = room(count)
    return rows.breaking == .even
      ? fitsShrunk(room, sum) : fitsLine(room, sum)
  }

  /// The same for greedy and balanced rows, given the room beside the gaps.
  @inline(__always) func fitsLine(_ room: Double, _ sum: Double) -> Bool {
    sum <= room + RowRules.tolerance
  }

  /// The same for even rows.
  @inline(__always) func fitsShrunk(_ room: Double, _ sum: Double) -> Bool {
    room >= rows.shrink * sum && sum < RowRules.broadest
  }

  /// What the gaps of a row of some items leave of the line.
  @inline(__always) private func room(_ count: Int) -> Double {
    available - Double(count - 1) * gap
  }

  /// How long a row of some items is that fills the line, given the sum of
  /// 1 / ratio and the ratio of the first.
  @inline(__always)
  func length(count: Int, inverse: Double, first ratio: Double) -> Double {
    count == 1
      ? available * ratio
      : max(room(count), 0) / inverse
  }

  /// How long the last row is shown, given how long it is where it fills the
  /// line, and how long the row above is, if there is one.
  func shownLength(ofLast length: Double, previous: Double?) -> Double {
    let target = rows.rowHeight
    switch rows.lastRow {
    case .justified where length <= rows.stretch * target: return length
    case .natural, .justified: return min(target, length)
    case .previous: return min(previous ?? target, length)
    }
  }
}
