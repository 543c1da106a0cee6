import WaterflowLayout

/// Carries the edits of an update out on a layout, all or none of them.
struct LayoutEditor {
  let layout: CollectionLayout
  /// The size of a new item, by its path after the update.
  let sizeOfItem: (ItemPath) -> ItemSize
  /// The style of a new section, by its index after the update.
  let styleOfSection: (Int) -> SectionStyle

  /// What moves on its own, and the style of the section that it comes from.
  private var movedItems: [(size: ItemSize, style: SectionStyle)?]
  private var movedSections: [CollectionLayout.DetachedSection?]
  /// What takes the edits back, the last one last: for what was there before
  /// there is room.
  private var reverses: [WaitingWork] = []

  init(
    _ layout: CollectionLayout, _ plan: UpdatePlan,
    sizeOfItem: @escaping (ItemPath) -> ItemSize,
    styleOfSection: @escaping (Int) -> SectionStyle
  ) {
    self.layout = layout
    self.sizeOfItem = sizeOfItem
    self.styleOfSection = styleOfSection
    movedItems = Array(repeating: nil, count: plan.movedItems.count)
    movedSections = Array(repeating: nil, count: plan.movedSections.count)
  }

  /// Carries edits out in order.
  ///
  /// - Throws: `LayoutError`; the layout is as before then.
  mutating func carryOut(_ edits: [LayoutEdit]) throws(LayoutError) {
    do throws(LayoutError) {
      for edit in edits { try carryOut(edit) }
    } catch {
      takeBack()
      throw error
    }
  }

  private mutating func carryOut(_ edit: LayoutEdit) throws(LayoutError) {
    switch edit {
    case .removeItems(let section, let items):
      try remove(items, section)
    case .detachItem(let path, let move):
      if let size = layout.size(ofItem: path),
        let style = layout.style(ofSection: path.section)
      {
        movedItems[move] = (size, style)
      }
      try remove(path.item..<path.item + 1, path.section)
    case .removeSection(let section):
      remove(section)
    case .detachSection(let section, let move):
      movedSections[move] = remove(section)
    case .insertSection(let section, let count):
      try insert(section, count)
    case .attachSection(let section, let move):
      guard let detached = movedSections[move] else { return }
      layout.insert(detached, at: section)
      removesOnFailure(section)
    case .reloadSection(let section, let count):
      remove(section)
      try insert(section, count)
    case .insertItems(let section, let items):
      try insert(items, section, size: sizes(items.lowerBound, section))
    case .attachItem(let path, let move):
      // A section that keeps something else of sizes has to be told anew.
      let moved = movedItems[move].flatMap {
        layout.keepsSameSizes(path.section, as: $0.style) ? $0.size : nil
      }
      var size = moved ?? sizeOfItem(path)
      let style = layout.style(ofSection: path.section)
      if moved != nil && style?.mode.isGiven == true {
        // An app that moves an item may have given it another lane.
        size.lane = sizeOfItem(path).lane
      }
      try insert(
        path.item..<path.item + 1, path.section, size: SizeReading.always(size))
    case .reloadItems(let section, let items):
      for item in items {
        try resize(ItemPath(section: section, item: item))
      }
    }
  }

  private mutating func remove(
    _ items: Range<Int>, _ section: Int
  ) throws(LayoutError) {
    let detached = layout.detachedItems(items, inSection: section)
    try layout.removeItems(items, inSection: section)
    if let detached {
      onFailure { [layout] in try? layout.insert(detached, inSection: section) }
    }
  }

  @discardableResult
  private mutating func remove(
    _ section: Int
  ) -> CollectionLayout.DetachedSection? {
    let detached = layout.takeSection(at: section)
    if let detached {
      onFailure { [layout] in layout.insert(detached, at: section) }
    }
    return detached
  }

  private mutating func insert(
    _ section: Int, _ count: Int
  ) throws(LayoutError) {
    try layout.insertSection(
      styleOfSection(section), at: section, count: count,
      sizeOfItem: sizes(0, section))
    removesOnFailure(section)
  }

  private mutating func insert(
    _ items: Range<Int>, _ section: Int, size: (Int) -> ItemSize
  ) throws(LayoutError) {
    try layout.insertItems(
      at: ItemPath(section: section, item: items.lowerBound),
      count: items.count, sizeOfItem: size)
    onFailure { [layout] in
      try? layout.removeItems(items, inSection: section)
    }
  }

  /// The sizes of new items from one on.
  // Not inlined; see `SizeReading.always(_:)`.
  @inline(never)
  private func sizes(_ first: Int, _ section: Int) -> (Int) -> ItemSize {
    { [sizeOfItem] in
      sizeOfItem(ItemPath(section: section, item: first + $0))
    }
  }

  private mutating func resize(_ path: ItemPath) throws(LayoutError) {
    let old = layout.size(ofItem: path)
    try layout.setSize(sizeOfItem(path), ofItem: path)
    if let old {
      onFailure { [layout] in try? layout.setSize(old, ofItem: path) }
    }
  }

  private mutating func removesOnFailure(_ section: Int) {
    onFailure { [layout] in _ = layout.takeSection(at: section) }
  }

  private mutating func onFailure(_ takeBack: @escaping () -> Void) {
    reverses.append(WaitingWork(takeBack))
  }

  private mutating func takeBack() {
    while let reverse = reverses.popLast() { reverse.body() }
    // Nobody makes a pass now that would lay out what is in view.
    layout.layOutMore(.max)
  }
}
