/// How the items of a body of lanes are divided up.
struct LaneShape {
  let lanes: Int
  /// How many items share one row of lane ends.
  let chunkSize: Int
  /// How many chunks a block has at most.
  let chunksPerBlock: Int

  init(lanes: Int) {
    self.lanes = lanes
    // Rows take 8 bytes a lane: rarer rows keep many lanes within budget, more
    // frequent ones leave less to walk.
    chunkSize = lanes <= 16 ? 32 : lanes <= 64 ? 128 : 512
    chunksPerBlock = lanes <= 16 ? 16 : 4
  }

  /// How many items a block has at most.
  @inline(__always) var blockSize: Int { chunkSize * chunksPerBlock }

  /// The number of chunks that items take up.
  @inline(__always) func chunks(for items: Int) -> Int {
    (items + chunkSize - 1) / chunkSize
  }
}
