import WaterflowEngine
import WaterflowLayout

/// The focus of a program: the engine's, and the item that a person would say
/// has it.
struct LiveFocus {
  var mover = FocusMover()
  /// The label of the item with the focus, and where it stood last.
  private(set) var item: (label: Int, path: ItemPath)?

  mutating func focus(_ label: Int, at path: ItemPath) {
    mover.focus(path)
    item = (label, path)
  }

  /// What a move by the engine led to.
  mutating func didMove(_ model: LiveModel) {
    item = mover.item.map {
      (model.sections[$0.section].items[$0.item].label, $0)
    }
  }

  /// Follows an update: the item itself, or the one that stands in its place,
  /// if the section of that number has any.
  mutating func follow(
    _ model: LiveModel, _ layout: CollectionLayout,
    _ newPath: (ItemPath) -> ItemPath?
  ) {
    mover.rename(in: layout, newPath)
    guard let (label, old) = item else { return }
    item = nil
    for section in model.sections.indices {
      let items = model.sections[section].items
      if let place = items.firstIndex(where: { $0.label == label }) {
        item = (label, ItemPath(section: section, item: place))
        return
      }
    }
    guard model.sections.indices.contains(old.section) else { return }
    let items = model.sections[old.section].items
    let place = min(old.item, items.count - 1)
    if place >= 0 {
      item = (items[place].label, ItemPath(section: old.section, item: place))
    }
  }
}
