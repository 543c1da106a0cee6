import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

extension TodosController: WaterflowSwipeDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView,
    leadingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? {
    let isDone = waterflowView.indexPathsForSelectedItems.contains(indexPath)
    return WaterflowSwipeActions(actions: [
      WaterflowSwipeAction(style: .normal, title: isDone ? "Reopen" : "Done") {
        [weak self] _, path in self?.toggle(path)
      }
    ])
  }

  func waterflowView(
    _ waterflowView: WaterflowView,
    trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowSwipeActions? {
    var delete = WaterflowSwipeAction(style: .destructive, title: "Delete") {
      [weak self] _, path in self?.delete(path)
    }
    guard waterflowView.indexPathsForSelectedItems.contains(indexPath) else {
      let edit = WaterflowSwipeAction(style: .normal, title: "Edit") {
        [weak self] _, path in self?.edit(path)
      }
      return WaterflowSwipeActions(actions: [delete, edit])
    }
    // What is done is not edited, and deleted by a tap alone.
    delete.width = 96
    delete.insets = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    var actions = WaterflowSwipeActions(actions: [delete])
    actions.performsFirstActionWithFullSwipe = false
    return actions
  }
}

extension TodosController: WaterflowReorderDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(from: sourceIndexPath, to: destinationIndexPath) }
}

extension TodosController: WaterflowPullDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, didPullTo distance: CGFloat,
    state: PullState
  ) { label.show(distance, state) }

  func waterflowViewDidTriggerPull(_ waterflowView: WaterflowView) { typeNew() }
}
