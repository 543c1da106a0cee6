import WaterflowEngine
import WaterflowLayout

/// Shows what a view's touches, clicks and keys select.
final class ViewSelecting: ViewFollower {
  let gesture = SelectGesture()
  var delegate: (any WaterflowSelectionDelegate)?
  var press: LongPressGesture?
  unowned(unsafe) let view: WaterflowView

  /// A shorter touch may still be the beginning of a scroll, in milliseconds.
  private static var highlightDelay: Double { 80 }

  init(_ view: WaterflowView, _ touches: ViewTouches) {
    self.view = view
    super.init()
    gesture.highlightDelay = Self.highlightDelay
    gesture.permits = { [unowned(unsafe) self] in permits($0) }
    gesture.counts = { [unowned(unsafe) view] in
      (0..<view.layout.sectionCount).map {
        view.layout.itemCount(inSection: $0)
      }
    }
    gesture.show = { [unowned(unsafe) self] in show($0) }
    gesture.tapped = { [unowned(unsafe) self] in tapped($0) }
    gesture.tappedItem = { [unowned(unsafe) view] in view.focusItem?($0) }
    touches.add(gesture, [])
    view.activateItem = { [gesture] in gesture.activate($0, $1) }
    view.selectAllItems = { [gesture] in gesture.selectAll() }
  }

  private func permits(_ question: SelectionQuestion) -> Bool {
    guard let delegate else { return false }
    return switch question {
    case .highlight(let path):
      delegate.waterflowView(view, shouldHighlightItemAt: path)
    case .select(let path):
      delegate.waterflowView(view, shouldSelectItemAt: path)
    case .deselect(let path):
      delegate.waterflowView(view, shouldDeselectItemAt: path)
    }
  }

  private func tapped(_ element: ElementID) {
    let section = Int(element.section)
    switch element.kind {
    case .header:
      delegate?.waterflowView(view, didTapHeaderOfSection: section)
    case .footer:
      delegate?.waterflowView(view, didTapFooterOfSection: section)
    default: break
    }
  }

  private func show(_ changes: [SelectionChange]) {
    for change in changes {
      mark(change)
      guard let delegate else { continue }
      switch change {
      case .highlight(let path):
        delegate.waterflowView(view, didHighlightItemAt: path)
      case .unhighlight(let path):
        delegate.waterflowView(view, didUnhighlightItemAt: path)
      case .select(let path):
        delegate.waterflowView(view, didSelectItemAt: path)
      case .deselect(let path):
        delegate.waterflowView(view, didDeselectItemAt: path)
      }
    }
  }

  // MARK: - Cells

  /// Shows changes without telling anybody, as a program makes them.
  func mark(_ changes: [SelectionChange]) {
    for change in changes { mark(change) }
  }

  private func mark(_ change: SelectionChange) {
    switch change {
    case .highlight(let path):
      view.cellForItem(at: path)?.setHighlighted(true)
    case .unhighlight(let path):
      view.cellForItem(at: path)?.setHighlighted(false)
    case .select(let path): view.cellForItem(at: path)?.setSelected(true)
    case .deselect(let path): view.cellForItem(at: path)?.setSelected(false)
    }
  }

  private func mark(_ cell: WaterflowCell, _ path: ItemPath) {
    let path = view.touches?.originalPath?(path) ?? path
    cell.setHighlighted(gesture.selection.highlightedItem == path)
    cell.setSelected(gesture.selection.isSelected(path))
  }

  /// Marks all cells on screen as the selection is.
  func markAll() {
    for live in view.engine.liveCells where live.element.kind == .item {
      if let cell = view.host.cell(live.cell) { mark(cell, live.element.path) }
    }
  }

  // MARK: - ViewFollower

  override func filled(_ cell: WaterflowCell, for element: ElementID) {
    if element.kind == .item { mark(cell, element.path) }
    super.filled(cell, for: element)
  }

  override func changed(_ newPath: (ItemPath) -> ItemPath?) {
    // Once the selection has got the new names.
    super.changed(newPath)
    markAll()
  }
}
