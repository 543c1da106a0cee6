/// Lines that stand in the place of some blocks after a change, before the
/// body takes them over: a change that is refused leaves no trace.
struct FlowDraft {
  /// The blocks to replace.
  private(set) var blocks: Range<Int>
  /// The section's index of the first item.
  let firstItem: Int
  private(set) var memory: BlockMemory
  private(set) var sizes: UnsafeMutablePointer<FlowSize>
  private(set) var count: Int
  private var capacity: Int
  /// The first item of each line, counted from the draft's first.
  private(set) var firstItems: [Int32] = []
  /// The top of each line.
  private(set) var tops: [Int64] = []
  /// Where the next line would start.
  private(set) var end: Int64
  /// How many items from the change on were put into lines.
  private(set) var placed = 0
  /// Whether the block behind begins a line for the time being only.
  private(set) var isCut = false
  /// Whether lines were broken anew up to the end.
  private(set) var endsAnew = false

  /// How many items more there are in the blocks than before.
  private let growth: Int
  /// The first item behind the change, counted from the draft's first.
  private let suffix: Int

  /// Copies what stays around a gap for the new items.
  ///
  /// - Parameters:
  ///   - replaced: the items to replace.
  ///   - source: what comes in their place.
  ///   - body: the body to be changed.
  init(
    replacing replaced: Range<Int>, with source: [FlowSize], of body: FlowBody
  ) {
    let added = source.count
    let (totals, all) = (body.totals, body.blocks.count)
    // The item before may get room for the next one in its line.
    let first = totals.block(ofItem: max(replaced.lowerBound - 1, 0))
    let last = totals.block(ofItem: replaced.upperBound)
    blocks = min(first, all)..<min(last + 1, all)
    firstItem = totals.firstItem(of: blocks.lowerBound)
    growth = added - replaced.count
    suffix = replaced.lowerBound - firstItem + added
    end = totals[blocks.lowerBound, 1]
    count = totals.firstItem(of: blocks.upperBound) - firstItem + growth
    capacity = count
    memory = BlockMemory(
      bytes: count * MemoryLayout<FlowSize>.stride, ledger: body.ledger)
    sizes = memory.start.assumingMemoryBound(to: FlowSize.self)
    var place = firstItem
    for index in blocks {
      let block = body.blocks[index]
      let before = min(max(replaced.lowerBound - place, 0), block.count)
      (sizes + place - firstItem).initialize(from: block.sizes, count: before)
      let behind = min(max(replaced.upperBound - place, 0), block.count)
      (sizes + place + behind - firstItem + growth).initialize(
        from: block.sizes + behind, count: block.count - behind)
      place += block.count
    }
    source.withUnsafeBufferPointer {
      if let first = $0.baseAddress {
        (sizes + suffix - added).initialize(from: first, count: added)
      }
    }
  }

  // MARK: - Lines

  /// Puts the items into lines, from the line of the item before the change
  /// on, and takes on later blocks until lines begin with the same items as
  /// before, or until the budget is spent.
  ///
  /// - Parameters:
  ///   - added: how many items are new.
  ///   - budget: how many items may be put into lines behind the first blocks.
  ///   - limit: where the body must end before.
  ///   - body: the body to be changed.
  /// - Returns: whether the lines start before the limit.
  mutating func breakLines(
    added: Int, budget: Int, limit: Fixed, of body: FlowBody
  ) -> Bool {
    guard count > 0 else { return true }
    var item = takeLines(before: suffix - added - 1, of: body)
    var old = OldLines(of: body, from: blocks.lowerBound)
    // Lines behind a cut are not final, so lines before it cannot go on as
    // they are.
    var settled = suffix
    for cut in body.cuts
    where cut > blocks.lowerBound && cut < blocks.upperBound {
      settled = max(
        settled, body.totals.firstItem(of: cut) - firstItem + growth)
    }
    var filled = 0.0
    var longest = Fixed.zero
    let start = item
    while true {
      while item < count {
        let size = sizes[item]
        let joined = filled + body.interitem + size.across
        let opens =
          item == start || joined > body.available + FlowBody.tolerance
        if opens {
          if item > start { end = end &+ (longest + body.spacing).raw }
          if end >= limit.raw { return false }
          let before = item - growth + firstItem
          if item >= settled, item > start, isLargeEnough(of: body),
            old.startsLine(before, of: body)
          {
            placed = item - min(item, suffix - added)
            takeLines(from: before, of: body)
            return true
          }
          tops.append(end)
          firstItems.append(Int32(truncatingIfNeeded: item))
          longest = .zero
        }
        filled = opens ? size.across : joined
        longest = max(longest, Fixed(points: size.along))
        item += 1
      }
      guard blocks.upperBound < body.blocks.count else { break }
      let next = body.blocks[blocks.upperBound].sizes[0].across
      let joined = filled + body.interitem + next
      if joined > body.available + FlowBody.tolerance,
        isLargeEnough(of: body)
      {
        break
      }
      if item - suffix >= max(budget, 4 * FlowBlock.size) {
        isCut = true
        break
      }
      takeBlock(of: body)
    }
    placed = item - (suffix - added)
    end = end &+ (longest + body.spacing).raw
    endsAnew = true
    return true
  }

