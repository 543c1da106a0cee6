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

  /// Whether it is about a highlight, and not about what is selected.
  var isHighlight: Bool {
    switch self {
    case .highlight, .unhighlight: true
    case .select, .deselect: false
    }
  }

  /// The item that it is about.
  var item: ItemPath {
    switch self {
    case .highlight(let item), .unhighlight(let item), .select(let item),
      .deselect(let item):
      return item
    }
  }
}
