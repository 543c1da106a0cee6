import WaterflowLayout

/// One thing that happened to an item under a finger, for a host to show.
public enum SelectionChange: Equatable, Sendable {
  /// The item is highlighted from now on.
  case highlight(ItemPath)
  /// The item is not highlighted any more.
  case unhighlight(ItemPath)
  /// The item is selected; told again when a selected one is tapped.
  case select(ItemPath)
  /// The item is not selected any more.
  case deselect(ItemPath)

  /// The item that it is about.
  var item: ItemPath {
    switch self {
    case .highlight(let item), .unhighlight(let item), .select(let item),
      .deselect(let item):
      return item
    }
  }
}
