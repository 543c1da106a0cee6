import WaterflowEngine
import WaterflowLayout

extension ViewHost: @MainActor SelectionSurface {
  func permits(_ question: SelectionQuestion) -> Bool {
    guard let view, let delegate = view.selectionDelegate else { return true }
    return switch question {
    case .highlight(let item):
      delegate.waterflowView(view, shouldHighlightItemAt: IndexPath(item))
    case .select(let item):
      delegate.waterflowView(view, shouldSelectItemAt: IndexPath(item))
    case .deselect(let item):
      delegate.waterflowView(view, shouldDeselectItemAt: IndexPath(item))
    }
  }

  func didChange(_ change: SelectionChange) {
    guard let view, let delegate = view.selectionDelegate else { return }
    switch change {
    case .highlight(let item):
      delegate.waterflowView(view, didHighlightItemAt: IndexPath(item))
    case .unhighlight(let item):
      delegate.waterflowView(view, didUnhighlightItemAt: IndexPath(item))
    case .select(let item):
      delegate.waterflowView(view, didSelectItemAt: IndexPath(item))
    case .deselect(let item):
      delegate.waterflowView(view, didDeselectItemAt: IndexPath(item))
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
      view, didLongPressItemAt: IndexPath(item),
      location: view.point(at: location))
  }

  func show(_ id: CellID, isHighlighted: Bool, isSelected: Bool) {
    guard let cell = cell(id) else { return }
    // That another item is selected is nothing that the caller animates.
    guard id != changedCell else {
      return withoutInheritedAnimation {
        cell.show(isHighlighted: isHighlighted, isSelected: isSelected)
      }
    }
    cell.show(isHighlighted: isHighlighted, isSelected: isSelected)
  }
}
