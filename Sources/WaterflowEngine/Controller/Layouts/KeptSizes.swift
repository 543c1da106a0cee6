import WaterflowLayout

/// The sizes that cells have told of items whose data is asked for again, of
/// the sections that look the same as before.
package struct KeptSizes {
  /// What has been laid out of them.
  package let content: CollectionLayout
  /// The items whose cells have told them.
  package let items: ItemSet
  /// Whether the sections that were asked for so far look as they did, and
  /// their lengths are estimates.
  private(set) var isKept: [Bool] = []

  /// Creates the sizes that some items have in a layout, and some others.
  package init(
    of items: ItemSet, and others: ItemSet = ItemSet(),
    in content: CollectionLayout
  ) {
    self.items = items.part(.union, with: others)
    self.content = content
  }

  /// Notes how the next section looks.
  package mutating func add(_ style: SectionStyle) {
    // Elsewhere an app has given sizes, and says by now what they are.
    isKept.append(
      style.estimatesLengths
        && style == content.style(ofSection: isKept.count))
  }

  /// Returns the size that is kept of an item, or nil to ask for it.
  package func size(ofItem item: ItemPath) -> ItemSize? {
    guard isKept.indices.contains(item.section), isKept[item.section],
      items.contains(item)
    else { return nil }
    return content.size(ofItem: item)
  }

  /// Returns the lengths of a section's items, of which those that are kept take
  /// the place of those that are told.
  package func lengths(
    _ told: [Double]?, ofSection section: Int
  ) -> [Double]? {
    guard var lengths = told else { return nil }
    for item in lengths.indices {
      let path = ItemPath(section: section, item: item)
      guard let size = size(ofItem: path) else { continue }
      lengths[item] = content.axis == .vertical ? size.height : size.width
    }
    return lengths
  }
}

extension ItemSize {
  /// Returns this size with the extents of another one, if there is one; what
  /// else is told of the item stays.
  package func keeping(_ kept: ItemSize?) -> ItemSize {
    guard let kept else { return self }
    var size = self
    (size.width, size.height) = (kept.width, kept.height)
    return size
  }
}

extension UpdatePlan {
  /// Returns the sizes that cells in view have told of items that are read anew,
  /// by their new paths.
  ///
  /// They are the best estimates until the cells that show these items next are
  /// heard: shorter ones would let others into view.
  package func sizesInView(
    _ viewport: Viewport, of content: CollectionLayout,
    where isTold: (ItemPath) -> Bool
  ) -> [ItemPath: ItemSize] {
    var sizes: [ItemPath: ItemSize] = [:]
    let shown = content.axisSpan(of: viewport.rect)
    for old in reloadedItems where isTold(old) {
      guard let new = newPath(of: old), let frame = content.frame(ofItem: old),
        content.style(ofSection: old.section)?.estimatesLengths == true
      else { continue }
      let span = content.axisSpan(of: frame)
      guard span.lower < shown.upper, span.upper > shown.lower else { continue }
      sizes[new] = content.size(ofItem: old)
    }
    return sizes
  }
}
