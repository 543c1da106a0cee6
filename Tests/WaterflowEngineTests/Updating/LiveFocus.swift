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
  /// if the section there has any.
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
    var path = place(earlier)
    guard model.sections.indices.contains(path.section) else { return }
    let items = model.sections[path.section].items
    path.item = min(path.item, items.count - 1)
    if path.item >= 0 { item = (items[path.item].label, path) }
  }
}
