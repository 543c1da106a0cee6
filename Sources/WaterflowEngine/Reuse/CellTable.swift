/// What the engine knows of every cell that exists.
struct CellTable {
  private struct Entry {
    var kind: ReuseKind
    var isLoaded = false
  }

  private var entries: [Entry] = []
  private var free: [CellID] = []
  /// Numbers of removed cells that a host may not have heard of yet.
  private var retired: [CellID] = []

  /// Adds a cell that is handed out.
  mutating func make(_ kind: ReuseKind) -> CellID {
    let entry = Entry(kind: kind)
    if let cell = free.popLast() {
      entries[Int(cell.rawValue)] = entry
      return cell
    }
    entries.append(entry)
    return CellID(rawValue: Int32(truncatingIfNeeded: entries.count - 1))
  }

  /// Removes a cell, whose number may be used again after ``free(_:)``.
  mutating func remove(_ cell: CellID) {
    retired.append(cell)
  }

  /// Returns the numbers of the cells removed since the last call.
  mutating func takeRetired() -> [CellID] {
    guard !retired.isEmpty else { return [] }
    defer { retired = [] }
    return retired
  }

  /// Lets numbers be used again, once the host knows that their cells are gone.
  mutating func free(_ numbers: [CellID]) {
    free.append(contentsOf: numbers)
  }

  func kind(of cell: CellID) -> ReuseKind {
    entries[Int(cell.rawValue)].kind
  }

  /// Whether a cell has been told to load what it shows; where cells are told.
  func isLoaded(_ cell: CellID) -> Bool {
    entries[Int(cell.rawValue)].isLoaded
  }

  mutating func setLoaded(_ isLoaded: Bool, _ cell: CellID) {
    entries[Int(cell.rawValue)].isLoaded = isLoaded
  }

  /// Has all cells count as loaded; one that is handed out does not any more.
  mutating func markLoaded() {
    for index in entries.indices { entries[index].isLoaded = true }
  }
}
