extension CollectionLayout {
  /// Gives an item another size, such as one that became known late.
  ///
  /// ```swift
  /// try layout.setSize(
  ///   ItemSize(width: 320, height: measured), ofItem: path)
  /// ```
  ///
  /// A list, a flow and a waterfall that keeps its lanes are laid out when
  /// this returns, up to lines of a flow that go on changing; a waterfall that
  /// is recomputed is up to the items around this one, and
  /// ``layOut(through:)-(Double)`` and ``layOutMore(_:)`` go on from there.
  ///
  /// - Throws: ``LayoutError``; the layout is as before then.
  /// - Complexity: O(sqrt(items) + later sections), independent of where the
  ///   item stands.
  public func setSize(
    _ size: ItemSize, ofItem path: ItemPath
  ) throws(LayoutError) {
    let section = try checkedSection(path.section)
    let sizes = SizeReading(axis: axis, style: section.box.style)
      .read(1, SizeReading.always(size))
    try replaceItem(at: path, with: sizes)
  }

  /// Gives an item another length.
  ///
  /// A length is the extent along the scroll axis in points or, where the
  /// section's sizing is ``ItemSizing/aspect``, that extent divided by the one
  /// across it. The item spans as many lanes as before, and keeps the lane and
  /// the breadth that it was given.
  ///
  /// - Throws: ``LayoutError``; a flow throws
  ///   ``LayoutError/widthsMissing(section:)``.
  /// - Complexity: that of ``setSize(_:ofItem:)``.
  public func setLength(
    _ length: Double, ofItem path: ItemPath
  ) throws(LayoutError) {
    let section = try checkedSection(path.section)
    var items = LaneItems(sizes: [length])
    if case .lanes(let old) = section.body.storedSize(ofItem: path.item)?.size {
      (items.spans, items.traits) = (old.spans, old.traits)
    }
    try replaceItem(at: path, with: .lanes(items))
  }

  /// Adds items before one of a section, or behind its last.
  ///
  /// - Parameters:
  ///   - path: where the first of them stands afterwards.
  ///   - lengths: as in ``appendItems(toSection:lengths:)-(_,Span<Double>)``.
  /// - Throws: ``LayoutError``; nothing is added then.
  /// - Complexity: O(added items + sqrt(items) + later sections); see
  ///   ``setSize(_:ofItem:)`` for what is laid out later.
  public func insertItems(
    at path: ItemPath, lengths: Span<Double>
  ) throws(LayoutError) {
    let sizes = lengths.withUnsafeBufferPointer { Array($0) }
    try insertItems(at: path, lengths: sizes)
  }

  /// Adds items before one of a section, from an array of lengths.
  public func insertItems(
    at path: ItemPath, lengths: [Double]
  ) throws(LayoutError) {
    try insertItems(at: path, .lanes(LaneItems(sizes: lengths)))
  }

  /// Adds items before one of a section, asking for their sizes.
  ///
  /// ```swift
  /// try layout.insertItems(
  ///   at: ItemPath(section: 0, item: 0), count: fresh.count
  /// ) { ItemSize(width: fresh[$0].width, height: fresh[$0].height) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: where the first of them stands afterwards.
  ///   - count: the number of added items; a negative one counts as 0.
  ///   - sizeOfItem: called once for each added item, with 0 for the first.
  /// - Throws: ``LayoutError``; nothing is added then.
  /// - Complexity: O(added items + sqrt(items) + later sections).
  public func insertItems(
    at path: ItemPath, count: Int, sizeOfItem: (Int) -> ItemSize
  ) throws(LayoutError) {
    let section = try checkedSection(path.section)
    // The closure may change the layout, so its answers come first.
    let sizes = SizeReading(axis: axis, style: section.box.style)
      .read(count, sizeOfItem)
    try insertItems(at: path, sizes)
  }

  /// Takes items away.
  ///
  /// - Parameters:
  ///   - items: which ones; an empty range removes nothing.
  ///   - section: the section they are in.
  /// - Throws: ``LayoutError``; nothing is removed then.
  /// - Complexity: O(removed items + sqrt(items) + later sections).
  public func removeItems(
    _ items: Range<Int>, inSection section: Int
  ) throws(LayoutError) {
    let count = try checkedSection(section).body.count
    guard items.lowerBound >= 0 && items.upperBound <= count else {
      let missing = items.lowerBound < 0 ? items.lowerBound : items.upperBound
      throw .noSuchItem(
        ItemPath(section: section, item: missing), count: count)
    }
    try change(section, by: .remove(items))
  }

  /// Takes an item from its place to another one, perhaps in another section.
  ///
  /// It is placed there like a new item: lanes are kept for those that stay.
  ///
  /// - Parameters:
  ///   - source: where the item is.
  ///   - destination: where it stands afterwards: within a section an index
  ///     that counts the other items only.
  /// - Throws: ``LayoutError``, with ``LayoutError/widthsMissing(section:)``
  ///   if the other section reads an extent that is not known; the layout is
  ///   as before then.
  /// - Complexity: O(sqrt(items) + later sections).
  public func moveItem(
    from source: ItemPath, to destination: ItemPath
  ) throws(LayoutError) {
    let from = try checkedSection(source.section)
    let to = try checkedSection(destination.section)
    guard let (stored, lane) = from.body.storedSize(ofItem: source.item) else {
      throw .noSuchItem(source, count: from.body.count)
    }
    let room = to.body.count - (source.section == destination.section ? 1 : 0)
    guard destination.item >= 0 && destination.item <= room else {
      throw .noSuchItem(destination, count: to.body.count)
    }
    guard
      let size = StoredForm(to.box.style.mode)
        .convert(stored, from: StoredForm(from.box.style.mode))
    else { throw .widthsMissing(section: destination.section) }
    if source == destination { return }
    var seen = 0
    if case .lanes(let lanes) = from.body { seen = lanes.shownCount }
    try removeItems(
      source.item..<source.item + 1, inSection: source.section)
    do throws(LayoutError) {
      try insertItems(at: destination, size)
    } catch {
      // Where it was there is room for it.
      try change(
        source.section,
        by: .replace(source.item..<source.item, stored, lane: lane))
      if case .lanes(let lanes) = sections[source.section].body {
        lanes.shownCount = seen
      }
      placePending(source.section, .max, through: Fixed(raw: .max))
      throw error
    }
  }

  // MARK: - Steps

  func checkedSection(_ index: Int) throws(LayoutError) -> Section {
    guard sections.indices.contains(index) else {
      throw .noSuchSection(index, count: sections.count)
    }
    return sections[index]
  }

  private func replaceItem(
    at path: ItemPath, with sizes: ItemSizes
  ) throws(LayoutError) {
    let count = sections[path.section].body.count
    guard path.item >= 0 && path.item < count else {
      throw .noSuchItem(path, count: count)
    }
    let lane = sections[path.section].body.keptLane(ofItem: path.item)
    try change(
      path.section,
      by: .replace(path.item..<path.item + 1, sizes, lane: lane))
  }

  private func insertItems(
    at path: ItemPath, _ sizes: ItemSizes
  ) throws(LayoutError) {
    let count = try checkedSection(path.section).body.count
    guard path.item >= 0 && path.item <= count else {
      throw .noSuchItem(path, count: count)
    }
    try change(path.section, by: .replace(path.item..<path.item, sizes))
  }
}
