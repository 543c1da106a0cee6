import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Does in the next turn of the run loop, which it asks for once, what is left
  /// for it.
  ///
  /// Pages fit another content, once the collection view has taken that over;
  /// another slice of what a change has left is laid out; and what has waited
  /// for the content to be that of the data is carried out.
  func goOnLater() {
    let hasWork =
      pager != nil || controller.hasPendingItems
      || !waiting.isEmpty && controller.isSettled
    guard hasWork, !isTurnDue else { return }
    isTurnDue = true
    schedule { [weak self] in self?.goOn() }
  }

  private func goOn() {
    isTurnDue = false
    if controller.hasToldChanges { pager?.fit() }
    if controller.hasPendingItems, let collectionView,
      let shift = controller.layOutMore(
        at: LayoutPoint(collectionView.contentOffset))
    {
      moveOffset(by: shift)
      if controller.hasPendingItems { goOnLater() }
    }
    guard controller.isSettled else { return }
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }
}
