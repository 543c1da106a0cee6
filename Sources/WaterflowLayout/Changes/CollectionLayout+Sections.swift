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
    try restyle(style, ofSection: index, sizes: nil)
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
}
