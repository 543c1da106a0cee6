import WaterflowLayout

/// The rows of some ratios, worked out again for every question.
struct LiveRows {
  let ratios: [Double]
  let available: Double
  let gap: Double
  let rules: JustifiedRows

  func height(_ row: Range<Int>) -> Double {
    if row.count == 1 { return available * ratios[row.lowerBound] }
    return (available - Double(row.count - 1) * gap) / inverse(row)
  }

  func shownHeight(ofLast full: Double, above: Double?) -> Double {
    switch rules.lastRow {
    case .natural: min(full, rules.rowHeight)
    case .justified:
      full <= rules.stretch * rules.rowHeight
        ? full : min(full, rules.rowHeight)
    case .previous: min(full, above ?? rules.rowHeight)
    }
  }

  private func inverse(_ row: Range<Int>) -> Double {
    row.reduce(0) { $0 + 1 / ratios[$1] }
  }

  private func rest(_ row: Range<Int>) -> Double {
    available - rules.rowHeight * inverse(row) - Double(row.count - 1) * gap
  }

  private func isAllowed(_ row: Range<Int>) -> Bool {
    if row.count == 1 { return true }
    return rules.breaking == .even
      ? height(row) >= rules.shrink * rules.rowHeight : rest(row) >= -0x1p-20
  }

  private func cost(_ row: Range<Int>) -> Double {
    if rules.breaking == .balanced {
      let rest = max(rest(row), 0)
      return rest * rest
    }
    let off = height(row) - rules.rowHeight
    return Double(row.count) * off * off
  }

  /// First fit, or the rows that cost least; of equally good ones those whose
  /// last row starts later.
  var best: [Range<Int>] {
    var rows: [[Range<Int>]] = [[]]
    var costs = [0.0]
    for end in 0..<ratios.count {
      var (found, start) = (Double.infinity, end)
      for first in (0...end).reversed() {
        let row = first..<end + 1
        guard isAllowed(row) else { break }
        let all = costs[first] + cost(row)
        if all < found - 1e-11 * (1 + all) { (found, start) = (all, first) }
      }
      if rules.breaking == .greedy {
        start = rows[end].last?.lowerBound ?? end
        if !isAllowed(start..<end + 1) { start = end }
      }
      rows.append(rows[start] + [start..<end + 1])
      costs.append(found)
    }
    return rows[ratios.count]
  }
}
