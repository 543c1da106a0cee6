/// How many items of each lane come before each block of a body, so that items
/// are found by their rows.
///
/// Made by the first question for rows: a body that is asked none pays nothing.
final class LaneRows {
  /// Counts some blocks anew, as ``replace(_:with:of:)`` does.
  ///
  /// A body whose blocks change calls this and not the method: where nobody
  /// asks for rows, nothing of this is linked.
  let change: (LaneRows, LaneBody, Range<Int>, [LaneBlock]) -> Void
  /// The first column counts items, the others the items of each lane.
  @exclusivity(unchecked) private var totals: RunningTotals

  init(_ body: LaneBody) {
    totals = RunningTotals(width: body.lanes + 1)
    change = { $0.replace($2, with: $3, of: $1) }
    count(0..<0, as: body.blocks, of: body)
  }

  /// Bytes held, for the memory budget.
  var storageBytes: Int { totals.storageBytes }

  /// Counts what stands in the place of some blocks now.
  private func replace(
    _ blocks: Range<Int>, with pieces: [LaneBlock], of body: LaneBody
  ) {
    countAppended(to: body)
    count(blocks, as: pieces, of: body)
  }

  /// Counts what was added behind the last item counted.
  func countAppended(to body: LaneBody) {
    guard totals.itemCount != body.count else { return }
    // The last block may have grown.
    let first = max(0, totals.count - 1)
    count(first..<totals.count, as: Array(body.blocks[first...]), of: body)
  }

  private func count(
    _ blocks: Range<Int>, as pieces: [LaneBlock], of body: LaneBody
  ) {
    var starts: [Int64] = []
    var items = totals.firstItem(of: blocks.lowerBound)
    var sums = totals.ends(before: blocks.lowerBound)
    for piece in pieces {
      starts.append(Int64(items))
      starts += sums
      items += piece.count
      for item in 0..<piece.count {
        sums[body.lane(ofItem: item, in: piece)] += 1
      }
    }
    let growth = items - totals.firstItem(of: blocks.upperBound)
    let moved = totals.distances(to: sums, before: blocks.upperBound)
    // One block in the place of one starts with the same sums.
    if blocks.count != 1 || pieces.count != 1 {
      totals.replace(blocks, with: starts)
    }
    totals.add(
      items: growth, moved, from: blocks.lowerBound + pieces.count)
  }

  // MARK: - Answers

  /// The number of items of a lane.
  func count(inLane lane: Int) -> Int { Int(totals[totals.count, lane + 1]) }

  /// How many items of its lane come before an item.
  func row(ofItem item: Int, of body: LaneBody) -> Int {
    let index = totals.block(ofItem: item)
    let block = body.blocks[index]
    let place = item - totals.firstItem(of: index)
    let lane = body.lane(ofItem: place, in: block)
    var row = Int(totals[index, lane + 1])
    for other in 0..<place where body.lane(ofItem: other, in: block) == lane {
      row += 1
    }
    return row
  }

  /// The item before which so many of its lane come; nil if there is none.
  func item(atRow row: Int, lane: Int, of body: LaneBody) -> Int? {
    let index = partition(totals.count) { totals[$0 + 1, lane + 1] > row }
    guard index < totals.count else { return nil }
    let block = body.blocks[index]
    var left = row - Int(totals[index, lane + 1])
    for place in 0..<block.count
    where body.lane(ofItem: place, in: block) == lane {
      if left == 0 { return totals.firstItem(of: index) + place }
      left -= 1
    }
    return nil
  }
}
