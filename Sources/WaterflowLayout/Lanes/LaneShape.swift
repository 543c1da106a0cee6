/// How the items of a body of lanes are divided up.
struct LaneShape {
  let lanes: Int
  /// Whether items say in which lane they stand.
  var isGiven: Bool {
    @inline(__always) get { !isPlain && storedIsGiven }
  }
  /// Whether blocks keep what items say besides their lengths: a lane comes
  /// back that was not there for a while.
  var hasTraits: Bool {
    @inline(__always) get { !isPlain && storedHasTraits }
  }
  private let storedIsGiven: Bool
  private let storedHasTraits: Bool
  /// How many items share one row of lane ends: two to the power of this.
  let chunkShift: Int
  /// How many chunks a block has at most: two to the power of this.
  let blockShift: Int

  init(_ rules: LaneRules) {
    lanes = rules.lanes
    storedIsGiven = rules.isGiven
    storedHasTraits = storedIsGiven || rules.keepsBreadths
    // Rows take 8 bytes a lane: rarer rows keep many lanes within budget, more
    // frequent ones leave less to walk.
    chunkShift = lanes <= 16 ? 5 : lanes <= 64 ? 7 : 9
    blockShift = lanes <= 16 ? 4 : 2
  }

  /// How many items share one row of lane ends.
  @inline(__always) var chunkSize: Int { 1 << chunkShift }

  /// How many chunks a block has at most.
  @inline(__always) var chunksPerBlock: Int { 1 << blockShift }

  /// How many items a block has at most.
  @inline(__always) var blockSize: Int { 1 << (chunkShift + blockShift) }

  /// The number of chunks that items take up.
  @inline(__always) func chunks(for items: Int) -> Int {
    (items + chunkSize - 1) >> chunkShift
  }
}
