extension CollectionLayout {
  /// A section without a place, with the items that it holds.
  package struct DetachedSection {
    fileprivate let section: Section
  }

  /// Returns the size that an item was given, as far as its section keeps it:
  /// given to the same section again, it makes the same item.
  ///
  /// - Complexity: O(log(items)).
  package func size(ofItem path: ItemPath) -> ItemSize? {
    guard
      sections.indices.contains(path.section),
      let stored = sections[path.section].body.storedSize(ofItem: path.item)
    else { return nil }
    var across = 1.0
    let along: Double
    var (span, lane) = (1, 0)
    switch stored.size {
    case .flow(let sizes):
      guard let size = sizes.first else { return nil }
      (across, along) = (size.across, size.along)
    case .lanes(let items):
      guard let size = items.sizes.first else { return nil }
      // A ratio is the extent along an axis to 1 across it.
      let style = sections[path.section].box.style
      along = size
      span = Int(items.spans.first ?? 0) + 1
      if style.mode.isGiven {
        lane = Int(truncatingIfNeeded: items.traits.first?.bitPattern ?? 0)
      }
      if style.keepsBreadths { across = items.traits.last ?? .infinity }
    }
    return axis == .vertical
      ? ItemSize(width: across, height: along, span: span, lane: lane)
      : ItemSize(width: along, height: across, span: span, lane: lane)
  }

  /// Returns whether two sections keep the same of their items' sizes, so that
  /// an item of one can go to the other as it is.
  package func keepsSameSizes(_ section: Int, as style: SectionStyle) -> Bool {
    guard sections.indices.contains(section) else { return false }
    let own = sections[section].box.style
    // A breadth that nobody has told is not known, nor a span out of lanes.
    return StoredForm(own.mode) == StoredForm(style.mode)
      && own.keepsBreadths == style.keepsBreadths
      && own.mode.isWaterfall == style.mode.isWaterfall
  }

  /// Takes a section out; nil if there is none.
  ///
  /// - Complexity: O(sections).
  package func takeSection(at index: Int) -> DetachedSection? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    setSections(from: index) { $0.remove(at: index) }
    return DetachedSection(section: section)
  }

  /// Puts a section that was taken out before another, or behind the last; one
  /// out of range goes to the nearest end.
  ///
  /// - Complexity: O(sections).
  package func insert(_ detached: DetachedSection, at index: Int) {
    let place = min(max(index, 0), sections.count)
    setSections(from: place) { $0.insert(detached.section, at: place) }
  }
}
