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
  /// The lane in which each item starts; nil if there is only one.
  let laneOf: UnsafeMutablePointer<UInt8>?
  /// One less than the lanes that each item asks for; nil if all ask for one.
  var spans: UnsafeMutablePointer<UInt8>? {
    @inline(__always) get { isPlain ? nil : storedSpans }
  }
  private let storedSpans: UnsafeMutablePointer<UInt8>?
  private var filled: Int32
  private let room: Int32

  /// What items say besides their lengths, see ``LaneItems/traits``; nil where
  /// it does not matter.
  ///
  /// It is looked up, because nearly no block has any.
  var traits: UnsafeMutablePointer<Double>? {
    @inline(__always) get { isPlain ? nil : storedTraits }
  }
  private var storedTraits: UnsafeMutablePointer<Double>? {
    @inline(never) get {
      memory.traits.map {
        $0 + 2 * (sizes - memory.start.assumingMemoryBound(to: Double.self))
      }
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
    let laneBytes = shape.lanes > 1 ? capacity : 0
    let spanBytes = hasSpans ? capacity : 0
    memory = BlockMemory(
      bytes: (capacity * 8 + rowBytes + laneBytes + spanBytes + 7) & ~7,
      traits: shape.hasTraits ? capacity : 0, ledger: ledger)
    let start = memory.start
    sizes = start.assumingMemoryBound(to: Double.self)
    rows = (start + capacity * 8).assumingMemoryBound(to: Int64.self)
    let bytes = (start + capacity * 8 + rowBytes)
      .assumingMemoryBound(to: UInt8.self)
    laneOf = shape.lanes > 1 ? bytes : nil
    storedSpans = hasSpans ? bytes + laneBytes : nil
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
    storedSpans = block.spans.map { $0 + start }
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
    if let traits, let theirs = other.traits {
      (traits + 2 * place).initialize(
        from: theirs + 2 * start, count: 2 * items.count)
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
    _ range: Range<Int>, of said: [Double], to place: Int
  ) {
    guard let traits else { return }
    var target = traits + 2 * place
    for item in range {
      let isKnown = 2 &* item < said.count
      target[0] = isKnown ? said[2 &* item] : 0
      target[1] = isKnown ? said[2 &* item &+ 1] : .infinity
      target += 2
    }
  }

  /// Puts items into the lanes that they say.
  ///
  /// - Parameters:
  ///   - items: which ones.
  ///   - offset: how many items of the section come before the block.
  ///   - lanes: how many lanes there are.
  ///   - clamped: receives the new items whose lane is not there.
  @inline(never) func takeGivenLanes(
    _ items: Range<Int>, offset: Int, of lanes: Int,
    _ clamped: inout ClampedItems
  ) {
    guard let traits else { return }
    for item in items {
      if let lane = LaneItems.newLane(in: traits[2 &* item]) {
        if lane < 0 || lane >= lanes { clamped.lanes.add(offset + item) }
        let nearest = UInt64(min(max(lane, 0), 255))
        traits[2 &* item] = Double(bitPattern: nearest)
      }
      if let laneOf {
        laneOf[item] = UInt8(truncatingIfNeeded: traits[2 &* item].bitPattern)
      }
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
