import WaterflowLayout

/// The lines of a flow section.
struct NaiveFlow {
  /// A line as the breadths and lengths of its items.
  struct Line {
    var items: [(breadth: Double, length: Double)] = []

    var breadth: Double { items.reduce(0) { $0 + $1.breadth } }
    var length: Double { items.reduce(0) { max($0, $1.length) } }
  }

  let available: Double
  let interitem: Double
  private(set) var lines: [Line] = []

  /// Breaks items into lines, greedily.
  init(
    _ items: [(breadth: Double, length: Double)], available: Double,
    interitem: Double
  ) {
    self.available = available
    self.interitem = interitem
    var filled = 0.0
    for item in items {
      let joined = filled + interitem + item.breadth
      if lines.isEmpty || joined > available + 1.0 / 1024 {
        lines.append(Line(items: [item]))
        filled = item.breadth
      } else {
        lines[lines.count - 1].items.append(item)
        filled = joined
      }
    }
  }

  /// Returns where the first item of a line stands and the gap between items.
  func spread(
    _ line: Int, _ distribution: LineDistribution
  ) -> (leading: Double, gap: Double) {
    let items = lines[line].items
    let gaps = Double(items.count - 1)
    let leftover = available - lines[line].breadth - gaps * interitem
    switch distribution {
    case .leading: return (0, interitem)
    case .center: return (max(0, leftover) / 2, interitem)
    case .trailing: return (max(0, leftover), interitem)
    case .justified: return (0, justifiedGap(line))
    }
  }

  private func justifiedGap(_ line: Int) -> Double {
    var model = line
    if line == lines.count - 1 {
      let all = lines.flatMap { $0.items.map(\.breadth) }
      let oneBreadth = all.allSatisfy { $0 == all[0] }
      guard line > 0 && oneBreadth else { return interitem }
      // Columns line up with those of the full lines.
      model = line - 1
    }
    let count = lines[model].items.count
    guard count > 1 else { return interitem }
    return (available - lines[model].breadth) / Double(count - 1)
  }
}
