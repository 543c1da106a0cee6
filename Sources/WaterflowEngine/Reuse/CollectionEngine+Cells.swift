import WaterflowLayout

extension CollectionEngine {
  /// Hands out a cell of a kind: the one that was pooled last, after a reload
  /// that of the same item, or a new one.
  ///
  /// Meant for ``CollectionHost/cell(for:)``; a cell dequeued at another time
  /// returns to the pool with the next pass.
  public func dequeue(_ kind: ReuseKind) -> CellID {
    dequeuePooled(kind) ?? makeCell(kind)
  }

  /// Hands out the cell of a kind that was pooled last, or nil if none waits;
  /// as ``dequeue(_:)`` does.
  ///
  /// After a reload an item gets the cell that it had, and no other one's as
  /// long as more wait; one that is filled again gets the one that shows it.
  public func dequeuePooled(_ kind: ReuseKind) -> CellID? {
    if let refilled, table.kind(of: refilled) == kind { return refilled }
    let before = asked.flatMap { find($0, in: cellsBefore) }
    guard
      let cell = pool.pop(kind, preferring: before?.cell, since: reloadTime)
    else { return nil }
    work.cellsReused &+= 1
    dequeued.append(cell)
    return cell
  }

  /// Hands out a number for a cell that the host has or makes, also where
  /// others of its kind wait; as ``dequeue(_:)`` does.
  public func makeCell(_ kind: ReuseKind) -> CellID {
    let cell = table.make(kind)
    work.cellsMade &+= 1
    post(CellOperation(.make, cell: cell, kind: kind))
    dequeued.append(cell)
    return cell
  }

  /// Returns the cell that shows an element, or nil if none does.
  ///
  /// - Complexity: O(log(live cells)).
  public func liveCell(showing element: ElementID) -> LiveCell? {
    find(element, in: liveCells)
  }

  // Not inlined: many ask what shows.
  @inline(never)
  func find(_ element: ElementID, in cells: [LiveCell]) -> LiveCell? {
    let index = partition(cells.count) { cells[$0].element >= element }
    return index < cells.count && cells[index].element == element
      ? cells[index] : nil
  }

  /// Returns what a cell shows, or nil if that is nothing, or on its way out.
  ///
  /// - Complexity: O(live cells).
  @inline(never)
  package func liveCell(_ cell: CellID) -> LiveCell? {
    liveCells.first { $0.cell == cell }
  }

  func ask(_ host: Host, for element: LayoutElement) -> CellID? {
    asked = element.id
    let answer = host.cell(for: element)
    asked = nil
    var taken: CellID?
    while let cell = dequeued.popLast() {
      if cell == answer { taken = cell } else { recycle(cell, host) }
    }
    if let taken { table.setLoaded(false, taken) }
    return taken
  }

  /// Has a live cell filled again for an element.
  ///
  /// - Returns: whether it was this cell that was filled; false where the data
  ///   wants another kind for the element.
  func refill(
    _ cell: CellID, for element: ElementID, _ host: Host
  ) -> Bool {
    refilled = cell
    defer { refilled = nil }
    return host.cell(for: LayoutElement(id: element, frame: .zero)) == cell
  }

  /// Has an element get another cell with the next pass, as the data wants
  /// another kind.
  func giveUp(_ live: LiveCell, at time: Double, _ host: Host) {
    self.time = time
    liveCells.removeAll { $0.element == live.element }
    noteReloaded(live.element)
    recycle(live.cell, host)
  }

  func recycle(_ cell: CellID, _ host: Host) {
    host.prepareForReuse(cell)
    pool.push(cell, kind: table.kind(of: cell), at: time)
    post(
      CellOperation(.hide, cell: cell, kind: table.kind(of: cell)))
  }

  /// Gives all cells back; `isOtherData`: their elements are no more.
  func recycleAll(_ host: Host, isOtherData: Bool) {
    cellsBefore = liveCells
    reloadTime = time
    // A host that looks finds no cell under the path of other data.
    if isOtherData { liveCells = [] }
    for live in cellsBefore { recycle(live.cell, host) }
    liveCells.removeAll(keepingCapacity: true)
    for cell in leaving { recycle(cell.cell, host) }
    leaving.removeAll(keepingCapacity: true)
  }

  func trim(before time: Double, cap: Int) {
    pool.trim(waitingSinceBefore: time, cap: cap) { cell in
      post(
        CellOperation(.destroy, cell: cell, kind: table.kind(of: cell)))
      table.remove(cell)
      work.cellsDestroyed &+= 1
    }
  }
}
