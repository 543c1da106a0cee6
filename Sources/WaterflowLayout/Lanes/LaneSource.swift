/// Where items come from that are added to lanes: what would be a closure is
/// spelled out, because each closure would be another copy of the code that
/// calls it.
enum LaneSource {
  /// Lengths or ratios of items that each ask for one lane.
  case lengths(UnsafePointer<Double>)
  case items(LaneItems)
  /// All items of some blocks.
  case blocks([LaneBlock])

  /// Whether an item asks for more than one lane.
  var isSpanning: Bool {
    if isPlain { return false }
    switch self {
    case .lengths: return false
    case .items(let items): return items.hasSpans
    case .blocks(let blocks):
      for block in blocks where block.spans != nil { return true }
      return false
    }
  }

  /// What items say besides their lengths; blocks have it with their items.
  private var traits: [Double] {
    if case .items(let items) = self { return items.traits }
    return []
  }

  /// Writes some of the items to a place of a block.
  ///
  /// - Parameters:
  ///   - range: which ones, counted from the first.
  ///   - block: the block to write to.
  ///   - place: where in the block.
  ///   - keepsLanes: whether to write lanes that they have.
  ///   - hasTraits: whether to write what they say besides their lengths.
  func write(
    _ range: Range<Int>, to block: LaneBlock, at place: Int, keepsLanes: Bool,
    hasTraits: Bool
  ) {
    if hasTraits { block.copyTraits(range, of: traits, to: place) }
    switch self {
    case .lengths(let lengths):
      block.copy(lengths + range.lowerBound, count: range.count, to: place)
    case .items(let items):
      block.copy(range, of: items, to: place)
    case .blocks(let blocks):
      var first = 0
      for other in blocks {
        let start = max(range.lowerBound - first, 0)
        let end = min(range.upperBound - first, other.count)
        if start < end {
          block.copy(
            start..<end, of: other,
            to: place + first + start - range.lowerBound,
            withLanes: keepsLanes)
        }
        first += other.count
      }
    }
  }
}
