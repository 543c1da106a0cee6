import WaterflowEngine
import WaterflowLayout

// While an item is dragged, the layout has it where its gap is, and the data
// where it was.
extension WaterflowView {
  /// What an item is called in the data, by its path in the layout.
  func dataPath(_ shown: ItemPath) -> ItemPath {
    reorders?.gesture.original(of: shown) ?? shown
  }

  /// Where an item is in the layout, by its path in the data.
  func shownPath(_ path: ItemPath) -> ItemPath {
    reorders?.gesture.shown(of: path) ?? path
  }

  func dataElement(_ shown: ElementID) -> ElementID {
    shown.kind == .item ? ElementID(dataPath(shown.path)) : shown
  }

  func shownElement(_ element: ElementID) -> ElementID {
    element.kind == .item ? ElementID(shownPath(element.path)) : element
  }
}
