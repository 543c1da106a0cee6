import WaterflowLayout

/// Indices that changes name, ascending, each with the number of its move.
struct SlotList: Equatable, Sendable {
  /// Stands in `moves` for a deletion or an insertion.
  static let noMove = -1

  private(set) var slots: [Int] = []
  private(set) var moves: [Int] = []

  var all: Range<Int> { 0..<slots.count }

  // Not inlined: several lists are made.
  @inline(never)
  mutating func append(_ slot: Int, move: Int) {
    slots.append(slot)
    moves.append(move)
  }

  /// Returns where in a part of the list an index stands, or would.
  ///
  /// - Complexity: O(log of the part's length).
  func place(of slot: Int, in part: Range<Int>) -> Int {
    part.lowerBound
      + partition(part.count) { slots[part.lowerBound + $0] >= slot }
  }

  /// Returns the number of the move that names an index; ``noMove`` for none.
  func move(of slot: Int, in part: Range<Int>) -> Int {
    let place = place(of: slot, in: part)
    return place < part.upperBound && slots[place] == slot
      ? moves[place] : Self.noMove
  }

  /// What becomes of an index.
  enum Fate: Equatable {
    case kept(Int)
    case moved(Int)
    /// What has come to its place is there, or would be.
    case gone(Int)
  }

  /// Returns what becomes of an index when some indices leave and others enter,
  /// and how many from it on are kept at the same distance.
  ///
  /// Exchanging the two lists answers the way back. Of the lists only the given
  /// ranges count, so that one list can serve many sections.
  ///
  /// - Complexity: O(log of the ranges' lengths).
  @inline(never)
  static func fate(
    of slot: Int, leaving: SlotList, _ leavers: Range<Int>,
    entering: SlotList, _ entrants: Range<Int>
  ) -> (fate: Fate, run: Int) {
    let place = leaving.place(of: slot, in: leavers)
    let before = place - leavers.lowerBound
    let leaves = before < leavers.count && leaving.slots[place] == slot
    // The kept ones fill, in order, what the entering ones leave free. Before
    // entrant k there are as many free places as its slot is larger than k.
    let rank = slot - before
    let jumped = partition(entrants.count) {
      let free = entering.slots[entrants.lowerBound + $0] - $0
      return leaves ? free >= rank : free > rank
    }
    if leaves {
      let move = leaving.moves[place]
      return (move == noMove ? .gone(rank + jumped) : .moved(move), 1)
    }
    var run = Int.max
    if before < leavers.count { run = leaving.slots[place] - slot }
    if jumped < entrants.count {
      let next = entering.slots[entrants.lowerBound + jumped]
      run = min(run, next - jumped - rank)
    }
    return (.kept(rank + jumped), run)
  }
}
