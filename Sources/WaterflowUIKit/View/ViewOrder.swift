import WaterflowEngine

/// Keeps a view's cells in the order of their z indices: what is held at an
/// edge above all items, backgrounds below them.
@MainActor
struct ViewOrder {
  private struct Entry {
    var zIndex: Int32
    var cell: WaterflowCell
  }

  /// From the bottom to the top.
  private var entries: [Entry] = []

  /// Puts a cell where its z index belongs, above those with the same one; a
  /// cell that has its place stays in it.
  ///
  /// - Complexity: O(1) for a cell that stays, else O(cells).
  mutating func place(_ cell: WaterflowCell, at zIndex: Int32, in view: UIView)
  {
    if cell.zIndex == zIndex { return }
    if cell.zIndex != nil { entries.removeAll { $0.cell === cell } }
    cell.zIndex = zIndex
    let index =
      entries.lastIndex { $0.zIndex <= zIndex }.map { $0 + 1 } ?? 0
    if index < entries.count {
      view.insertSubview(cell, belowSubview: entries[index].cell)
    } else if let top = entries.last {
      view.insertSubview(cell, aboveSubview: top.cell)
    } else {
      view.addSubview(cell)
    }
    entries.insert(Entry(zIndex: zIndex, cell: cell), at: index)
  }

  /// Forgets a cell and takes it out of its view.
  mutating func remove(_ cell: WaterflowCell) {
    entries.removeAll { $0.cell === cell }
    cell.zIndex = nil
    cell.removeFromSuperview()
  }
}
