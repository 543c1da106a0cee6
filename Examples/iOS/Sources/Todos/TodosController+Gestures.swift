import WaterflowLayout
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
    WaterflowSwipeActions(actions: [
      WaterflowSwipeAction(style: .destructive, title: "Delete") {
        [weak self] _, path in self?.delete(path)
      },
      WaterflowSwipeAction(style: .normal, title: "Edit") {
        [weak self] _, path in self?.edit(path)
      },
    ])
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
