/// Some consecutive items of lanes, in memory of their own.
///
/// Tops are not stored: for every chunk of items there is one row with the
/// ends of all lanes before the chunk, and the few items from there on are
/// walked. The rows are as they were when the block was placed; where the
/// block starts now, ``RunningTotals`` says, and all rows move with that.
struct LaneBlock {
  private let memory: BlockMemory
  /// Lengths or aspect ratios.
  let sizes: UnsafeMutablePointer<Double>
  /// One row for each chunk; in the last block of a piece of memory there is
  /// room for another row behind them.
  let rows: UnsafeMutablePointer<Int64>
  /// The lane in which each item starts, or was said to; nil if there is only
  /// one.
  let laneOf: UnsafeMutablePointer<UInt8>?
  /// One less than the lanes that each item asks for; nil if all ask for one.
  let spans: UnsafeMutablePointer<UInt8>?
  private var filled: Int32
  private let room: Int32

  /// The items' own breadths; nil if they are as broad as their lanes.
  ///
  /// They are looked up, because nearly no block has any.
  var breadths: UnsafeMutablePointer<Double>? {
    memory.breadths.map {
      $0 + (sizes - memory.start.assumingMemoryBound(to: Double.self))
    }
  }

  /// The number of items.
  @inline(__always) var count: Int {
    get { Int(filled) }
    set { filled = Int32(truncatingIfNeeded: newValue) }
  }

  /// How many items there is room for.
  var capacity: Int { Int(room) }

  /// Takes memory for a number of items, and holds none yet.
  @inline(never) init(
    capacity: Int, shape: LaneShape, hasSpans: Bool, ledger: MemoryLedger
  ) {
    let rowBytes = (shape.chunks(for: capacity) + 1) * shape.lanes * 8
    let laneBytes = shape.keepsLanes ? capacity : 0
    let spanBytes = hasSpans ? capacity : 0
    memory = BlockMemory(
      bytes: (capacity * 8 + rowBytes + laneBytes + spanBytes + 7) & ~7,
      breadths: shape.keepsBreadths ? capacity : 0, ledger: ledger)
    let start = memory.start
    sizes = start.assumingMemoryBound(to: Double.self)
    rows = (start + capacity * 8).assumingMemoryBound(to: Int64.self)
    let bytes = (start + capacity * 8 + rowBytes)
      .assumingMemoryBound(to: UInt8.self)
    laneOf = shape.keepsLanes ? bytes : nil
    spans = hasSpans ? bytes + laneBytes : nil
    filled = 0
    room = Int32(truncatingIfNeeded: capacity)
  }

  /// A part of a larger block that begins with a chunk.
  @inline(never)
  init(_ items: Range<Int>, of block: LaneBlock, shape: LaneShape) {
    let start = items.lowerBound
    memory = block.memory
    sizes = block.sizes + start
    rows = block.rows + (start >> shape.chunkShift) * shape.lanes
    laneOf = block.laneOf.map { $0 + start }
    spans = block.spans.map { $0 + start }
    filled = Int32(truncatingIfNeeded: items.count)
    room = filled
  }

  /// Takes over items of another block, but no rows.
  ///
  /// Their lanes come with them if `withLanes` says so.
  @inline(never) func copy(
    _ items: Range<Int>, of other: LaneBlock, to place: Int,
    withLanes: Bool = true
  ) {
    guard !items.isEmpty else { return }
    let start = items.lowerBound
    (sizes + place).initialize(from: other.sizes + start, count: items.count)
    if withLanes, let laneOf, let lanes = other.laneOf {
      (laneOf + place).initialize(from: lanes + start, count: items.count)
    }
    if let breadths, let theirs = other.breadths {
      (breadths + place).initialize(from: theirs + start, count: items.count)
    }
    guard let spans else { return }
    if let theirs = other.spans {
      (spans + place).initialize(from: theirs + start, count: items.count)
    } else {
      (spans + place).update(repeating: 0, count: items.count)
    }
  }

  /// Takes over new items; their lanes are still to be chosen.
  @inline(never) func copy(
    _ range: Range<Int>, of items: LaneItems, to place: Int
  ) {
    items.sizes.withUnsafeBufferPointer {
      guard let sizes = $0.baseAddress else { return }
      copy(sizes + range.lowerBound, count: range.count, to: place)
    }
    guard let spans else { return }
    for item in range where item < items.spans.count {
      spans[place + item - range.lowerBound] = items.spans[item]
    }
  }

  /// Takes over what new items say besides their lengths; for those that say
  /// nothing, the first lane and all of its breadth.
  @inline(never) func copyTraits(
    _ range: Range<Int>, of traits: [Double], to place: Int
  ) {
    for item in range {
      let target = place &+ item &- range.lowerBound
      let isKnown = 2 &* item < traits.count
      let lane = isKnown ? traits[2 &* item] : 0
      laneOf?[target] = UInt8(truncatingIfNeeded: Int32(lane))
      breadths?[target] = isKnown ? traits[2 &* item &+ 1] : .infinity
    }
  }

  /// Takes over new items that each ask for one lane.
  @inline(never) func copy(
    _ sizes: UnsafePointer<Double>, count: Int, to place: Int
  ) {
    (self.sizes + place).initialize(from: sizes, count: count)
    if let spans { (spans + place).update(repeating: 0, count: count) }
  }
}
