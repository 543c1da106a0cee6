/// Memory for a search in lanes, to be used again for the next one.
struct LaneScratch {
  /// The lanes' ends while a chunk of items is walked.
  var ends: [Int64] = []
  /// For each lane the first and the last chunk that the viewport meets.
  var chunks: [ClosedRange<Int>] = []
  /// What was found in a chunk.
  var found: [LaneBody.Found] = []

  /// Sees to it that there is room for a number of lanes and of items.
  mutating func prepare(lanes: Int, items: Int) {
    chunks.removeAll(keepingCapacity: true)
    while ends.count < lanes { ends.append(0) }
    while found.count < items {
      found.append(
        LaneBody.Found(
          item: 0,
          position: LaneBody.Position(
            lane: 0, span: 1, top: .zero, length: .zero)))
    }
  }
}
