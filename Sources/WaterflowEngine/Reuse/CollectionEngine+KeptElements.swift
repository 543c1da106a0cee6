import WaterflowLayout

extension CollectionEngine {
  /// Adds what has a cell and is to keep it out of view to what is visible, so
  /// that a pass leaves it alone but for its place.
  ///
  /// - Complexity: O(kept elements * visible elements).
  func keepElements() {
    for id in keptElements { keep(id) }
    if let draggedElement { keep(draggedElement) }
    if let editedElement { keep(editedElement) }
    reloadedElements.removeAll()
  }

  private func keep(_ id: ElementID) {
    guard liveCell(showing: id) != nil || reloadedElements.contains(id),
      let element = layout.element(id, in: viewport)
    else { return }
    visible.insert(element)
  }

  /// Returns whether a cell is out of view, and stays for the focus or for who
  /// types into it.
  public func isKeptAway(_ live: LiveCell) -> Bool {
    let element = live.element
    guard element == editedElement || keptElements.contains(element) else {
      return false
    }
    return !isOnScreen(live)
  }

  /// Returns whether a cell stands in the viewport, in whole or in part, and
  /// not only in the overscan around it.
  public func isOnScreen(_ live: LiveCell) -> Bool {
    let (frame, size) = (live.frame, layout.viewport)
    return frame.maxX > offset.x && frame.maxY > offset.y
      && frame.x < offset.x + size.width
      && frame.y < offset.y + size.height
  }

  /// Remembers an element whose cell has gone because it is read anew, if it is
  /// kept: it had a cell and gets another one, in view or not.
  func noteReloaded(_ id: ElementID) {
    if id == draggedElement || id == editedElement
      || keptElements.contains(id)
    {
      reloadedElements.append(id)
    }
  }

  /// Gives kept elements the names that they have after an update; those that
  /// are gone are not kept any more.
  func renameKeptElements(_ plan: UpdatePlan) {
    draggedElement = draggedElement.flatMap { finalElement(of: $0, plan) }
    editedElement = editedElement.flatMap { finalElement(of: $0, plan) }
    guard !keptElements.isEmpty else { return }
    keptElements = keptElements.compactMap { finalElement(of: $0, plan) }
  }
}
