import WaterflowEngine
import WaterflowLayout

/// What a layout does in a later turn of the run loop.
struct LaterWork {
  enum Task {
    /// Lays out what a change has left.
    case rest
    /// Carries out what has waited for the content to be that of the data.
    case waiting
    /// Has pages fit the content.
    case pages
  }

  /// What the next turn does.
  var due: Set<Task> = []
  /// What no turn helps: it goes on when the layout has prepared.
  var waiting: [@MainActor () -> Void] = []
}

extension WaterflowCollectionViewLayout {
  /// Does something in the next turn, which it asks for once.
  func soon(
    _ task: LaterWork.Task,
    _ body: @escaping @MainActor (WaterflowCollectionViewLayout) -> Void
  ) {
    guard later.due.insert(task).inserted else { return }
    schedule { [weak self] in
      guard let self else { return }
      later.due.remove(task)
      body(self)
    }
  }

  /// Goes on, at the end of a pass, with what had to wait for it.
  func takeUpWork() {
    guard controller.isSettled else { return }
    layOutRestLater()
    guard !later.waiting.isEmpty else { return }
    soon(.waiting) { layout in
      let waiting = layout.later.waiting
      layout.later.waiting = []
      for body in waiting { body() }
    }
  }

  /// Has pages fit another content, once the collection view has taken it over.
  func fitPages() {
    guard pager != nil else { return }
    soon(.pages) { layout in
      if layout.controller.hasToldChanges { layout.pager?.fit() }
    }
  }

  /// Lays out, a slice at a time, what a change has left for later.
  func layOutRestLater() {
    guard controller.hasPendingItems else { return }
    soon(.rest) { layout in
      guard let collectionView = layout.collectionView,
        let shift = layout.controller.layOutMore(
          at: LayoutPoint(collectionView.contentOffset))
      else { return }
      layout.moveOffset(by: shift)
      layout.layOutRestLater()
    }
  }
}
