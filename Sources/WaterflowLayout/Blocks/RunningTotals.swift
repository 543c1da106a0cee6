/// For each block of a body the sums over all blocks before it: how many items
/// they hold, and where they end.
///
/// A change in one block adds the same amounts to the sums of all later ones.
/// So blocks stand in groups that share a part of their sums: a change touches
/// the rest of its own group and one shared row for each later group. With
/// 512 items a block and 64 blocks a group that is less than the square root
/// of the number of items, for every number that an item's index can be.
///
/// The first column counts items. One row more than there are blocks holds the
/// sums over all of them.
struct RunningTotals {
  /// The columns of a row.
  let width: Int
  /// The number of blocks.
  private(set) var count = 0
  /// One row a block without the share of its group, and the sums over all.
  private(set) var rows: [Int64]
  /// The shared part of each group's rows.
  private(set) var shares: [Int64]
  /// How many rows changes have written, a measure of the work done.
  private(set) var touched = 0

  /// Blocks in a group: 64.
  static let groupShift = 6

  init(width: Int) {
    self.width = width
    rows = Array(repeating: 0, count: width)
    shares = Array(repeating: 0, count: width)
  }

  /// Bytes held, for the memory budget.
  var storageBytes: Int { (rows.capacity + shares.capacity) * 8 }

  /// A sum over all blocks before `block`, or over all if that is `count`.
  ///
  /// It is not inlined for the size of the code; loops over many blocks use
  /// the rows.
  subscript(block: Int, column: Int) -> Int64 {
    @inline(never) get {
      rows[block &* width &+ column]
        &+ shares[(block >> Self.groupShift) &* width &+ column]
    }
  }

  /// The first item of a block.
  @inline(__always) func firstItem(of block: Int) -> Int {
    Int(self[block, 0])
  }

  /// The number of items in all blocks.
  @inline(__always) var itemCount: Int { firstItem(of: count) }

  /// All sums before a block but for the number of items.
  @inline(never) func ends(before block: Int) -> [Int64] {
    var ends = Array(repeating: Int64(0), count: width - 1)
    for column in 1..<width { ends[column - 1] = self[block, column] }
    return ends
  }

  /// How far all ends before a block are from others.
  @inline(never)
  func distances(to ends: [Int64], before block: Int) -> [Int64] {
    var distances = ends
    for column in 1..<width { distances[column - 1] &-= self[block, column] }
    return distances
  }

  /// All ends before a block, moved on.
  @inline(never)
  func ends(before block: Int, movedBy distances: [Int64]) -> [Int64] {
    var ends = distances
    for column in 1..<width { ends[column - 1] &+= self[block, column] }
    return ends
  }

  /// Adds all sums before a block but the number of items to other numbers.
  @inline(__always)
  func add(before block: Int, to sums: UnsafeMutablePointer<Int64>) {
    rows.withUnsafeBufferPointer { rows in
      shares.withUnsafeBufferPointer { shares in
        guard let rows = rows.baseAddress, let shares = shares.baseAddress
        else { return }
        let row = rows + block * width
        let share = shares + (block >> Self.groupShift) * width
        for column in 1..<width {
          sums[column - 1] &+= row[column] &+ share[column]
        }
      }
    }
  }

  /// Returns the block that holds an item; `count` if there is none.
  ///
  /// It is not inlined for the size of the code.
  ///
  /// - Complexity: O(log(blocks)).
  @inline(never) func block(ofItem item: Int) -> Int {
    partition(count) { firstItem(of: $0 + 1) > item }
  }

