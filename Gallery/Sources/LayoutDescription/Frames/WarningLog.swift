import WaterflowLayout

/// Collects what has been put right, in a description's words.
final class WarningLog {
  private(set) var lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  func add(_ warning: LayoutWarning) {
    switch warning {
    case .itemLengthsClamped(let first, let count):
      add("", "no usable length, counts as 0", first, count)
    case .itemLanesClamped(let first, let count):
      add(".lane", "no such lane, counts as the nearest", first, count)
    case .styleClamped(let section):
      lines.append("sections[\(section)]: a negative distance counts as 0")
    case .laneCountClamped(let section):
      lines.append(
        "sections[\(section)]: the lanes are brought into 1 to 256")
    }
  }

  /// Tells of items that span no lane or more than there are, which the layout
  /// puts right without a word: on a narrow screen that is usual.
  func addSpans(of items: [ItemDescription], section: Int, lanes: Int) {
    let astray = items.indices.filter {
      !(1...lanes).contains(items[$0].size.span)
    }
    guard let first = astray.first else { return }
    add(
      ".span", "not from 1 to the \(lanes) lanes, counts as the nearest",
      ItemPath(section: section, item: first), astray.count)
  }

  private func add(
    _ key: String, _ what: String, _ first: ItemPath, _ count: Int
  ) {
    let line = "sections[\(first.section)].items[\(first.item)]\(key): \(what)"
    lines.append(
      count == 1 ? line : "\(line); so do \(count - 1) more of the section")
  }
}