  /// Whether the draft need not take on the block behind.
  private func isLargeEnough(of body: FlowBody) -> Bool {
    count >= FlowBlock.size / 4 || blocks.upperBound == body.blocks.count
  }

  /// Takes over the lines before that of an item; returns the first item that
  /// is not in them.
  private mutating func takeLines(before item: Int, of body: FlowBody) -> Int {
    guard item >= 0, !blocks.isEmpty else { return 0 }
    let block = body.blocks[blocks.lowerBound]
    let line = block.line(ofItem: item)
    let moved = end &- block.tops[0]
    for earlier in 0..<line {
      firstItems.append(block.firstItems[earlier])
      tops.append(block.tops[earlier] &+ moved)
    }
    end = block.tops[line] &+ moved
    return Int(block.firstItems[line])
  }

  /// Takes over the lines from the one that begins with an item on, up to the
  /// end of the blocks.
  private mutating func takeLines(from item: Int, of body: FlowBody) {
    var block = body.totals.block(ofItem: item)
    var line = body.blocks[block].line(
      ofItem: item - body.totals.firstItem(of: block))
    let moved = end &- body.top(ofLine: line, in: block)
    while block < blocks.upperBound {
      let shift = body.totals.firstItem(of: block) - firstItem + growth
      while line < body.blocks[block].lineCount {
        firstItems.append(
          body.blocks[block].firstItems[line]
            + Int32(truncatingIfNeeded: shift))
        tops.append(body.top(ofLine: line, in: block) &+ moved)
        line += 1
      }
      block += 1
      line = 0
    }
    end = body.totals[blocks.upperBound, 1] &+ moved
  }

  /// Takes on the block behind.
  private mutating func takeBlock(of body: FlowBody) {
    let block = body.blocks[blocks.upperBound]
    if count + block.count > capacity {
      capacity = max(2 * capacity, count + block.count)
      let larger = BlockMemory(
        bytes: capacity * MemoryLayout<FlowSize>.stride, ledger: body.ledger)
      let copy = larger.start.assumingMemoryBound(to: FlowSize.self)
      copy.initialize(from: sizes, count: count)
      memory = larger
      sizes = copy
    }
    (sizes + count).initialize(from: block.sizes, count: block.count)
    count += block.count
    blocks = blocks.lowerBound..<blocks.upperBound + 1
  }

  /// The draft in blocks.
  func pieces(_ ledger: MemoryLedger) -> [FlowBlock] {
    guard !tops.isEmpty else { return [] }
    let lineMemory = BlockMemory(bytes: tops.count * 12, ledger: ledger)
    var result: [FlowBlock] = []
    var line = 0
    while line < tops.count {
      let first = Int(firstItems[line])
      var next = line + 1
      while next < tops.count && Int(firstItems[next]) - first < FlowBlock.size
      {
        next += 1
      }
      // Too small a rest joins the block before.
      if next < tops.count,
        count - Int(firstItems[next]) < FlowBlock.size / 4
      {
        next = tops.count
      }
      let last = next < tops.count ? Int(firstItems[next]) : count
      result.append(
        FlowBlock(
          lines: line..<next, items: first..<last, of: self, in: lineMemory,
          behind: line))
      line = next
    }
    return result
  }
}

/// A walk along the lines of a body, to tell which items begin one.
private struct OldLines {
  private var block: Int
  private var line = 0

  init(of body: FlowBody, from block: Int) {
    self.block = block
  }

  /// Whether an item of the body begins a line; asked for ascending items.
  mutating func startsLine(_ item: Int, of body: FlowBody) -> Bool {
    while item >= body.totals.firstItem(of: block + 1) {
      block += 1
      line = 0
    }
    let lines = body.blocks[block]
    let place = item - body.totals.firstItem(of: block)
    while line < lines.lineCount && Int(lines.firstItems[line]) < place {
      line += 1
    }
    return line < lines.lineCount && Int(lines.firstItems[line]) == place
  }
}
