import WaterflowLayout

/// Carries the edits of an update out on a layout, all or none of them.
struct LayoutEditor {
  /// What takes an edit back.
  private enum Reverse {
    case removeItems(section: Int, Range<Int>)
    case insertItems(section: Int, CollectionLayout.DetachedItems)
    case removeSection(Int)
    case insertSection(Int, CollectionLayout.DetachedSection)
    case resizeItem(ItemPath, ItemSize)
  }

  let layout: CollectionLayout
  /// The size of a new item, by its path after the update.
  let sizeOfItem: (ItemPath) -> ItemSize
  /// The style of a new section, by its index after the update.
  let styleOfSection: (Int) -> SectionStyle

  /// What moves on its own, and the style of the section that it comes from.
  private var movedItems: [(size: ItemSize, style: SectionStyle)?]
  private var movedSections: [CollectionLayout.DetachedSection?]
  private var reverses: [Reverse] = []

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
    let sizeOfItem = sizeOfItem
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
      reverses.append(.removeSection(section))
    case .reloadSection(let section, let count):
      remove(section)
      try insert(section, count)
    case .insertItems(let section, let items):
      try insert(items, section) {
        sizeOfItem(ItemPath(section: section, item: $0))
      }
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
      try insert(path.item..<path.item + 1, path.section) { _ in size }
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
      reverses.append(.insertItems(section: section, detached))
    }
  }

  @discardableResult
  private mutating func remove(
    _ section: Int
  ) -> CollectionLayout.DetachedSection? {
    let detached = layout.takeSection(at: section)
    if let detached { reverses.append(.insertSection(section, detached)) }
    return detached
  }

  private mutating func insert(
    _ section: Int, _ count: Int
  ) throws(LayoutError) {
    try layout.insertSection(
      styleOfSection(section), at: section, count: count
    ) { sizeOfItem(ItemPath(section: section, item: $0)) }
    reverses.append(.removeSection(section))
  }

  private mutating func insert(
    _ items: Range<Int>, _ section: Int, size: (Int) -> ItemSize
  ) throws(LayoutError) {
    let first = items.lowerBound
    try layout.insertItems(
      at: ItemPath(section: section, item: first), count: items.count
    ) { size(first + $0) }
    reverses.append(.removeItems(section: section, items))
  }

  private mutating func resize(_ path: ItemPath) throws(LayoutError) {
    let old = layout.size(ofItem: path)
    try layout.setSize(sizeOfItem(path), ofItem: path)
    if let old { reverses.append(.resizeItem(path, old)) }
  }

  /// Takes everything back, the last edit first: for what was there before
  /// there is room.
  private mutating func takeBack() {
    while let reverse = reverses.popLast() {
      switch reverse {
      case .removeItems(let section, let items):
        try? layout.removeItems(items, inSection: section)
      case .insertItems(let section, let detached):
        try? layout.insert(detached, inSection: section)
      case .removeSection(let section):
        _ = layout.takeSection(at: section)
      case .insertSection(let section, let detached):
        layout.insert(detached, at: section)
      case .resizeItem(let path, let size):
        try? layout.setSize(size, ofItem: path)
      }
    }
    // Nobody makes a pass now that would lay out what is in view.
    layout.layOutMore(.max)
  }
}
