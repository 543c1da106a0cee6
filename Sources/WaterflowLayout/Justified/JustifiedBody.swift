/// The items of one section in rows that fill the line.
///
/// An item costs its ratio (8 bytes) and a byte that says how long the best
/// row is that ends with it, a row 10 bytes, a block the costs around its
/// start. Best rows are found by a walk from the first item to the last, and
/// followed back from the last. A change walks on from the block before it
/// until the costs around the start of a block are as before but for one amount
/// in all of them: from there on nothing can change, and what follows moves by
/// adding to its ``RunningTotals``.
final class JustifiedBody: RowsBody {
  let rules: RowRules
  @exclusivity(unchecked) var blocks: [JustifiedBlock] = []
  /// How long the body is at most, whatever breaks it, in points.
  @exclusivity(unchecked) var bound = 0.0
  /// How the last row is shown: its first item, and its length in points.
  @exclusivity(unchecked) var lastRow = (first: 0, length: 0.0)
  @exclusivity(unchecked) private var end = Fixed.zero

  init(_ rules: RowRules) {
    self.rules = rules
    super.init(spacing: rules.spacing)
  }

  override var length: Fixed { end }

  override var storageBytes: Int {
    super.storageBytes
      + blocks.capacity * MemoryLayout<JustifiedBlock>.stride
  }

  /// The first block in which rows may still change with what is behind the
  /// first cut; where all items are equal, earlier ones may as well.
  var firstOpenBlock: Int? { cuts.first.map { max($0 - 2, 0) } }

  override var firstPendingItem: Int? {
    firstOpenBlock.map { totals.firstItem(of: $0) }
  }

  func ratios(ofItems items: Range<Int>) -> [Double] {
    var ratios: [Double] = []
    ratios.reserveCapacity(items.count)
    forEachBlock(of: items) { block, places in
      ratios += UnsafeBufferPointer(
        start: blocks[block].ratios + places.lowerBound, count: places.count)
    }
    return ratios
  }

  override func sizes(ofItems items: Range<Int>) -> ItemSizes {
    .lanes(LaneItems(sizes: ratios(ofItems: items)))
  }

  override func replace(
    _ replaced: Range<Int>, with sizes: ItemSizes?, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? {
    guard case .lanes(let items) = sizes ?? .lanes(.none) else {
      return .widthsMissing
    }
    return items.sizes.withUnsafeBufferPointer {
      exchange(replaced, for: $0, limit: limit, clamped: &clamped)
    }
  }

  override func append(
    _ lengths: UnsafeBufferPointer<Double>, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? {
    exchange(count..<count, for: lengths, limit: limit, clamped: &clamped)
  }

  override func placePending(_ budget: Int, through position: Int64) {
    placeCuts(budget, through: position)
  }

  override func element(
    _ id: ElementID, start: Double, leading: Double, in space: ContentSpace
  ) -> LayoutElement {
    item(id, start: start, leading: leading, in: space)
  }

  override func appendElements(
    between lower: Fixed, and upper: Fixed, section: Int, start: Double,
    leading: Double, in space: ContentSpace,
    to elements: inout [LayoutElement]
  ) {
    appendItems(
      between: lower, and: upper, section: section, start: start,
      leading: leading, in: space, to: &elements)
  }

  /// The top of a row of a block.
  @inline(__always) func top(ofRow row: Int, in block: Int) -> Int64 {
    let tops = blocks[block].tops
    return tops[row] &- tops[0] &+ totals[block, 1]
  }

  /// The first item of the first row that starts in a block or behind; the
  /// number of items if there is none.
  func firstRow(from block: Int) -> Int {
    var block = block
    while block < blocks.count {
      if blocks[block].rowCount > 0 {
        return totals.firstItem(of: block) + Int(blocks[block].firstItems[0])
      }
      block += 1
    }
    return count
  }

  /// The last block before another in which a row starts.
  func lastRowBlock(before block: Int) -> Int? {
    var block = block - 1
    while block >= 0 && blocks[block].rowCount == 0 { block -= 1 }
    return block < 0 ? nil : block
  }

  /// How long a row is that fills the line, given its first item in a block.
  @inline(__always)
  func length(of count: Int, from place: Int, in block: Int) -> Double {
    var cursor = RatioCursor(place: place, block: block, of: self)
    let first = cursor.next()
    var inverse = 1 / first
    for _ in 1..<max(count, 1) { inverse += 1 / cursor.next() }
    return rules.length(count: count, inverse: inverse, first: first)
  }

  /// Works out how the last row is shown.
  func measureLastRow() {
    guard let block = lastRowBlock(before: blocks.count) else {
      (lastRow, end) = ((0, 0), .zero)
      return
    }
    let row = blocks[block].rowCount - 1
    let place = Int(blocks[block].firstItems[row])
    let first = totals.firstItem(of: block) + place
    let top = top(ofRow: row, in: block)
    var previous: Double?
    if row > 0 {
      previous = distance(self.top(ofRow: row - 1, in: block), top)
    } else if let before = lastRowBlock(before: block) {
      previous = distance(
        self.top(ofRow: blocks[before].rowCount - 1, in: before), top)
    }
    let length = rules.shownLength(
      ofLast: length(of: count - first, from: place, in: block),
      previous: previous)
    lastRow = (first, length)
    end = Fixed(raw: top) + Fixed(points: length)
  }

  private func distance(_ top: Int64, _ next: Int64) -> Double {
    (Fixed(raw: next &- top) - rules.spacing).points
  }
}
