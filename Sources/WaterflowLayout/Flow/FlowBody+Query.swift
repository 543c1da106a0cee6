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

    @inline(__always)
    func element(
      _ id: ElementID, start: Double, leading: Double, in space: ContentSpace
    ) -> LayoutElement {
      LayoutElement(
        id: id,
        frame: space.rect(
          start: start + top, length: length, across: leading + across,
          breadth: breadth))
    }
  }

  /// The top of a line of a block.
  @inline(__always) func top(ofLine line: Int, in block: Int) -> Int64 {
    let tops = blocks[block].tops
    return tops[line] &- tops[0] &+ totals[block, 1]
  }

  /// Where a line of a block ends: behind its longest item.
  @inline(__always) private func end(ofLine line: Int, in block: Int) -> Int64 {
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

  /// Returns an item as an element of a section.
  ///
  /// - Complexity: O(log(lines) + items of the line).
  func item(
    _ id: ElementID, start: Double, leading: Double, in space: ContentSpace
  ) -> LayoutElement {
    let item = Int(id.item)
    let block = totals.block(ofItem: item)
    let place = item - totals.firstItem(of: block)
    let line = blocks[block].line(ofItem: place)
    let arrangement = FlowLine(line, ofBlock: block, of: self)
    let sizes = blocks[block].sizes
    var across = arrangement.leading
    for before in blocks[block].items(ofLine: line).lowerBound..<place {
      across += sizes[before].across + arrangement.gap
    }
    let top = top(ofLine: line, in: block)
    let position = position(
      sizes[place], across: across, top: top,
      length: end(ofLine: line, in: block) &- top)
    return space.element(
      id, start: start + position.top, length: position.length,
      across: leading + position.across, breadth: position.breadth)
  }

  /// Where an item of a size stands in a line.
  @inline(__always)
  private func position(
    _ size: FlowSize, across: Double, top: Int64, length lineLength: Int64
  ) -> Position {
    let length = Fixed(points: size.along).points
    let room = Fixed(raw: lineLength).points - length
    let shift =
      switch alignment {
      case .top: 0.0
      case .center: room / 2
      case .bottom: room
      }
    return Position(
      across: across, breadth: size.across,
      top: Fixed(raw: top).points + shift, length: length)
  }

  @inline(__always)
  private func walk(
    line: Int, of block: Int,
    _ body: (_ item: Int, _ position: Position) -> Void
  ) {
    let arrangement = FlowLine(line, ofBlock: block, of: self)
    let top = top(ofLine: line, in: block)
    let length = end(ofLine: line, in: block) &- top
    let sizes = blocks[block].sizes
    let first = totals.firstItem(of: block)
    var across = arrangement.leading
    for item in blocks[block].items(ofLine: line) {
      body(
        first + item,
        position(sizes[item], across: across, top: top, length: length))
      across += sizes[item].across + arrangement.gap
    }
  }
}
