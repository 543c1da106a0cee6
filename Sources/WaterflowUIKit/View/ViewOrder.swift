import WaterflowEngine

/// Keeps a view's cells in the order of their z indices: what is held at an
/// edge above all items, backgrounds below them.
@MainActor
struct ViewOrder {
  /// From the bottom to the top.
  private var cells: [WaterflowCell] = []

  /// Puts a cell where its z index belongs, above those with the same one; a
  /// cell that has its place stays in it.
  ///
  /// - Complexity: O(1) for a cell that stays, else O(cells).
  mutating func place(_ cell: WaterflowCell, at zIndex: Int32, in view: UIView)
  {
    if cell.zIndex == zIndex { return }
    if cell.zIndex != nil { cells.removeAll { $0 === cell } }
    cell.zIndex = zIndex
    let index =
      cells.lastIndex { ($0.zIndex ?? 0) <= zIndex }.map { $0 + 1 } ?? 0
    if index < cells.count {
      view.insertSubview(cell, belowSubview: cells[index])
    } else if let top = cells.last {
      view.insertSubview(cell, aboveSubview: top)
    } else {
      view.addSubview(cell)
    }
    cells.insert(cell, at: index)
  }

  /// Forgets a cell and takes it out of its view.
  mutating func remove(_ cell: WaterflowCell) {
    cells.removeAll { $0 === cell }
    cell.zIndex = nil
    cell.removeFromSuperview()
  }
}
