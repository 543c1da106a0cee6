extension CollectionLayout {
  /// Gives an item the size that its cell was measured with, in points; it
  /// spans as many lanes as before, and keeps the lane and the breadth
  /// that it was given.
  ///
  /// - Throws: ``LayoutError``; the item keeps its size then.
  package func setMeasuredSize(
    _ size: LayoutSize, ofItem path: ItemPath
  ) throws(LayoutError) {
    guard let style = style(ofSection: path.section) else {
      throw .noSuchSection(path.section, count: sectionCount)
    }
    let along = axis == .vertical ? size.height : size.width
    let across = axis == .vertical ? size.width : size.height
    switch style.mode {
    case .flow:
      try setSize(
        ItemSize(width: size.width, height: size.height), ofItem: path)
    case .waterfall(_, .aspect, _, _), .justified:
      try setLength(across > 0 ? along / across : 0, ofItem: path)
    case .list, .waterfall:
      try setLength(along, ofItem: path)
    }
  }
}
