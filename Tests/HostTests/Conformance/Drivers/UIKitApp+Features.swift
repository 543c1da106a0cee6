import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

extension UIKitApp: WaterflowUIKit.WaterflowSelectionDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask("highlight", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didHighlightItemAt indexPath: IndexPath
  ) { tell("highlighted", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { tell("unhighlighted", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask("select", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask("deselect", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didSelectItemAt indexPath: IndexPath
  ) { tell("selected", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didDeselectItemAt indexPath: IndexPath
  ) { tell("deselected", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didTapHeaderInSection section: Int
  ) { app.tell("tapped header \(section)") }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didTapFooterInSection section: Int
  ) { app.tell("tapped footer \(section)") }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didLongPressItemAt indexPath: IndexPath, location: CGPoint
  ) -> Bool { ask("press", indexPath) }
}

extension UIKitApp: WaterflowUIKit.WaterflowFocusDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool { ask("focus", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didMoveFocusTo indexPath: IndexPath?
  ) {
    if let indexPath {
      tell("focused", indexPath)
    } else {
      app.tell("focused none")
    }
  }
}

extension UIKitApp: WaterflowUIKit.WaterflowDisplayDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    willDisplay cell: WaterflowUIKit.WaterflowCell,
    forItemAt indexPath: IndexPath
  ) { displayed(cell, indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didEndDisplaying cell: WaterflowUIKit.WaterflowCell,
    forItemAt indexPath: IndexPath
  ) { ended(cell, indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    willDisplaySupplementaryView cell: WaterflowUIKit.WaterflowCell,
    forElementKind elementKind: ElementKind, at indexPath: IndexPath
  ) { displayed(cell, indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didEndDisplayingSupplementaryView cell: WaterflowUIKit.WaterflowCell,
    forElementOfKind elementKind: ElementKind, at indexPath: IndexPath
  ) { ended(cell, indexPath) }

  private func displayed(
    _ cell: WaterflowUIKit.WaterflowCell, _ indexPath: IndexPath
  ) {
    app.displayed(
      (cell as? NamedUIKitCell)?.name ?? "nothing", path(indexPath),
      isSelected: cell.isSelected)
  }

  private func ended(
    _ cell: WaterflowUIKit.WaterflowCell, _ indexPath: IndexPath
  ) {
    app.ended(
      (cell as? NamedUIKitCell)?.name ?? "nothing", path(indexPath),
      isSelected: cell.isSelected)
  }
}

extension UIKitApp: WaterflowUIKit.WaterflowMultipleSelectionDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { ask("drag from", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { tell("dragging from", indexPath) }

  func waterflowViewDidEndMultipleSelectionInteraction(
    _ waterflowView: WaterflowUIKit.WaterflowView
  ) { app.tell("dragged") }
}

extension UIKitApp: WaterflowUIKit.WaterflowReorderDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { ask("move", indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath:
      IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let target = app.target(
      of: path(originalIndexPath), path(proposedIndexPath))
    return IndexPath(item: target.item, section: target.section)
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { app.move(path(sourceIndexPath), path(destinationIndexPath)) }
}

extension UIKitApp: WaterflowUIKit.WaterflowSwipeDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    leadingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowUIKit.WaterflowSwipeActions? {
    ask("leading", indexPath) ? actions(["Done"]) : nil
  }

  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    trailingSwipeActionsConfigurationForItemAt indexPath: IndexPath
  ) -> WaterflowUIKit.WaterflowSwipeActions? {
    ask("trailing", indexPath) ? actions(["Delete", "Flag"]) : nil
  }

  private func actions(
    _ titles: [String]
  ) -> WaterflowUIKit.WaterflowSwipeActions {
    var actions = WaterflowUIKit.WaterflowSwipeActions(
      actions: titles.map { title in
        WaterflowUIKit.WaterflowSwipeAction(style: .normal, title: title) {
          [weak self] in self?.tell(title, $1)
        }
      })
    actions.performsFirstActionWithFullSwipe = app.performsFullSwipe
    return actions
  }
}

extension UIKitApp: WaterflowUIKit.WaterflowPullDelegate {
  func waterflowView(
    _ waterflowView: WaterflowUIKit.WaterflowView,
    didPullTo distance: CGFloat, state: PullState
  ) {
    if state != pull { app.tell("pull \(state)") }
    pull = state
  }

  func waterflowViewDidTriggerPull(
    _ waterflowView: WaterflowUIKit.WaterflowView
  ) { app.tell("triggered") }
}
