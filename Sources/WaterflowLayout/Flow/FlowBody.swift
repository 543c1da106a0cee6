/// The items of one section in lines that wrap.
///
/// An item costs its size (16 bytes), a line 12 bytes. Where an item stands in
/// its line is worked out from the line's items when it is asked for. Lines
/// stand in blocks, see ``FlowBlock``; a change breaks lines anew until they
/// begin with the same items as before, and moves all that follow by adding to
/// their ``RunningTotals``.
final class FlowBody: RowsBody {
  /// The breadth that a line can fill, in points.
  let available: Double
  /// The least distance between two items of a line, in points.
  let interitem: Double
  let distribution: LineDistribution
  let alignment: LineAlignment

  @exclusivity(unchecked) var blocks: [FlowBlock] = []
  /// How many items have another breadth than the one before.
  @exclusivity(unchecked) var changesOfBreadth = 0
  /// The lengths of all items and the spacing behind each: no breaking into
  /// lines makes the body longer.
  @exclusivity(unchecked) var lengthOfAll = Int64(0)

  /// Room that is given to a line so that widths which add up to the line's
  /// but for rounding still fit, in points.
  static let tolerance = 1.0 / 1024

  init(
    available: Double, interitem: Double, spacing: Fixed,
    distribution: LineDistribution, alignment: LineAlignment
  ) {
    self.available = available
    self.interitem = interitem
    self.distribution = distribution
    self.alignment = alignment
    super.init(spacing: spacing)
  }

  /// Whether all items have one breadth.
  var isUniform: Bool { changesOfBreadth == 0 }

  override var storageBytes: Int {
    super.storageBytes + blocks.capacity * MemoryLayout<FlowBlock>.stride
  }

  override func sizes(ofItems items: Range<Int>) -> ItemSizes {
    let sizes = [FlowSize](unsafeUninitializedCapacity: items.count) {
      (sizes, count) in
      guard let first = sizes.baseAddress else { return }
      forEachBlock(of: items) { block, places in
        (first + count).initialize(
          from: blocks[block].sizes + places.lowerBound, count: places.count)
        count += places.count
      }
    }
    return .flow(sizes)
  }

  override func replace(
    _ replaced: Range<Int>, with sizes: ItemSizes?, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? {
    guard case .flow(let sizes) = sizes ?? .flow([]) else {
      return .widthsMissing
    }
    if replaced.isEmpty && sizes.isEmpty { return nil }
    return change(
      replaced, with: sizes, budget: 0, limit: limit, clamped: &clamped)
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
    var id = ElementID(kind: .item, section: section)
    forEachItem(between: lower, and: upper) { item, position in
      id.item = Int32(truncatingIfNeeded: item)
      elements.append(
        position.element(id, start: start, leading: leading, in: space))
    }
  }

  /// The size of an item of the body.
  func size(ofItem item: Int) -> FlowSize {
    let block = totals.block(ofItem: item)
    return blocks[block].sizes[item - totals.firstItem(of: block)]
  }
}
