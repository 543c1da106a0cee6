import WaterflowEngine
import WaterflowLayout

extension WebHost: SelectionSurface {
  func permits(_ question: SelectionQuestion) -> Bool {
    guard let view, let delegate = view.selectionDelegate else { return true }
    return switch question {
    case .highlight(let path):
      delegate.waterflowView(view, shouldHighlightItemAt: path)
    case .select(let path):
      delegate.waterflowView(view, shouldSelectItemAt: path)
    case .deselect(let path):
      delegate.waterflowView(view, shouldDeselectItemAt: path)
    }
  }

  func didChange(_ change: SelectionChange) {
    guard let view, let delegate = view.selectionDelegate else { return }
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

  func didTap(_ element: ElementID) {
    guard let view, let delegate = view.selectionDelegate else { return }
    let section = Int(element.section)
    switch element.kind {
    case .header: delegate.waterflowView(view, didTapHeaderInSection: section)
    case .footer: delegate.waterflowView(view, didTapFooterInSection: section)
    case .item, .background, .contentHeader: break
    }
  }

  func didLongPress(_ item: ItemPath, at location: LayoutPoint) -> Bool {
    guard let view, let delegate = view.selectionDelegate else { return false }
    return delegate.waterflowView(
      view, didLongPressItemAt: item, location: location)
  }

  // Not inlined: a feature has it done in several places.
  @inline(never)
  func show(_ id: CellID, isHighlighted: Bool, isSelected: Bool) {
    guard let cell = cell(id) else { return }
    if isHighlighted != cell.isHighlighted {
      cell.isHighlighted = isHighlighted
      cell.element.setClass("waterflow-highlighted", isHighlighted)
    }
    guard isSelected != cell.isSelected else { return }
    cell.isSelected = isSelected
    cell.element.setClass("waterflow-selected", isSelected)
    cell.element.setAttribute(
      "aria-selected", to: isSelected ? "true" : "false")
  }
}
