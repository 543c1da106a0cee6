import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// The item that somebody types into, or nil: its cell stays, with what was
  /// typed, however far it is scrolled away.
  ///
  /// It is the one whose cell holds the first responder, unless it is set.
  /// Updates give it its new path, and forget it when it goes; a reload forgets
  /// it. An item without a cell is kept from when it comes into view.
  ///
  /// ```swift
  /// view.editedIndexPath = view.indexPath(for: cell)
  /// ```
  public var editedIndexPath: IndexPath? {
    get {
      keepEditedCell()
      return controller.editedItem.map { IndexPath($0) }
    }
    set {
      isEditedItemGiven = newValue != nil
      controller.editedItem = newValue.flatMap { ItemPath($0) }
      setNeedsPass()
    }
  }

  /// Sees to it that no pass takes the cell away that somebody types into.
  ///
  /// - Parameter area: where cells stay anyway, and need not be looked into.
  func keepEditedCell(outside area: CGRect = .null) {
    if isEditedItemGiven {
      if engine.editedElement != nil { return }
      // It was deleted.
      isEditedItemGiven = false
    }
    let live = engine.liveCells.first { live in
      live.element.kind != .background
        && !area.intersects(CGRect(live.frame))
        && host.cell(live.cell)?.holdsFirstResponder == true
    }
    engine.editedElement = live?.element
  }
}

extension UIView {
  /// Whether keys go to the view or to something in it.
  var holdsFirstResponder: Bool {
    isFirstResponder || subviews.contains { $0.holdsFirstResponder }
  }
}
