import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

extension TodosPage: WaterflowSelectionDelegate {
  func waterflowView(
    _ view: WaterflowView, didSelectItemAt path: ItemPath
  ) { update() }

  func waterflowView(
    _ view: WaterflowView, didDeselectItemAt path: ItemPath
  ) { update() }
}

extension TodosPage: WaterflowSwipeDelegate {
  func waterflowView(
    _ view: WaterflowView, swipeActionsForItemAt path: ItemPath,
    edge: SwipeEdge
  ) -> WaterflowSwipeActions? {
    if edge == .leading {
      let isDone = view.selectedItems.contains(path)
      return WaterflowSwipeActions([
        WaterflowSwipeAction(isDone ? "Reopen" : "Done") { [self] _, path in
          toggle(path)
        }
      ])
    }
    return WaterflowSwipeActions([
      WaterflowSwipeAction("Delete", isDestructive: true) { [self] _, path in
        remove([path])
      },
      WaterflowSwipeAction("Edit") { [self] _, path in edit(path) },
    ])
  }
}

extension TodosPage: WaterflowReorderDelegate {
  func waterflowView(
    _ view: WaterflowView, didMoveItemAt old: ItemPath, to new: ItemPath
  ) { move(from: old.item, to: new.item) }
}

extension TodosPage: WaterflowPullDelegate {
  func waterflowView(
    _ view: WaterflowView, didPullTo distance: Double, tilt: Double,
    state: PullState
  ) { label.show(tilt: tilt, state) }

  func didFirePull(in view: WaterflowView) {
    composer.open { [self] text in
      view.endPull()
      if let todo = text.flatMap({ Todo(typed: $0) }) { insert(todo) }
    }
  }
}
