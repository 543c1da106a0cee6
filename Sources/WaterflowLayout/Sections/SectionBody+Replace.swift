extension SectionBody {
  /// Puts other items in the place of some.
  ///
  /// The one new item may have a lane already.
  func replace(
    _ replaced: Range<Int>, with items: ItemSizes, lane: Int?,
    limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    switch (self, items) {
    case (.lanes(let body), .lanes(let items)):
      body.replace(
        replaced, with: items, lane: lane, limit: limit, clamped: &clamped)
    case (.rows(let body), _):
      body.replace(replaced, with: items, limit: limit, clamped: &clamped)
    case (.lanes, .flow):
      .widthsMissing
    }
  }

  /// Takes items away.
  func remove(
    _ items: Range<Int>, limit: Fixed, clamped: inout ClampedItems
  ) -> PlacementFault? {
    switch self {
    case .lanes(let body):
      body.replace(items, with: .none, limit: limit, clamped: &clamped)
    case .rows(let body):
      body.replace(items, with: nil, limit: limit, clamped: &clamped)
    }
  }

  /// The size of an item as it is stored; nil if there is no such item.
  func storedSize(ofItem item: Int) -> (size: ItemSizes, lane: Int?)? {
    guard item >= 0 && item < count else { return nil }
    switch self {
    case .lanes(let body):
      let index = body.totals.block(ofItem: item)
      let block = body.blocks[index]
      let place = item - body.totals.firstItem(of: index)
      let items = LaneItems(
        sizes: [block.sizes[place]],
        spans: block.spans.map { [$0[place]] } ?? [],
        traits: body.traits(ofItem: place, in: block))
      return (.lanes(items), block.laneOf.map { Int($0[place]) } ?? 0)
    case .rows(let body):
      return (body.sizes(ofItems: item..<item + 1), nil)
    }
  }

  /// The sizes of some items from one on; at least one, if there is any.
  func storedSizes(fromItem item: Int) -> ItemSizes {
    switch self {
    case .lanes(let body):
      let index = body.totals.block(ofItem: item)
      let block = body.blocks[index]
      let place = item - body.totals.firstItem(of: index)
      return .lanes(
        LaneItems(
          sizes: Array(
            UnsafeBufferPointer(
              start: block.sizes + place, count: block.count - place))))
    case .rows(let body):
      let end = min(item + 65_536, body.count)
      return body.sizes(ofItems: item..<end)
    }
  }

  /// The lane that an item keeps when its size changes; nil if none is kept.
  func keptLane(ofItem item: Int) -> Int? {
    guard case .lanes(let body) = self, item < body.keptCount else {
      return nil
    }
    return storedSize(ofItem: item)?.lane
  }

  /// Places items anew that are not where they belong.
  func placePending(_ budget: Int, through position: Int64) {
    switch self {
    case .lanes(let body): body.placePending(budget, through: position)
    case .rows(let body): body.placePending(budget, through: position)
    }
  }

  /// The first item that is not where it belongs, or nil.
  var firstPendingItem: Int? {
    @inline(never) get { pendingItem }
  }

  private var pendingItem: Int? {
    switch self {
    case .lanes(let body):
      body.pendingBlock.map { body.totals.firstItem(of: $0) }
    case .rows(let body): body.firstPendingItem
    }
  }

  /// What has been done to place items.
  var work: PlacementWork {
    switch self {
    case .lanes(let body): body.work
    case .rows(let body): body.work
    }
  }
}
