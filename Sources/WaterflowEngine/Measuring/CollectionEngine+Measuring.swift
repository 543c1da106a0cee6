import WaterflowLayout

extension CollectionEngine {
  /// Gives items other sizes, as when a picture has arrived, and keeps what is
  /// first in view where it is.
  ///
  /// Outside of passes only: in a callback, wait with ``whenIdle(_:)``.
  ///
  /// - Parameters:
  ///   - sizes: the items and their sizes in points; a length has the meaning
  ///     that it has for the item's section.
  ///   - time: as in ``update(offset:at:host:)``.
  ///   - host: as in ``update(offset:at:host:)``.
  /// - Returns: the content offset from now on, in points.
  /// - Throws: `LayoutError` for the first size that cannot be taken; those
  ///   before it are.
  /// - Complexity: O(changed items * sqrt(items) + visible elements).
  @discardableResult
  public func resize(
    _ sizes: [(item: ItemPath, size: ItemSize)], at time: Double, host: Host
  ) throws(LayoutError) -> Point {
    let isKept = isAtKeptEnd
    let anchor = isKept ? nil : anchor
    var fault: LayoutError?
    for (item, size) in sizes {
      do throws(LayoutError) {
        try layout.setSize(size, ofItem: item)
        measured.insert(item)
      } catch {
        fault = error
        break
      }
    }
    let offset = isKept ? endOffset : offset(keeping: anchor)
    update(offset: offset, at: time, host: host)
    if let fault { throw fault }
    return self.offset
  }

  /// Measures the live cells of items whose lengths are estimates, once for
  /// each item and breadth, and lays out again with what they need.
  func measureCells(_ host: Host) {
    guard needs.estimatesLengths else { return }
    var cells: [LiveCell] = []
    for live in liveCells where live.element.kind == .item {
      if isEstimate(live) { cells.append(live) }
    }
    guard !cells.isEmpty else { return }
    if hasMeasured || !host.canMeasure {
      host.needsPass()
      return
    }
    hasMeasured = true
    var sizes = cells.map { $0.frame.size }
    host.measure(cells, into: &sizes)
    let isKept = isAtKeptEnd
    let anchor = isKept ? nil : anchor
    var hasChanged = false
    for (cell, size) in zip(cells, sizes) {
      measured.insert(cell.element.path)
      guard size != cell.frame.size else { continue }
      // A cell that asks for the impossible keeps its estimate.
      let change: ()? = try? layout.setMeasuredSize(
        size, ofItem: cell.element.path)
      if change != nil { hasChanged = true }
    }
    guard hasChanged else { return }
    update(
      offset: isKept ? endOffset : offset(keeping: anchor), at: time,
      host: host)
  }

  private func isEstimate(_ live: LiveCell) -> Bool {
    let path = live.element.path
    return layout.style(ofSection: path.section)?.estimatesLengths == true
      && !measured.contains(path)
  }
}
