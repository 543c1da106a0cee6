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

  /// Follows an update: the item itself, or the one that stands in its place;
  /// where the section there has none, the next, or else the last before.
  mutating func follow(
    _ model: LiveModel, _ layout: CollectionLayout, _ plan: UpdatePlan,
    place: (ItemPath) -> ItemPath
  ) {
    mover.rename(
      in: layout, place: mover.item.map { plan.place(ofDeleted: $0) }
    ) { plan.newPath(of: $0) }
    guard let (label, earlier) = item else { return }
    item = nil
    for section in model.sections.indices {
      let items = model.sections[section].items
      if let place = items.firstIndex(where: { $0.label == label }) {
        item = (label, ItemPath(section: section, item: place))
        return
      }
    }
    // As if all sections with items stood in a row.
    let place = place(earlier)
    let full = model.sections.indices.filter {
      !model.sections[$0].items.isEmpty
    }
    guard let near = full.first(where: { $0 >= place.section }) ?? full.last
    else { return }
    let items = model.sections[near].items
    let number =
      near > place.section
      ? 0 : near < place.section ? items.count - 1 : place.item
    let path = ItemPath(section: near, item: min(number, items.count - 1))
    item = (items[path.item].label, path)
  }
}
