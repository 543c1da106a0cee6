/// How one line of a flow places its items across the axis.
struct FlowLine {
  /// Where the first item starts, in points from the body's leading edge.
  let leading: Double
  /// The distance between two items, in points.
  let gap: Double

  /// Works out a line from its items.
  ///
  /// - Complexity: O(items of the line).
  @inline(never) init(_ line: Int, ofBlock block: Int, of body: FlowBody) {
    let items = body.blocks[block].items(ofLine: line)
    let sizes = body.blocks[block].sizes
    var breadth = 0.0
    for item in items { breadth += sizes[item].across }
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
      gap = FlowLine.justifiedGap(line, block, items.count, breadth, body)
    }
  }

  /// The last line packs, unless all items have one breadth: then it continues
  /// the columns of the lines above.
  private static func justifiedGap(
    _ line: Int, _ block: Int, _ count: Int, _ breadth: Double,
    _ body: FlowBody
  ) -> Double {
    let isLast =
      block + 1 == body.blocks.count
      && line + 1 == body.blocks[block].lineCount
    if !isLast {
      return count > 1
        ? (body.available - breadth) / Double(count - 1) : body.interitem
    }
    guard body.isUniform, line > 0 || block > 0 else {
      return body.interitem
    }
    let full = FlowLine(0, ofBlock: 0, of: body)
    return full.gap
  }
}
