import WaterflowEngine

/// The cells that wait to be used again, as a host sees them.
struct LivePool {
  private struct Waiting {
    var cell: Int32
    var kind: ReuseKind
    var since: Double
  }

  /// In the order in which they were emptied.
  private var waiting: [Waiting] = []

  var cells: Set<Int32> { Set(waiting.map(\.cell)) }

  mutating func put(_ cell: CellID, _ kind: ReuseKind, at time: Double) {
    waiting.append(Waiting(cell: cell.rawValue, kind: kind, since: time))
  }

  /// Takes out a cell that was dequeued; returns what is wrong with it, or
  /// nil: it is the last that was emptied, and new only if there is none.
  mutating func take(
    _ cell: CellID, isNew: Bool, _ kind: ReuseKind
  ) -> String? {
    let last = waiting.lastIndex { $0.kind == kind }
    if isNew {
      return last.map { "\(cell) is new, and \(waiting[$0]) waits" }
    }
    guard let last, waiting[last].cell == cell.rawValue else {
      return "\(cell) is not the last one emptied"
    }
    waiting.remove(at: last)
    return nil
  }

  /// Takes out a cell that is no more; returns what is wrong with it, or nil:
  /// it is the oldest, and has waited too long or is one too many.
  mutating func destroy(_ cell: Int32, cap: Int, before: Double) -> String? {
    guard let place = waiting.firstIndex(where: { $0.cell == cell }) else {
      return "cell \(cell) is destroyed, and does not wait"
    }
    let gone = waiting[place]
    let others = waiting.filter { $0.kind == gone.kind }
    waiting.remove(at: place)
    if others[0].cell != cell { return "\(gone) is not the oldest" }
    return gone.since < before || others.count > cap
      ? nil : "\(gone) is destroyed, and \(others.count) of \(cap) wait"
  }

  /// The first cell that has waited for too long.
  func overdue(before time: Double) -> String? {
    waiting.first { $0.since < time }.map { "\($0) still waits" }
  }
}
