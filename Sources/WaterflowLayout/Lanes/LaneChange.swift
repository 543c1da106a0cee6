/// What a draft does to the items behind it.
struct LaneChange {
  /// How far each lane of the later blocks moves.
  private(set) var moved: [Int64]
  /// The first block whose items are to be placed anew, in the numbers before
  /// the change, or nil if all stand where they belong.
  private(set) var pendingBlock: Int?
  /// The first item that is to be placed anew, if it lies behind items that
  /// only move.
  private(set) var pendingItem: Int?
  /// The lanes' ends before the block that is to be placed anew.
  private(set) var pendingEnds: [Int64]
  /// The lanes' ends behind everything.
  private(set) var ends: [Int64] = []

  init(_ draft: LaneDraft, of body: LaneBody, keeping kept: Int) {
    let next = draft.blocks.upperBound
    let totals = body.totals
    let behind = draft.ends(body.shape)
    pendingEnds = body.pendingEnds
    pendingBlock = body.pendingBlock
    moved = totals.distances(to: behind, before: next)
    let hasSpans = body.hasSpans || draft.block.spans != nil
    let isEven = !moved.contains { $0 != moved[0] }
    let isLast = next == body.blocks.count
    let isSettled = pendingBlock.map { next <= $0 } ?? true

    let keepsAll = body.lanes == 1 || kept >= body.count + draft.growth
    let continues = keepsAll || Self.continues(draft, of: body)
    let keepsLanes = keepsAll || (continues && body.rules.order.ignoresLengths)
    let isExact =
      isLast || (isEven && continues) || (!hasSpans && keepsLanes)
    if hasSpans && !isEven && !isLast, let most = moved.max() {
      // Items across lanes hold lanes together: all move by the most.
      moved = Array(repeating: most, count: moved.count)
    }
    ends = totals.ends(before: body.blocks.count, movedBy: moved)
    if !isSettled {
      // Blocks with items of no final place are part of the draft or before.
      guard let first = pendingBlock else { return }
      if draft.blocks.lowerBound < first {
        pendingBlock = draft.blocks.lowerBound
        pendingEnds = totals.ends(before: draft.blocks.lowerBound)
      }
    } else if !isExact {
      pendingBlock = next
      pendingEnds = behind
      if !hasSpans, kept > draft.items.upperBound + draft.growth {
        pendingItem = kept
      }
    } else if let first = pendingBlock {
      if first == next {
        pendingEnds = behind
      } else {
        for lane in moved.indices { pendingEnds[lane] &+= moved[lane] }
      }
    }
  }

  /// Whether the choice of lanes goes on behind the draft as it did, if only
  /// the lanes end alike.
  private static func continues(
    _ draft: LaneDraft, of body: LaneBody
  ) -> Bool {
    switch body.rules.order {
    case .shortestLane, .given: true
    case .roundRobin, .roundRobinReversed: draft.growth % body.lanes == 0
    case .readingOrder:
      draft.block.count > 0
        && body.cursor(behind: draft.block)
          == body.cursor(before: draft.blocks.upperBound)
    }
  }
}
