import WaterflowLayout

/// What an item's owner may refuse while a finger is on the item.
public enum SelectionQuestion: Equatable, Sendable {
  /// Whether a touched item is highlighted, and so can be selected.
  case highlight(ItemPath)
  /// Whether a tapped item is selected.
  case select(ItemPath)
  /// Whether a tapped item is deselected, where several can be selected.
  case deselect(ItemPath)

  /// The item that it is about.
  public var item: ItemPath {
    switch self {
    case .highlight(let item), .select(let item), .deselect(let item): item
    }
  }
}
