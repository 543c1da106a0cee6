import WaterflowLayout

extension CollectionEngine {
  /// Gives items other sizes, as when a picture has arrived, and keeps what is
  /// first in view where it is.
  ///
  /// In a callback, wait with ``whenIdle(_:)``.
  ///
  /// - Parameters:
  ///   - sizes: the items and their sizes in points; a length has the meaning
  ///     that it has for the item's section.
  ///   - time: as in ``update(offset:at:host:)``.
  ///   - host: as in ``update(offset:at:host:)``.
  /// - Returns: the content offset from now on, in points.
  /// - Throws: `LayoutError` for the first size that cannot be taken; those
  ///   before it are. In a callback `LayoutError.inUse`, and nothing is done.
  /// - Complexity: O(changed items * sqrt(items) + visible elements).
  @discardableResult
  public func resize(
    _ sizes: [(item: ItemPath, size: ItemSize)], at time: Double, host: Host
  ) throws(LayoutError) -> LayoutPoint {
    catchUp(host)
    guard !isUpdating && !isEditing else { throw .inUse }
    let hold = hold
    var taken: [ItemPath] = []
    var fault: LayoutError?
    for (item, size) in sizes {
      do throws(LayoutError) {
        try layout.setSize(size, ofItem: item)
        taken.append(item)
        if draggedElement == ElementID(item) { draggedSize = size }
      } catch {
        fault = error
        break
      }
    }
    measured = measured.part(.union, with: ItemSet(taken))
    self.time = time
    shift(to: settledOffset(keeping: hold), host: host)
    if let fault { throw fault }
    return self.offset
  }

  /// Measures the live cells of items whose lengths are estimates, once for
  /// each item and breadth, and lays out again with what they need.
  func measureCells(_ host: Host) {
    guard needs.estimatesLengths else { return }
    var cells: [LiveCell] = []
    for live in liveCells where live.element.kind == .item {
      if isEstimate(live.element) { cells.append(live) }
    }
    guard !cells.isEmpty else { return }
    // Where a callback has asked for another place, that is measured next.
    if hasMeasured || nextOffset != nil || !host.canMeasure {
      host.needsPass()
      return
    }
    hasMeasured = true
    var sizes = cells.map { $0.frame.size }
    host.measure(cells, into: &sizes)
    let hold = hold(measuring: cells)
    var told = ItemSet()
    var hasChanged = false
    for (cell, size) in zip(cells, sizes) {
      // What is not displayed is measured in a later pass.
      if size.width.isNaN || size.height.isNaN { continue }
      told.append(cell.element.path)
      // A cell that asks for the impossible keeps its estimate.
      guard size != cell.frame.size, size.isPossible else { continue }
      let change: ()? = try? layout.setMeasuredSize(
        size, ofItem: cell.element.path)
      if change != nil { hasChanged = true }
    }
    measured = measured.part(.union, with: told)
    guard hasChanged else { return }
    shift(to: settledOffset(keeping: hold), host: host)
  }

  /// Has items measured anew whose cells show something else now.
  func forgetMeasured(_ items: [ItemPath]) {
    if measured.isEmpty { return }
    measured = measured.part(.rest, with: ItemSet(items))
  }

  private func isEstimate(_ element: ElementID) -> Bool {
    let path = element.path
    return layout.style(ofSection: path.section)?.estimatesLengths == true
      && !measured.contains(path)
  }
}
