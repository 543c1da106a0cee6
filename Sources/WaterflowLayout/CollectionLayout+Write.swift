extension CollectionLayout {
  /// Writes the items that rest between two positions of the axis as numbers,
  /// for callers that read nothing else: index, x, y, width and height of each,
  /// in order.
  ///
  /// ```swift
  /// if let count = layout.writeItems(from: 0, to: 800, into: numbers, &visible)
  /// {
  ///   send(numbers[..<(5 * count)])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - from: where the part begins, in points of the content.
  ///   - to: where it ends.
  ///   - numbers: receives five of each item, as long as there is room.
  ///   - result: memory for the search, to be used again.
  /// - Returns: how many items there are, be there room or not; nil where this
  ///   is no shorter way than ``query(in:into:)``, which answers everything:
  ///   it is where the content is one section of lanes on the vertical axis
  ///   with nothing but items that fill one lane each and did so from the
  ///   start, no lane of which ends far before the others, and no pixels to
  ///   snap to.
  /// - Complexity: that of ``query(in:into:)``.
  public func writeItems(
    from: Double, to: Double,
    into numbers: UnsafeMutableBufferPointer<Double>,
    _ result: inout VisibleElements
  ) -> Int? {
    guard
      sections.count == 1, axis == .vertical, space.scale == 0,
      contentHeader == .zero, sectionDisplacement == nil
    else { return nil }
    return sections.withUnsafeBufferPointer { sections in
      let section = sections[0]
      guard
        section.box.header == .zero, section.box.footer == .zero,
        section.box.style.background == nil,
        case .lanes(let body) = section.body
      else { return nil }
      if !(to > from) { return 0 }
      var writer = ItemWriter(
        numbers, from: from, to: to, section: section, space: space)
      // A little more than asked for; in the end the frames decide.
      let slack = 1.0 / 1_024
      let start = section.bodyStart
      return body.writeItems(
        between: (Fixed(floor: from - slack) - start).raw,
        and: (Fixed(ceiling: to + slack) - start).raw, in: &result.lanes,
        to: &writer) ? writer.count : nil
    }
  }
}
