extension CollectionLayout {
  /// Adds a section of items whose lengths stand in one buffer.
  ///
  /// A length is an item's extent along the scroll axis in points, or, where
  /// the section's sizing is ``ItemSizing/aspect``, that extent divided by the
  /// one across (height / width on the vertical axis).
  ///
  /// - Throws: ``LayoutError``; a section that flows needs widths as well and
  ///   throws ``LayoutError/widthsMissing(section:)``.
  /// - Complexity: O(items).
  public func appendSection(
    _ style: SectionStyle, lengths: Span<Double>
  ) throws(LayoutError) {
    try lengths.withUnsafeBufferPointer { lengths throws(LayoutError) in
      try insertSection(
        style, at: sectionCount, by: .appendLengths(lengths))
    }
  }

  /// Adds a section of items whose lengths stand in an array; see
  /// the same method for a span.
  public func appendSection(
    _ style: SectionStyle, lengths: [Double]
  ) throws(LayoutError) {
    try lengths.withUnsafeBufferPointer { lengths throws(LayoutError) in
      try insertSection(
        style, at: sectionCount, by: .appendLengths(lengths))
    }
  }

  /// Adds a section of items whose sizes are asked for one by one.
  ///
  /// ```swift
  /// try layout.appendSection(style, count: photos.count) { index in
  ///   ItemSize(width: photos[index].width, height: photos[index].height)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - style: the section's style.
  ///   - count: the number of items; a negative one counts as 0.
  ///   - sizeOfItem: called once for each item, in order.
  /// - Throws: ``LayoutError``.
  /// - Complexity: O(items).
  public func appendSection(
    _ style: SectionStyle, count: Int, sizeOfItem: (Int) -> ItemSize
  ) throws(LayoutError) {
    // All sizes are known before anything else is looked at, because the
    // closure may change the layout.
    let sizes = SizeReading(axis: axis, style: style)
      .read(count, sizeOfItem)
    try insertSection(style, at: sectionCount, by: .append(sizes))
  }

  /// Adds items behind the last one of a section with
  /// lengths as in ``appendSection(_:count:sizeOfItem:)``'s siblings.
  ///
  /// - Throws: ``LayoutError``; nothing is added then.
  /// - Complexity: O(added items + later sections).
  public func appendItems(
    toSection section: Int, lengths: Span<Double>
  ) throws(LayoutError) {
    try lengths.withUnsafeBufferPointer { lengths throws(LayoutError) in
      try change(section, by: .appendLengths(lengths))
    }
  }

  /// Adds items behind the last one of a section, from an array of lengths.
  public func appendItems(
    toSection section: Int, lengths: [Double]
  ) throws(LayoutError) {
    try lengths.withUnsafeBufferPointer { lengths throws(LayoutError) in
      try change(section, by: .appendLengths(lengths))
    }
  }

  /// Adds items behind the last one of a section, asking for their sizes.
  ///
  /// - Parameters:
  ///   - section: the section to lengthen.
  ///   - count: the number of added items; a negative one counts as 0.
  ///   - sizeOfItem: called once for each added item, with 0 for the first.
  /// - Throws: ``LayoutError``; nothing is added then.
  /// - Complexity: O(added items + later sections).
  public func appendItems(
    toSection section: Int, count: Int, sizeOfItem: (Int) -> ItemSize
  ) throws(LayoutError) {
    guard let style = style(ofSection: section) else {
      throw .noSuchSection(section, count: sectionCount)
    }
    let sizes = SizeReading(axis: axis, style: style)
      .read(count, sizeOfItem)
    try change(section, by: .append(sizes))
  }
}
