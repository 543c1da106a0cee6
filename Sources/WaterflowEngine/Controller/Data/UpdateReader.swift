import WaterflowLayout

/// Reads what an update needs to know of new items and sections, and asks
/// about each section once.
package final class UpdateReader<Source: LayoutSource> {
  private let source: Source
  private let axis: LayoutAxis
  private var styles: [SectionStyle?]
  private var lengths: [[Double]?]

  package init(_ source: Source, _ plan: UpdatePlan, axis: LayoutAxis) {
    self.source = source
    self.axis = axis
    styles = Array(repeating: nil, count: plan.newCounts.count)
    lengths = Array(repeating: nil, count: plan.newCounts.count)
  }

  /// Has sections keep the styles that they have, of which the source says
  /// others by now.
  package func keepStyles(of layout: CollectionLayout, _ plan: UpdatePlan) {
    for section in styles.indices {
      if let old = plan.oldSection(of: section),
        !plan.isReloaded(oldSection: old)
      {
        styles[section] = layout.style(ofSection: old)
      }
    }
  }

  /// Reads the lengths that are told in one piece, of the sections with new
  /// items.
  ///
  /// - Throws: `LayoutError.itemCountMismatch` for a list of another length,
  ///   `LayoutError.widthsMissing` where the section flows.
  package func prepare(for plan: UpdatePlan) throws(LayoutError) {
    var isNew = [Bool](repeating: false, count: plan.newCounts.count)
    for edit in plan.edits {
      switch edit {
      case .insertSection(let section, _), .reloadSection(let section, _),
        .insertItems(let section, _), .reloadItems(let section, _):
        isNew[section] = true
      case .attachItem(let path, _): isNew[path.section] = true
      case .removeItems, .detachItem, .removeSection, .detachSection,
        .attachSection:
        break
      }
    }
    for section in isNew.indices where isNew[section] {
      guard let told = source.lengths(ofSection: section) else { continue }
      let count = plan.newCounts[section]
      guard told.count == count else {
        throw .itemCountMismatch(
          section: section, expected: count, actual: told.count)
      }
      if case .flow = style(of: section).mode {
        throw .widthsMissing(section: section)
      }
      lengths[section] = told
    }
  }

  /// Returns the style of a section, by its index after the update.
  package func style(of section: Int) -> SectionStyle {
    if let style = styles[section] { return style }
    let style = source.style(ofSection: section)
    styles[section] = style
    return style
  }

  /// Returns the size of an item, by its path after the update.
  package func size(of item: ItemPath) -> ItemSize {
    let style = style(of: item.section)
    guard let told = lengths[item.section] else {
      return source.size(ofItem: item, style: style)
    }
    var size = ItemSize(length: told[item.item], mode: style.mode, axis: axis)
    // A length tells no breadth.
    if style.keepsBreadths { size.setBreadth(.infinity, axis: axis) }
    return size
  }
}

extension ItemSize {
  /// Sets the extent across the scroll axis, in points.
  package mutating func setBreadth(_ breadth: Double, axis: LayoutAxis) {
    if axis == .vertical { width = breadth } else { height = breadth }
  }

  /// Returns this size with another length along the axis; what else the
  /// section keeps of the item stays: span, lane, and its breadth.
  package func resized(
    to length: Double, style: SectionStyle, axis: LayoutAxis
  ) -> ItemSize {
    var size = ItemSize(
      length: length, span: span, lane: lane, mode: style.mode, axis: axis)
    var isFlow = false
    if case .flow = style.mode { isFlow = true }
    if isFlow || style.keepsBreadths {
      size.setBreadth(axis == .vertical ? width : height, axis: axis)
    }
    return size
  }

  /// Creates the size of an item whose length along the axis is known.
  ///
  /// - Parameters:
  ///   - length: in points; where the section keeps proportions, the length for
  ///     a breadth of 1.
  ///   - span: how many lanes it takes.
  ///   - lane: the lane in which it starts, where items say that.
  ///   - mode: that of its section.
  ///   - axis: the direction of scrolling.
  public init(
    length: Double, span: Int = 1, lane: Int = 0, mode: SectionMode,
    axis: LayoutAxis
  ) {
    if mode.keepsRatios {
      self.init(
        width: axis == .vertical ? 1 : length,
        height: axis == .vertical ? length : 1, span: span, lane: lane)
    } else {
      self.init(width: length, height: length, span: span, lane: lane)
    }
  }
}
