extension CollectionLayout {
  /// Adds a section before another, or behind the last, with items whose
  /// lengths stand in an array.
  ///
  /// - Throws: ``LayoutError``; nothing is added then.
  /// - Complexity: O(items + sections).
  public func insertSection(
    _ style: SectionStyle, at index: Int, lengths: [Double]
  ) throws(LayoutError) {
    try insertSection(
      style, at: index, by: .append(.lanes(LaneItems(sizes: lengths))))
  }

  /// Adds a section before another, or behind the last, asking for the sizes
  /// of its items.
  ///
  /// - Parameters:
  ///   - style: the section's style.
  ///   - index: where it stands afterwards, 0...``sectionCount``.
  ///   - count: the number of items; a negative one counts as 0.
  ///   - sizeOfItem: called once for each item, in order.
  /// - Throws: ``LayoutError``; nothing is added then.
  /// - Complexity: O(items + sections).
  public func insertSection(
    _ style: SectionStyle, at index: Int, count: Int,
    sizeOfItem: (Int) -> ItemSize
  ) throws(LayoutError) {
    let sizes = SizeReading(axis: axis, style: style)
      .read(count, sizeOfItem)
    try insertSection(style, at: index, by: .append(sizes))
  }

  /// Takes a section away.
  ///
  /// - Throws: ``LayoutError/noSuchSection(_:count:)``.
  /// - Complexity: O(sections); no item is laid out.
  public func removeSection(at index: Int) throws(LayoutError) {
    _ = try checkedSection(index)
    setSections(from: index) { $0.remove(at: index) }
  }

  /// Takes a section to another place among the others.
  ///
  /// - Parameters:
  ///   - source: where it is.
  ///   - destination: where it stands afterwards, 0..<``sectionCount``.
  /// - Throws: ``LayoutError/noSuchSection(_:count:)``.
  /// - Complexity: O(sections); no item is laid out.
  public func moveSection(
    from source: Int, to destination: Int
  ) throws(LayoutError) {
    let section = try checkedSection(source)
    _ = try checkedSection(destination)
    setSections(from: min(source, destination)) {
      $0.remove(at: source)
      $0.insert(section, at: destination)
    }
  }

  /// Gives a section another style, with the sizes its items have.
  ///
  /// Items keep their lanes if the number of lanes stays and the new style
  /// keeps lanes. A style that changes nothing about where items stand within
  /// the section lays none out.
  ///
  /// - Throws: ``LayoutError``, with ``LayoutError/widthsMissing(section:)``
  ///   if the style reads an extent that is not known; see
  ///   ``setStyle(_:ofSection:sizeOfItem:)``. The section keeps its style then.
  /// - Complexity: O(items + sections), O(sections) if no item moves within
  ///   the section.
  public func setStyle(
    _ style: SectionStyle, ofSection index: Int
  ) throws(LayoutError) {
    _ = try checkedSection(index)
    try restyle(index..<index + 1, [style])
  }

  /// Gives some sections other styles at once, with the sizes their items have.
  ///
  /// What ``setStyle(_:ofSection:)`` says holds for each of them. Items are in
  /// memory twice for one section at a time, where all are ratios or all are
  /// lengths in lanes that are recomputed.
  ///
  /// - Parameters:
  ///   - sections: which ones.
  ///   - style: called once for each of them, in order.
  /// - Throws: ``LayoutError``; all sections keep their styles then.
  /// - Complexity: O(items whose place within its section may change +
  ///   sections).
  public func setStyles(
    ofSections sections: Range<Int>, _ style: (Int) -> SectionStyle
  ) throws(LayoutError) {
    if sections.isEmpty { return }
    try check(sections)
    let styles = sections.map(style)
    // Whoever was asked may have removed sections.
    try check(sections)
    try restyle(sections, styles)
  }

  /// Gives a section another style and asks for the sizes of its items anew.
  ///
  /// - Throws: ``LayoutError``; the section is as before then.
  /// - Complexity: O(items + sections).
  public func setStyle(
    _ style: SectionStyle, ofSection index: Int, sizeOfItem: (Int) -> ItemSize
  ) throws(LayoutError) {
    let count = try checkedSection(index).body.count
    let sizes = SizeReading(axis: axis, style: style)
      .read(count, sizeOfItem)
    try restyle(style, ofSection: index, sizes: sizes)
  }

  @inline(never)
  private func check(_ changed: Range<Int>) throws(LayoutError) {
    let first = changed.lowerBound
    let any = sections.indices.contains(first) ? changed.upperBound - 1 : first
    guard sections.indices.contains(any) else {
      throw .noSuchSection(any, count: sections.count)
    }
  }

  private func restyle(
    _ changed: Range<Int>, _ styles: [SectionStyle]
  ) throws(LayoutError) {
    var styles = styles
    var clamped: [ClampedItems] = []
    _ = try rearrange(
      changed, in: space,
      keepsEarlier: changed.contains { !sections[$0].isMadeAgain },
      { section, style in
        swap(&style, &styles[section - changed.lowerBound])
      },
      { clamped.append($1) })
    sectionsChanged(from: changed.lowerBound)
    for index in changed where index < sections.count {
      warn(of: sections[index].box, section: index)
      warn(of: clamped[index - changed.lowerBound], section: index)
    }
  }
}

extension Section {
  /// Whether items that have been arranged in any other way make the same
  /// section again: of a flow's sizes the ratios alone may be left, and lanes
  /// may have been told more than sizes.
  fileprivate var isMadeAgain: Bool {
    guard body.isMadeByItems else { return false }
    if case .lanes(let lanes) = body {
      return !lanes.hasSpans && !lanes.shape.hasTraits
    }
    return box.style.mode.keepsRatios
  }
}
