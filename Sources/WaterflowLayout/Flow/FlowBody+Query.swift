extension FlowBody {
  /// Where an item stands in its section's body.
  struct Position {
    /// The distance from the body's leading edge, in points.
    var across: Double
    /// The extent across the axis, in points.
    var breadth: Double
    /// The distance from the body's top, in points.
    var top: Double
    /// The extent along the axis, in points.
    var length: Double
  }

  /// The top of a line of a block.
  @inline(__always) func top(ofLine line: Int, in block: Int) -> Int64 {
    let tops = blocks[block].tops
    return tops[line] &- tops[0] &+ totals[block, 1]
  }

  /// Where a line of a block ends: behind its longest item.
  @inline(__always) private func end(ofLine line: Int, in block: Int) -> Int64
  {
    let next =
      line + 1 < blocks[block].lineCount
      ? top(ofLine: line + 1, in: block) : totals[block + 1, 1]
    return next &- spacing.raw
  }

  /// Calls `body` with the items of the lines between two positions, in order.
  ///
  /// - Complexity: O(log(lines) + items of those lines).
  @inline(__always)
  func forEachItem(
    between lower: Fixed, and upper: Fixed,
    _ body: (_ item: Int, _ position: Position) -> Void
  ) {
    var block = partition(blocks.count) {
      totals[$0 + 1, 1] &- spacing.raw > lower.raw
    }
    guard block < blocks.count else { return }
    var line = partition(blocks[block].lineCount) {
      end(ofLine: $0, in: block) > lower.raw
    }
    while block < blocks.count {
      while line < blocks[block].lineCount {
        if top(ofLine: line, in: block) >= upper.raw { return }
        walk(line: line, of: block, body)
        line += 1
      }
      block += 1
      line = 0
    }
  }

  /// Returns where an item stands.
  ///
  /// - Complexity: O(log(lines) + items of the line).
  func position(of item: Int) -> Position {
    var found = Position(across: 0, breadth: 0, top: 0, length: 0)
    let block = totals.block(ofItem: item)
    guard block < blocks.count else { return found }
    let line = blocks[block].line(
      ofItem: item - totals.firstItem(of: block))
    walk(line: line, of: block) { if $0 == item { found = $1 } }
    return found
  }

  @inline(__always)
  private func walk(
    line: Int, of block: Int,
    _ body: (_ item: Int, _ position: Position) -> Void
  ) {
    let arrangement = FlowLine(line, ofBlock: block, of: self)
    let lineTop = top(ofLine: line, in: block)
    let top = Fixed(raw: lineTop).points
    let lineLength =
      Fixed(raw: end(ofLine: line, in: block) &- lineTop).points
    let sizes = blocks[block].sizes
    let first = totals.firstItem(of: block)
    var across = arrangement.leading
    for item in blocks[block].items(ofLine: line) {
      let size = sizes[item]
      let length = Fixed(points: size.along).points
      let shift =
        switch alignment {
        case .top: 0.0
        case .center: (lineLength - length) / 2
        case .bottom: lineLength - length
        }
      body(
        first + item,
        Position(
          across: across, breadth: size.across, top: top + shift,
          length: length))
      across += size.across + arrangement.gap
    }
  }
}
