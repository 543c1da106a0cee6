/// Why items could not be placed, in terms of one section's body.
enum PlacementFault {
  case itemTooLong(Int)
  case contentTooLong
  case widthsMissing

  /// The same in terms of the layout.
  func error(section: Int) -> LayoutError {
    switch self {
    case .itemTooLong(let item):
      .itemTooLong(ItemPath(section: section, item: item))
    case .contentTooLong: .contentTooLong(section: section)
    case .widthsMissing: .widthsMissing(section: section)
    }
  }
}
