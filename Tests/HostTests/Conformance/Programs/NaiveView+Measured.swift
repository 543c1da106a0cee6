import WaterflowLayout

/// Rows whose lengths only their cells tell: nobody knows where a row is before
/// all others have been seen, but those on screen follow each other.
extension NaiveView {
  /// What is wrong with what cells show.
  func measuredFault(of cells: [ShownCell]) -> String? {
    var shown: [String: LayoutRect] = [:]
    // A cell with the focus may be kept elsewhere.
    for cell in cells where cell.element.kind == .item && shows(cell.frame) {
      guard shown.updateValue(cell.frame, forKey: cell.name) == nil else {
        return "two cells show \(cell.name)"
      }
    }
    // All rows in order, with the headers before each.
    var rows: [(name: String, gap: Double)] = []
    var gap = 0.0
    for section in sections {
      gap += section.header
      for name in section.items {
        rows.append((name, gap))
        gap = 0
      }
    }
    var end: Double?
    for (number, row) in rows.enumerated() {
      guard let frame = shown.removeValue(forKey: row.name) else {
        if let last = end, last + row.gap < height - 0.01 {
          return "\(row.name) at \(last + row.gap) has no cell"
        }
        continue
      }
      let length = lengths[row.name] ?? 100
      if abs(frame.height - length) > 0.01 {
        return "\(row.name) is \(frame.height) long, not \(length)"
      }
      if let end, abs(frame.y - end - row.gap) > 0.01 {
        return "\(row.name) is at \(frame.y), not at \(end + row.gap)"
      }
      if end == nil, number > 0, frame.y - row.gap > slack + 0.01 {
        return "\(rows[number - 1].name) has no cell"
      }
      end = frame.y + frame.height
    }
    if end == nil, rows.first.map({ $0.gap < height }) == true {
      return "nothing is shown"
    }
    return shown.keys.sorted().first.map { "\($0) is shown, and is not there" }
  }
}
