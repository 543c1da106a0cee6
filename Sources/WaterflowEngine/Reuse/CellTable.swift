/// What the engine knows of every cell that exists.
struct CellTable {
  enum State: UInt8 {
    /// The number is free.
    case gone
    case pooled
    /// Handed out and not yet placed.
    case dequeued
    case live
    /// Live, and has been told to load what it shows; where cells are told.
    case loaded
  }

  private struct Entry {
    var kind: ReuseKind
    var state: State
  }

  private var entries: [Entry] = []
  private var free: [CellID] = []
  /// Numbers of removed cells that a host may not have heard of yet.
  private var retired: [CellID] = []

  /// Adds a cell that is handed out.
  mutating func make(_ kind: ReuseKind) -> CellID {
    let entry = Entry(kind: kind, state: .dequeued)
    if let cell = free.popLast() {
      entries[Int(cell.rawValue)] = entry
      return cell
    }
    entries.append(entry)
    return CellID(rawValue: Int32(truncatingIfNeeded: entries.count - 1))
  }

  /// Removes a cell, whose number may be used again after ``free(_:)``.
  mutating func remove(_ cell: CellID) {
    entries[Int(cell.rawValue)].state = .gone
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

  func state(of cell: CellID) -> State {
    let index = Int(cell.rawValue)
    return entries.indices.contains(index) ? entries[index].state : .gone
  }

  func kind(of cell: CellID) -> ReuseKind {
    entries[Int(cell.rawValue)].kind
  }

  /// Has all live cells count as loaded.
  mutating func markLoaded() {
    for index in entries.indices where entries[index].state == .live {
      entries[index].state = .loaded
    }
  }

  mutating func set(_ state: State, for cell: CellID) {
    entries[Int(cell.rawValue)].state = state
  }
}
