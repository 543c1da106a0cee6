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

  /// Calls `body` with the items of the lines between two positions, in order.
  ///
  /// - Complexity: O(log(lines) + items of those lines).
  @inline(__always)
  func forEachItem(
    between lower: Fixed, and upper: Fixed,
    _ body: (_ item: Int, _ position: Position) -> Void
  ) {
    var line = partition(lineCount) {
      Fixed(raw: tops[$0]) + length(ofLine: $0) > lower
    }
    while line < lineCount && tops[line] < upper.raw {
      walk(line: line, body)
      line += 1
    }
  }

  /// Returns where an item stands.
  ///
  /// - Complexity: O(log(lines) + items of the line).
  func position(of item: Int) -> Position {
    let line = partition(lineCount) { Int(firstItems[$0]) > item } - 1
    var found = Position(across: 0, breadth: 0, top: 0, length: 0)
    walk(line: line) { if $0 == item { found = $1 } }
    return found
  }

  @inline(__always)
  private func walk(
    line: Int, _ body: (_ item: Int, _ position: Position) -> Void
  ) {
    let arrangement = FlowLine(line, of: self)
    let top = Fixed(raw: tops[line]).points
    let lineLength = length(ofLine: line).points
    var across = arrangement.leading
    for item in items(ofLine: line) {
      let size = sizes[item]
      let length = Fixed(points: size.along).points
      let shift =
        switch alignment {
        case .top: 0.0
        case .center: (lineLength - length) / 2
        case .bottom: lineLength - length
        }
      body(
        item,
        Position(
          across: across, breadth: size.across, top: top + shift,
          length: length))
      across += size.across + arrangement.gap
    }
  }
}
