import WaterflowLayout

/// What is laid out, as an app tells it.
public protocol LayoutSource: AnyObject {
  /// Returns the number of sections; a negative one counts as 0.
  func numberOfSections() -> Int

  /// Returns the number of items of a section; a negative one counts as 0.
  func numberOfItems(inSection section: Int) -> Int

  /// Returns how a section looks.
  func style(ofSection section: Int) -> SectionStyle

  /// Returns the lengths of all items of a section in one piece, or nil to be
  /// asked for one item at a time.
  func lengths(ofSection section: Int) -> [Double]?

  /// Returns the size of an item whose section has a style.
  func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize

  /// Returns the length of the header above the first section, in points; 0 for
  /// none.
  func contentHeaderLength() -> Double
}

extension LayoutSource {
  /// Reads all data into a new layout, which tells what it corrects.
  package func readLayout(
    for environment: LayoutEnvironment,
    onWarning: @escaping (LayoutWarning) -> Void
  ) throws(LayoutError) -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: environment.viewport, axis: environment.axis,
      direction: environment.direction, scale: environment.scale)
    layout.onWarning = onWarning
    try layout.setContentHeader(length: contentHeaderLength())
    let count = numberOfSections()
    // More have no names; NSNotFound is such a number.
    guard count <= Int(Int32.max) else {
      throw .contentTooLong(section: Int(Int32.max))
    }
    for section in 0..<max(0, count) { try append(section, to: layout) }
    return layout
  }

  private func append(
    _ section: Int, to layout: CollectionLayout
  ) throws(LayoutError) {
    let style = style(ofSection: section)
    let count = numberOfItems(inSection: section)
    guard count <= Int(Int32.max) else {
      throw .contentTooLong(section: section)
    }
    guard let lengths = lengths(ofSection: section) else {
      try layout.appendSection(style, count: count) { item in
        size(ofItem: ItemPath(section: section, item: item), style: style)
      }
      return
    }
    guard lengths.count == max(0, count) else {
      throw .itemCountMismatch(
        section: section, expected: max(0, count), actual: lengths.count)
    }
    try layout.appendSection(style, lengths: lengths)
  }

  /// Asks for the numbers of items of the sections in the data; none are there
  /// where they are more than have names.
  package func readCounts() -> [Int] {
    let count = numberOfSections()
    guard count <= Int(Int32.max) else { return [] }
    return (0..<max(0, count)).map { max(0, numberOfItems(inSection: $0)) }
  }
}
