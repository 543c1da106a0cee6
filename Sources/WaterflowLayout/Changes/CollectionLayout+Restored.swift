extension CollectionLayout {
  /// Items without a place, with all that their section knew of them.
  package struct DetachedItems {
    fileprivate let first: Int
    fileprivate let items: [(size: ItemSizes, lane: Int?)]
    fileprivate let shownCount: Int
  }

  /// Returns what is needed to bring items back exactly where they are; nil
  /// without such a section.
  ///
  /// - Complexity: O(items * log(items)).
  package func detachedItems(
    _ items: Range<Int>, inSection section: Int
  ) -> DetachedItems? {
    guard sections.indices.contains(section) else { return nil }
    let body = sections[section].body
    var shownCount = 0
    if case .lanes(let lanes) = body { shownCount = lanes.shownCount }
    return DetachedItems(
      first: items.lowerBound,
      items: items.compactMap { body.storedSize(ofItem: $0) },
      shownCount: shownCount)
  }

  /// Brings items back that have just been removed, into the lanes that they
  /// had, and lays out what was pending.
  ///
  /// - Throws: ``LayoutError`` if there is no room any more.
  /// - Complexity: O(items * sqrt(items)), and the pending items.
  package func insert(
    _ detached: DetachedItems, inSection section: Int
  ) throws(LayoutError) {
    for (place, item) in detached.items.enumerated() {
      let index = detached.first + place
      try change(
        section, by: .replace(index..<index, item.size, lane: item.lane))
    }
    guard sections.indices.contains(section) else { return }
    if case .lanes(let lanes) = sections[section].body {
      lanes.shownCount = detached.shownCount
    }
    placePending(section, .max, through: Fixed(raw: .max))
  }
}
