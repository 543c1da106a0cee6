/// Some consecutive lines of a flow with their items.
///
/// Tops are as they were when the block was placed; where the block starts
/// now, ``RunningTotals`` says, and all its lines move with that.
struct FlowBlock {
  private let itemMemory: BlockMemory
  private let lineMemory: BlockMemory
  /// Breadths across and lengths along the axis.
  let sizes: UnsafeMutablePointer<FlowSize>
  /// The first item of each line, counted from the block's first.
  let firstItems: UnsafeMutablePointer<Int32>
  /// The top of each line.
  let tops: UnsafeMutablePointer<Int64>
  /// The number of items.
  let count: Int
  let lineCount: Int

  /// How many items a block has at least, but for the last one; it ends with
  /// a line.
  static let size = 256

  /// Takes some lines of a draft.
  init(
    lines: Range<Int>, items: Range<Int>, of draft: FlowDraft,
    in lineMemory: BlockMemory, behind earlier: Int
  ) {
    itemMemory = draft.memory
    self.lineMemory = lineMemory
    sizes = draft.sizes + items.lowerBound
    count = items.count
    lineCount = lines.count
    let all = draft.tops.count
    tops = lineMemory.start.assumingMemoryBound(to: Int64.self) + earlier
    firstItems =
      (lineMemory.start + all * 8).assumingMemoryBound(to: Int32.self)
      + earlier
    for line in lines {
      tops[line - lines.lowerBound] = draft.tops[line]
      firstItems[line - lines.lowerBound] =
        draft.firstItems[line] - Int32(truncatingIfNeeded: items.lowerBound)
    }
  }

  /// The items of a line, counted from the block's first.
  @inline(__always) func items(ofLine line: Int) -> Range<Int> {
    let end = line + 1 < lineCount ? Int(firstItems[line + 1]) : count
    return Int(firstItems[line])..<end
  }

  /// The line of an item.
  func line(ofItem item: Int) -> Int {
    partition(lineCount) { Int(firstItems[$0]) > item } - 1
  }
}
