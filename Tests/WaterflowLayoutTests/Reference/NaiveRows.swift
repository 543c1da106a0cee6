import WaterflowLayout

/// The rows of a justified section, written from the rules alone in the
/// plainest way.
struct NaiveRows {
  /// Each item's extent along the axis divided by the one across.
  let ratios: [Double]
  let available: Double
  let gap: Double
  let rules: JustifiedRows

  /// How many items a row has at most.
  static let most = 255
  /// By how much a row may pass the line, in points.
  static let slack = 0x1p-20

  // MARK: - One row

  /// A row by the number of its items, and how wide they are together at a
  /// height of 1.
  private struct Row {
    var count: Int
    var widths: Double
  }

  private func row(_ items: Range<Int>) -> Row {
    Row(count: items.count, widths: items.reduce(0) { $0 + 1 / ratios[$1] })
  }

  private func gaps(of row: Row) -> Double { Double(row.count - 1) * gap }

  /// How wide a row is at the target height.
  private func natural(_ row: Row) -> Double {
    rules.rowHeight * row.widths + gaps(of: row)
  }

  /// How high a row is that fills the line.
  private func filling(_ row: Row) -> Double {
    (available - gaps(of: row)) / row.widths
  }

  private func isAllowed(_ row: Row) -> Bool {
    if row.count == 1 { return true }
    if row.count > Self.most || !row.widths.isFinite { return false }
    return rules.breaking == .even
      ? filling(row) >= rules.shrink * rules.rowHeight
      : natural(row) <= available + Self.slack
  }

  private func cost(_ row: Row) -> Double {
    switch rules.breaking {
    case .greedy: return 0
    case .balanced:
      let rest = available - natural(row)
      return rest < 0 ? 0 : rest * rest
    case .even:
      let off = filling(row) - rules.rowHeight
      return Double(row.count) * off * off
    }
  }

  /// Whether some items may be a row; one item always may.
  func isAllowed(_ items: Range<Int>) -> Bool { isAllowed(row(items)) }

  // MARK: - All rows

  func cost(_ rows: [Range<Int>]) -> Double {
    rows.reduce(0) { $0 + cost(row($1)) }
  }

  /// Whether two costs differ by no more than rounding makes them.
  static func isTie(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 1e-11 + 1e-11 * max(a, b)
  }

  /// The items of each row.
  var rows: [Range<Int>] {
    if rules.breaking == .greedy { return greedyRows }
    var best = [0.0]
    var starts = [0]
    for end in 0..<ratios.count {
      // One item may always be a row.
      var row = row(end..<end + 1)
      var found = best[end] + cost(row)
      starts.append(end)
      for start in (0..<end).reversed() {
        row.count += 1
        row.widths += 1 / ratios[start]
        // What is too much of a row is so with one item more.
        guard isAllowed(row) else { break }
        let cost = best[start] + cost(row)
        if cost < found && !Self.isTie(cost, found) {
          found = cost
          starts[end + 1] = start
        }
      }
      best.append(found)
    }
    var result: [Range<Int>] = []
    var end = ratios.count
    while end > 0 {
      result.append(starts[end]..<end)
      end = starts[end]
    }
    return result.reversed()
  }

  private var greedyRows: [Range<Int>] {
    var result: [Range<Int>] = []
    for item in ratios.indices {
      if let row = result.last, isAllowed(row.lowerBound..<item + 1) {
        result[result.count - 1] = row.lowerBound..<item + 1
      } else {
        result.append(item..<item + 1)
      }
    }
    return result
  }

  // MARK: - Frames

  /// How high a row is shown.
  func height(of row: Int, in rows: [Range<Int>]) -> Double {
    let filling = filling(self.row(rows[row]))
    guard row == rows.count - 1 else { return filling }
    switch rules.lastRow {
    case .justified where filling <= rules.stretch * rules.rowHeight:
      return filling
    case .previous where row > 0:
      return min(filling, self.filling(self.row(rows[row - 1])))
    case .natural, .justified, .previous:
      return min(filling, rules.rowHeight)
    }
  }

  /// Returns a box for each item of some rows, from the body's corner.
  func boxes(_ rows: [Range<Int>], lineSpacing: Double) -> [NaiveBox] {
    var result: [NaiveBox] = []
    var start = 0.0
    for (index, row) in rows.enumerated() {
      let height = height(of: index, in: rows)
      var across = 0.0
      for item in row {
        // What has no height for its width is as wide as the line.
        let width = ratios[item] > 0 ? height / ratios[item] : available
        result.append(
          NaiveBox(
            id: ElementID(kind: .item, section: 0), start: start,
            length: height, across: across, breadth: width))
        across += width + gap
      }
      start += height + lineSpacing
    }
    return result
  }
}