  /// Adds blocks behind the last one.
  ///
  /// - Parameters:
  ///   - size: how many items each holds, but for the last one.
  ///   - items: how many items they hold together.
  ///   - starts: the other sums before the first of them, and every `stride`
  ///     numbers before the next.
  ///   - stride: how far apart those stand.
  ///   - ends: the other sums behind the last of them.
  mutating func append(
    blocksOf size: Int, items: Int, starts: UnsafePointer<Int64>,
    stride: Int, ends: [Int64]
  ) {
    let first = count
    let added = (items + size - 1) / size
    let before = self[first, 0]
    let needed = (first + added + 1) * width
    if needed > rows.capacity {
      rows.reserveCapacity(max(needed, 2 * rows.count))
    }
    while rows.count < needed { rows.append(0) }
    count += added
    let groups = (count >> Self.groupShift) + 1
    while shares.count < groups * width { shares.append(0) }
    touched += added
    ends.withUnsafeBufferPointer { ends in
      rows.withUnsafeMutableBufferPointer { rows in
        shares.withUnsafeBufferPointer { shares in
          guard
            let rows = rows.baseAddress, let shares = shares.baseAddress,
            let ends = ends.baseAddress
          else { return }
          for block in 1...added {
            let row = rows + (first + block) * width
            let share =
              shares + ((first + block) >> Self.groupShift) * width
            let sums = block < added ? starts + block * stride : ends
            row[0] = before &+ Int64(min(block * size, items)) &- share[0]
            for column in 1..<width {
              row[column] = sums[column - 1] &- share[column]
            }
          }
        }
      }
    }
  }

  /// Adds items to the last block, behind which all sums are `ends` then.
  mutating func extendLast(by items: Int, ends: [Int64]) {
    set(ends, before: count)
    rows[count * width] &+= Int64(items)
  }

  /// Sets the sums before a block, or over all, but for the number of items.
  mutating func set(_ ends: UnsafePointer<Int64>, before block: Int) {
    rows.withUnsafeMutableBufferPointer { rows in
      shares.withUnsafeBufferPointer { shares in
        guard let rows = rows.baseAddress, let shares = shares.baseAddress
        else { return }
        let row = rows + block * width
        let share = shares + (block >> Self.groupShift) * width
        for column in 1..<width {
          row[column] = ends[column - 1] &- share[column]
        }
      }
    }
    touched += 1
  }

  /// Sets all sums before a block.
  mutating func set(
    firstItem: Int64, _ ends: UnsafePointer<Int64>, of block: Int
  ) {
    rows[block * width] =
      firstItem &- shares[(block >> Self.groupShift) * width]
    set(ends, before: block)
  }

  /// Adds to the sums before `block` and before every later one.
  ///
  /// - Complexity: O(blocks of a group + groups).
  mutating func add(items: Int, _ ends: [Int64], from block: Int) {
    guard items != 0 || ends.contains(where: { $0 != 0 }) else { return }
    let group = block >> Self.groupShift
    let stop = min((group + 1) << Self.groupShift, count + 1)
    rows.withUnsafeMutableBufferPointer {
      Self.add(items, ends, to: $0, block..<stop)
    }
    let groups = count >> Self.groupShift + 1
    if group + 1 < groups {
      shares.withUnsafeMutableBufferPointer {
        Self.add(items, ends, to: $0, group + 1..<groups)
      }
    }
    touched += stop - block + max(0, groups - group - 1)
  }

  private static func add(
    _ items: Int, _ ends: [Int64],
    to table: UnsafeMutableBufferPointer<Int64>, _ range: Range<Int>
  ) {
    let width = ends.count + 1
    ends.withUnsafeBufferPointer { ends in
      for row in range {
        table[row * width] &+= Int64(items)
        for column in 1..<width {
          table[row * width + column] &+= ends[column - 1]
        }
      }
    }
  }

  /// Puts other blocks in the place of some; the sums before those that follow
  /// stay as they are.
  ///
  /// - Parameters:
  ///   - blocks: the blocks to replace.
  ///   - starts: the sums before each new block, row after row.
  /// - Complexity: O(blocks).
  mutating func replace(_ blocks: Range<Int>, with starts: [Int64]) {
    // Groups are counted from the first block, so later blocks change groups.
    let group = blocks.lowerBound >> Self.groupShift
    let first = group << Self.groupShift
    for block in first...count {
      let share = (block >> Self.groupShift) * width
      for column in 0..<width {
        rows[block * width + column] &+= shares[share + column]
      }
    }
    rows.replaceSubrange(
      blocks.lowerBound * width..<blocks.upperBound * width, with: starts)
    touched += count + 1 - first
    count = rows.count / width - 1
    shares.removeLast(shares.count - group * width)
    let groups = (count >> Self.groupShift) + 1
    while shares.count < groups * width { shares.append(0) }
  }
}
