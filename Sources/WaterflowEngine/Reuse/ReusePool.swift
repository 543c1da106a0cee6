/// The cells that wait to be shown again, by kind, last in first out.
struct ReusePool {
  private struct Waiting {
    var cell: CellID
    var since: Double
  }

  private struct Stack {
    var kind: ReuseKind
    var waiting: [Waiting] = []
  }

  private var stacks: [Stack] = []

  /// The number of waiting cells of all kinds.
  private(set) var count = 0

  /// Puts a cell in.
  mutating func push(_ cell: CellID, kind: ReuseKind, at time: Double) {
    let index = index(of: kind)
    stacks[index].waiting.append(Waiting(cell: cell, since: time))
    count += 1
  }

  /// Takes a cell out: a certain one of those that wait since a time, or the
  /// one of another time that was put in last.
  ///
  /// Without one of these it is the last of all where none is preferred, and
  /// else none: what waits since then is for others.
  mutating func pop(
    _ kind: ReuseKind, preferring cell: CellID?, since time: Double
  ) -> CellID? {
    let index = index(of: kind)
    let waiting = stacks[index].waiting
    let place =
      waiting.lastIndex { $0.cell == cell }
      ?? waiting.lastIndex { $0.since != time }
    guard let place = place ?? (cell == nil ? waiting.indices.last : nil)
    else { return nil }
    count -= 1
    return stacks[index].waiting.remove(at: place).cell
  }

  /// Takes out cells that wait since before a time, and the longest waiting
  /// ones beyond a number of cells for each kind.
  ///
  /// - Complexity: O(kinds) if there is nothing to take out.
  mutating func trim(
    waitingSinceBefore time: Double, cap: Int, _ body: (CellID) -> Void
  ) {
    for index in stacks.indices {
      // A stack grows at its end, so the longest waiting ones come first.
      let waiting = stacks[index].waiting
      var surplus = max(0, waiting.count - max(0, cap))
      while surplus < waiting.count && waiting[surplus].since < time {
        surplus += 1
      }
      guard surplus > 0 else { continue }
      stacks[index].waiting.removeFirst(surplus)
      count -= surplus
      for gone in waiting[..<surplus] { body(gone.cell) }
    }
  }

  private mutating func index(of kind: ReuseKind) -> Int {
    if let index = stacks.firstIndex(where: { $0.kind == kind }) {
      return index
    }
    stacks.append(Stack(kind: kind))
    return stacks.count - 1
  }
}
