import WaterflowLayout

/// Asks a data source for the sizes of items that are new.
final class SizeReader {
  private let view: WaterflowView
  private var section = -1
  /// The lengths of that section, if the data source tells them in one piece.
  private var lengths: [Double]?

  init(_ view: WaterflowView) {
    self.view = view
  }

  /// Returns the size of an item; none if there is no data source.
  func size(ofItem path: ItemPath) -> ItemSize {
    guard let source = view.dataSource else {
      return ItemSize(width: 0, height: 0)
    }
    if path.section != section {
      section = path.section
      lengths = source.waterflowView(view, lengthsOfItemsInSection: section)
    }
    guard let lengths, lengths.indices.contains(path.item) else {
      return source.waterflowView(view, sizeOfItemAt: path)
    }
    // A ratio is the extent along the axis to 1 across it.
    let length = lengths[path.item]
    return view.layout.axis == .vertical
      ? ItemSize(width: 1, height: length)
      : ItemSize(width: length, height: 1)
  }
}
