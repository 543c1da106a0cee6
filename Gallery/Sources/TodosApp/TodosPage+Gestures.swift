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
    _ view: WaterflowView,
    leadingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowSwipeActions? {
    let isDone = view.indexPathsForSelectedItems.contains(path)
    return swipe([
      WaterflowSwipeAction(style: .normal, title: isDone ? "Reopen" : "Done") {
        [self] _, path in toggle(path)
      }
    ])
  }

  func waterflowView(
    _ view: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt path: ItemPath
  ) -> WaterflowSwipeActions? {
    swipe([
      WaterflowSwipeAction(style: .destructive, title: "Delete") {
        [self] _, path in remove([path])
      },
      WaterflowSwipeAction(style: .normal, title: "Edit") {
        [self] _, path in edit(path)
      },
    ])
  }
}

extension TodosPage: WaterflowReorderDelegate {
  func waterflowView(
    _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
  ) { move(from: old.item, to: new.item) }
}

extension TodosPage: WaterflowPullDelegate {
  func waterflowView(
    _ view: WaterflowView, didPullTo distance: Double, state: PullState
  ) { label.show(distance, state) }

  func waterflowViewDidTriggerPull(_ view: WaterflowView) {
    composer.open { [self] text in
      view.endPull()
      if let todo = text.flatMap({ Todo(typed: $0) }) { insert(todo) }
    }
  }
}
