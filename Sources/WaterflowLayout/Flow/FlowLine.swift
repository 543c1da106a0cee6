/// How one line of a flow places its items across the axis.
struct FlowLine {
  /// Where the first item starts, in points from the body's leading edge.
  let leading: Double
  /// The distance between two items, in points.
  let gap: Double

  /// Works out a line from its items.
  ///
  /// - Complexity: O(items of the line).
  init(_ line: Int, of body: FlowBody) {
    let items = body.items(ofLine: line)
    var breadth = 0.0
    for item in items { breadth += body.sizes[item].across }
    let count = Double(items.count)
    let packed = breadth + (count - 1) * body.interitem
    let leftover = body.available - packed
    switch body.distribution {
    case .leading:
      (leading, gap) = (0, body.interitem)
    case .center:
      (leading, gap) = (max(leftover, 0) / 2, body.interitem)
    case .trailing:
      (leading, gap) = (max(leftover, 0), body.interitem)
    case .justified:
      leading = 0
      gap = FlowLine.justifiedGap(line, items.count, breadth, body)
    }
  }

  /// The last line packs, unless all items have one breadth: then it continues
  /// the columns of the lines above.
  private static func justifiedGap(
    _ line: Int, _ count: Int, _ breadth: Double, _ body: FlowBody
  ) -> Double {
    if line + 1 < body.lineCount {
      return count > 1
        ? (body.available - breadth) / Double(count - 1) : body.interitem
    }
    guard body.isUniform, line > 0 else { return body.interitem }
    let full = FlowLine(0, of: body)
    return full.gap
  }
}
