/// The items of a section in rows: lines of a flow, or rows that fill the line.
///
/// What a mode does with them is reached through its subclass, so that a module
/// links only the modes that it names; this class has no items.
class RowsBody {
  /// Makes the body that a mode asks for, retained, from the addresses of a
  /// ``SectionBox`` and of what the mode holds.
  ///
  /// A mode holds it, and so only a module that makes such a mode links what it
  /// makes. It is no closure, so that styles stay plain memory.
  typealias Maker =
    @convention(c) (
      _ box: UnsafeRawPointer, _ mode: UnsafeRawPointer
    ) -> UnsafeMutableRawPointer

  /// Where blocks of items start: a sum of lengths contains the spacing to the
  /// next row.
  @exclusivity(unchecked) final var totals = RunningTotals(width: 2)
  /// The blocks, in order, in which something may have to be placed anew,
  /// because it is as it was before a change.
  @exclusivity(unchecked) final var cuts: [Int] = []
  /// What has been done to place items.
  @exclusivity(unchecked) final var work = PlacementWork()
  /// The distance between two rows.
  final let spacing: Fixed
  final let ledger = MemoryLedger()

  init(spacing: Fixed) {
    self.spacing = spacing
  }

  final var count: Int { totals.itemCount }

  /// Calls `run` with the blocks that hold some items, and with the places that
  /// these have in each.
  @inline(__always) final func forEachBlock(
    of items: Range<Int>, _ run: (_ block: Int, _ places: Range<Int>) -> Void
  ) {
    var item = items.lowerBound
    var block = items.isEmpty ? 0 : totals.block(ofItem: item)
    while item < items.upperBound {
      let first = totals.firstItem(of: block)
      let end = min(totals.firstItem(of: block + 1), items.upperBound)
      run(block, item - first..<end - first)
      (item, block) = (end, block + 1)
    }
  }

  /// Brings the cuts up to date where some blocks have become others.
  ///
  /// - Parameters:
  ///   - old: the blocks that there were.
  ///   - count: how many there are in their place.
  ///   - later: from this one of the old blocks on cuts stay.
  ///   - isCut: whether there is one behind the new blocks.
  final func moveCuts(
    around old: Range<Int>, to count: Int, from later: Int, isCut: Bool
  ) {
    let earlier = cuts
    cuts.removeAll(keepingCapacity: true)
    for cut in earlier where cut <= old.lowerBound { cuts.append(cut) }
    if isCut { cuts.append(old.lowerBound + count) }
    for cut in earlier where cut > old.lowerBound && cut >= later {
      cuts.append(cut + count - old.count)
    }
  }

  /// Where the last row ends.
  var length: Fixed {
    totals.count == 0
      ? .zero : Fixed(raw: totals[totals.count, 1]) - spacing
  }

  /// Bytes held, for the memory budget.
  var storageBytes: Int { ledger.bytes + totals.storageBytes }

  /// The first item that is not where it belongs, or nil.
  var firstPendingItem: Int? { cuts.first.map { totals.firstItem(of: $0) } }

  /// The sizes of some items as they are stored.
  func sizes(ofItems items: Range<Int>) -> ItemSizes { .flow([]) }

  /// Puts other items in the place of some, if the body then ends before
  /// `limit`; returns why nothing was changed, or nil.
  func replace(
    _ replaced: Range<Int>, with sizes: ItemSizes?, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? { .widthsMissing }

  /// Adds items whose lengths stand one behind the other.
  func append(
    _ lengths: UnsafeBufferPointer<Double>, limit: Fixed,
    clamped: inout ClampedItems
  ) -> PlacementFault? { .widthsMissing }

  /// Places items anew that are not where they belong.
  ///
  /// - Parameters:
  ///   - budget: how many items at most, give or take a few blocks.
  ///   - position: places no more once all rows are placed that start before
  ///     this.
  func placePending(_ budget: Int, through position: Int64) {}

  /// Returns an item as an element of a section, given where the section's
  /// body starts along the axis and across it, in points.
  func element(
    _ id: ElementID, start: Double, leading: Double, in space: ContentSpace
  ) -> LayoutElement {
    LayoutElement(id: id, frame: .zero)
  }

  /// Appends the elements of the rows between two positions of the body, in
  /// order.
  func appendElements(
    between lower: Fixed, and upper: Fixed, section: Int, start: Double,
    leading: Double, in space: ContentSpace,
    to elements: inout [LayoutElement]
  ) {}
}
