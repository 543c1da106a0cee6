import WaterflowEngine
import WaterflowLayout

extension RecordingSurface: SelectionSurface {
  func permits(_ question: SelectionQuestion) -> Bool {
    let text =
      switch question {
      case .highlight(let item): "highlight \(item.item)?"
      case .select(let item): "select \(item.item)?"
      case .deselect(let item): "deselect \(item.item)?"
      }
    onNote(text)
    return !refusals.contains(text)
  }

  func didChange(_ change: SelectionChange) {
    let text =
      switch change {
      case .highlight(let item): "+\(item.item)"
      case .unhighlight(let item): "-\(item.item)"
      case .select(let item): "select \(item.item)"
      case .deselect(let item): "deselect \(item.item)"
      }
    log.append(text)
    onNote(text)
  }

  func didTap(_ element: ElementID) { log.append("tap \(element.section)") }

  func didLongPress(_ item: ItemPath, at location: LayoutPoint) -> Bool {
    log.append("press \(item.item)")
    return !refusals.contains("press")
  }

  func show(_ cell: CellID, isHighlighted: Bool, isSelected: Bool) {
    looks[cell.rawValue] =
      (isHighlighted ? "h" : "") + (isSelected ? "s" : "")
  }

  func shownPath(of item: ItemPath) -> ItemPath { item }
  func dataPath(of item: ItemPath) -> ItemPath { item }

  /// How an item's cell looks; nil without one.
  func look(of item: Int) -> String? {
    cell(ofItem: item).map { looks[$0.rawValue] ?? "" }
  }

  func cell(ofItem item: Int) -> CellID? {
    engine.liveCell(
      showing: ElementID(kind: .item, section: 0, item: item))?.cell
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

extension RecordingSurface: FocusSurface {
  var takesFocusByTouch: Bool { true }

  var readElement: ElementID? { reading?.element }

  func canFocus(_ item: ItemPath) -> Bool {
    !refusals.contains("focus \(item.item)?")
  }

  func showFocus(on cell: CellID?) { focusedCell = cell }

  func didMoveFocus(to item: ItemPath?) {
    log.append("focus \(item.map { "\($0.item)" } ?? "none")")
    onFocus(item)
  }
}
