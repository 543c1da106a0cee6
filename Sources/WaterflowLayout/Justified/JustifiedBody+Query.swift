extension JustifiedBody {
  /// A row of a block with what its items share.
  private struct Row {
    /// The first item, in the section.
    var first: Int
    var count: Int
    var top: Double
    /// The extent along the axis, as items divide it.
    var length: Double
    /// Whether its one item is as broad as the line.
    var isAlone = false
  }

  /// Returns an item as an element of a section.
  ///
  /// - Complexity: O(log(rows) + items of the row).
  func item(
    _ id: ElementID, start: Double, leading: Double, in space: ContentSpace
  ) -> LayoutElement {
    let item = Int(id.item)
    var block = totals.block(ofItem: item)
    let place = item - totals.firstItem(of: block)
    var row =
      partition(blocks[block].rowCount) {
        Int(blocks[block].firstItems[$0]) > place
      } - 1
    if row < 0, let before = lastRowBlock(before: block) {
      block = before
      row = blocks[block].rowCount - 1
    }
    var result = LayoutElement(id: id, frame: .zero)
    forEachItem(ofRow: row, of: block) { index, row, across, breadth in
      guard index == item else { return }
      result = space.element(
        id, start: start + row.top, length: Fixed(points: row.length).points,
        across: leading + across, breadth: breadth)
    }
    return result
  }

  /// Appends the elements of the rows between two positions, in order.
  ///
  /// - Complexity: O(log(rows) + items of those rows).
  func appendItems(
    between lower: Fixed, and upper: Fixed, section: Int, start: Double,
    leading: Double, in space: ContentSpace,
    to elements: inout [LayoutElement]
  ) {
    let spacing = rules.spacing.raw
    var block = partition(blocks.count) {
      totals[$0 + 1, 1] &- spacing > lower.raw
    }
    guard block < blocks.count else { return }
    let rows = blocks[block].rowCount
    // The last row of the block ends behind the position.
    var row = partition(rows - 1) {
      top(ofRow: $0 + 1, in: block) &- spacing > lower.raw
    }
    var id = ElementID(kind: .item, section: section)
    while block < blocks.count {
      while row < blocks[block].rowCount {
        if top(ofRow: row, in: block) >= upper.raw { return }
        forEachItem(ofRow: row, of: block) { item, row, across, breadth in
          id.item = Int32(truncatingIfNeeded: item)
          elements.append(
            element(
              id, row, across, breadth, start: start,
              leading: leading, in: space))
        }
        row += 1
      }
      block += 1
      row = 0
    }
  }

  @inline(__always) private func element(
    _ id: ElementID, _ row: Row, _ across: Double, _ breadth: Double,
    start: Double, leading: Double, in space: ContentSpace
  ) -> LayoutElement {
    LayoutElement(
      id: id,
      frame: space.rect(
        start: start + row.top, length: Fixed(points: row.length).points,
        across: leading + across, breadth: breadth))
  }

  /// Works out a row of a block from its items.
  @inline(never) private func shown(row: Int, of block: Int) -> Row {
    let start = totals.firstItem(of: block)
    let place = Int(blocks[block].firstItems[row])
    let end =
      row + 1 < blocks[block].rowCount
      ? start + Int(blocks[block].firstItems[row + 1])
      : firstRow(from: block + 1)
    var shown = Row(
      first: start + place, count: end - start - place,
      top: Fixed(raw: top(ofRow: row, in: block)).points, length: 0)
    let full = length(of: shown.count, from: place, in: block)
    shown.length = shown.first == lastRow.first ? lastRow.length : full
    shown.isAlone = shown.count == 1 && shown.length == full
    return shown
  }

  /// Calls `body` with the items of a row, where each starts across the axis
  /// and how broad it is, in points.
  @inline(__always) private func forEachItem(
    ofRow row: Int, of block: Int,
    _ body: (_ item: Int, Row, _ across: Double, _ breadth: Double) -> Void
  ) {
    let shown = shown(row: row, of: block)
    var ratios = RatioCursor(
      place: Int(blocks[block].firstItems[row]), block: block, of: self)
    var across = 0.0
    for item in shown.first..<shown.first + shown.count {
      let ratio = ratios.next()
      let breadth = shown.isAlone ? rules.available : shown.length / ratio
      body(item, shown, across, breadth)
      across += breadth + rules.gap
    }
  }
}
