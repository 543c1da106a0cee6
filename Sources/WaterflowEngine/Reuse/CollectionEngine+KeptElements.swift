import WaterflowLayout

extension CollectionEngine {
  /// Adds what has a cell and is to keep it out of view to what is visible, so
  /// that a pass leaves it alone but for its place.
  ///
  /// - Complexity: O(kept elements * visible elements).
  func keepElements() {
    for id in keptElements { keep(id) }
    if let draggedElement { keep(draggedElement) }
  }

  private func keep(_ id: ElementID) {
    guard liveCell(showing: id) != nil,
      let element = layout.element(id, in: viewport)
    else { return }
    visible.insert(element)
  }

  /// Gives kept elements the names that they have after an update; those that
  /// are gone are not kept any more.
  func renameKeptElements(_ plan: UpdatePlan) {
    draggedElement = draggedElement.flatMap { plan.newElement(of: $0) }
    guard !keptElements.isEmpty else { return }
    keptElements = keptElements.compactMap { plan.newElement(of: $0) }
  }
}
