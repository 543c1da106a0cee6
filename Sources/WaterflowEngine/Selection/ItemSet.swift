import WaterflowLayout

/// Items in order and none twice, held as runs of items that follow each other:
/// a million in ten sections take no more room than ten.
///
/// ```swift
/// let set = ItemSet([ItemPath(section: 0, item: 2)])
/// set.contains(ItemPath(section: 0, item: 2))  // true
/// ```
public struct ItemSet: Equatable, Sendable {
  /// Where runs begin and where they end, in turns and in order: an item with
  /// an odd number of them before it is in the set.
  private var bounds: [ItemPath] = []

  /// Creates a set without items.
  public init() {}

  /// Creates a set of items in any order; nobody looks whether they exist.
  ///
  /// - Complexity: O(items + runs * log(runs)).
  public init(_ paths: [ItemPath]) {
    var pieces = ItemSet()
    for path in paths { pieces.append(path) }
    self = pieces.inOrder()
  }

  /// Creates a set of all items of sections.
  ///
  /// - Parameter counts: the number of items of each section.
  public init(counts: [Int]) {
    guard let last = counts.last else { return }
    append(
      from: ItemPath(section: 0, item: 0),
      to: ItemPath(section: counts.count - 1, item: last), counts)
  }

  /// The items between two that there are, both included.
  init(from a: ItemPath, through b: ItemPath, _ counts: [Int]) {
    let (first, last) = a < b ? (a, b) : (b, a)
    append(
      from: first,
      to: ItemPath(section: last.section, item: last.item &+ 1), counts)
  }

  init(_ path: ItemPath) { append(path) }

  /// Adds items of a section.
  ///
  /// - Complexity: O(1) behind all others; O(runs) elsewhere.
  public mutating func insert(_ items: Range<Int>, inSection section: Int) {
    let start = ItemPath(section: section, item: items.lowerBound)
    let isBehind = bounds.last ?? start <= start
    append(start, ItemPath(section: section, item: items.upperBound))
    if !isBehind { self = inOrder() }
  }

  // MARK: - Items

  /// Whether there are no items.
  public var isEmpty: Bool { bounds.isEmpty }

  /// How many items there are.
  ///
  /// - Complexity: O(runs).
  public var count: Int {
    var count = 0
    for place in stride(from: 0, to: bounds.count, by: 2) {
      count &+= bounds[place + 1].item &- bounds[place].item
    }
    return count
  }

  /// The first item.
  var first: ItemPath? { bounds.first }

  /// The items, one by one.
  ///
  /// - Complexity: O(items).
  public var paths: [ItemPath] {
    var paths: [ItemPath] = []
    for path in self { paths.append(path) }
    return paths
  }

  /// Returns whether an item is in the set.
  ///
  /// - Complexity: O(log(runs)).
  public func contains(_ path: ItemPath) -> Bool {
    partition(bounds.count) { bounds[$0] > path } & 1 == 1
  }

  /// Gives items the paths that they have after an update.
  ///
  /// - Parameters:
  ///   - newPath: an item's path then; nil if it is gone.
  ///   - along: how many items from one on the update takes along with it; see
  ///     ``UpdatePlan/run(from:)``.
  /// - Returns: those that are left.
  /// - Complexity: O(pieces * log(pieces)), as many as runs of both make.
  func renamed(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) -> ItemSet {
    var pieces = ItemSet()
    for place in stride(from: 0, to: bounds.count, by: 2) {
      var path = bounds[place]
      let end = bounds[place + 1].item
      while path.item < end {
        let count = Swift.max(1, Swift.min(along(path), end &- path.item))
        if let new = newPath(path) {
          pieces.append(
            new, ItemPath(section: new.section, item: new.item &+ count))
        }
        path.item &+= count
      }
    }
    return pieces.inOrder()
  }

  // MARK: - Two sets

  /// What is kept of two sets.
  struct Part: Equatable {
    /// A bit each for what is in none, in the first one alone, in the other one
    /// alone, and in both.
    fileprivate let bits: Int

    /// What is in the first one and not in the other.
    static var rest: Part { Part(bits: 0b0010) }
    /// What is in one alone.
    static var difference: Part { Part(bits: 0b0110) }
    /// What is in both.
    static var common: Part { Part(bits: 0b1000) }
    /// What is in the other one.
    static var other: Part { Part(bits: 0b1100) }
    /// What is in any.
    static var union: Part { Part(bits: 0b1110) }

    /// Whether it has what is in the other set, by whether it is in the first.
    func holds(isInFirst: Bool) -> Bool {
      bits >> (isInFirst ? 3 : 2) & 1 == 1
    }
  }

  /// Returns a part of this set and another one.
  ///
  /// - Complexity: O(runs of both).
  // Not inlined: it is the one place where sets meet.
  @inline(never)
  func part(_ part: Part, with set: ItemSet) -> ItemSet {
    let other = set.bounds
    var found = ItemSet()
    // Those that are behind: an odd number is inside.
    var (i, j) = (0, 0)
    while i < bounds.count || j < other.count {
      let isMine =
        j == other.count || i < bounds.count && bounds[i] <= other[j]
      let place = isMine ? bounds[i] : other[j]
      if isMine { i += 1 }
      if j < other.count, other[j] == place { j += 1 }
      let isKept = part.bits >> (i & 1 | (j & 1) << 1) & 1
      if isKept != found.bounds.count & 1 { found.bounds.append(place) }
    }
    return found
  }

  // MARK: - Making one

  /// Adds a run; behind all others, or as a piece that is not in order.
  @inline(never)
  private mutating func append(_ start: ItemPath, _ end: ItemPath) {
    guard start < end else { return }
    if bounds.last == start {
      bounds[bounds.count - 1] = end
    } else {
      bounds.append(start)
      bounds.append(end)
    }
  }

  private mutating func append(
    from first: ItemPath, to end: ItemPath, _ counts: [Int]
  ) {
    for section in first.section...end.section {
      let start = section == first.section ? first.item : 0
      let count = section == end.section ? end.item : counts[section]
      append(
        ItemPath(section: section, item: start),
        ItemPath(section: section, item: count))
    }
  }

  /// Adds an item behind all others, or as a piece; behind the last number
  /// there is none.
  mutating func append(_ path: ItemPath) {
    append(path, ItemPath(section: path.section, item: path.item &+ 1))
  }

  // Updates leave most pieces in order.
  /// Makes a set of pieces.
  private func inOrder() -> ItemSet { inOrder(0, bounds.count) }

  private func inOrder(_ low: Int, _ high: Int) -> ItemSet {
    var set = ItemSet()
    var place = low
    while place < high, set.bounds.last ?? bounds[place] <= bounds[place] {
      set.append(bounds[place], bounds[place + 1])
      place += 2
    }
    if place == high { return set }
    let middle = (low + high) / 4 * 2
    return inOrder(low, middle).part(.union, with: inOrder(middle, high))
  }
}

extension ItemSet: Sequence {
  /// Goes over items in order, without taking room for them.
  public struct Iterator: IteratorProtocol {
    fileprivate let bounds: [ItemPath]
    /// The place of the run in the list.
    private var place = 0
    /// How many of its items are behind.
    private var step = 0

    fileprivate init(_ bounds: [ItemPath]) { self.bounds = bounds }

    /// Returns what has not been returned yet.
    ///
    /// - Complexity: O(runs that are left).
    @inline(never)
    mutating func takeRest() -> ItemSet {
      var set = ItemSet()
      while place < bounds.count {
        var bound = bounds[place]
        bound.item += step
        set.bounds.append(bound)
        place += 1
        step = 0
      }
      return set
    }

    // Not inlined: items are gone over in many places.
    /// Returns the next item; nil once there is none.
    @inline(never)
    public mutating func next() -> ItemPath? {
      guard place < bounds.count else { return nil }
      var path = bounds[place]
      path.item += step
      step += 1
      if path.item + 1 == bounds[place + 1].item {
        place += 2
        step = 0
      }
      return path
    }
  }

  /// Goes over the items in order.
  public func makeIterator() -> Iterator { Iterator(bounds) }
}

extension ItemSet {
  /// Items of one section that follow each other; one at least.
  public struct Run: Equatable, Sendable {
    /// Their section.
    public let section: Int
    /// The first item.
    public let first: Int
    /// The item behind the last one.
    public let end: Int
  }

  /// Goes over the runs in order, by their first items and their ends.
  ///
  /// - Complexity: O(runs).
  func forEachRun(_ body: (_ first: ItemPath, _ end: Int) -> Void) {
    for place in stride(from: 0, to: bounds.count, by: 2) {
      body(bounds[place], bounds[place + 1].item)
    }
  }

  /// The runs in order; between two of a section is a gap.
  ///
  /// - Complexity: O(runs).
  public var runs: [Run] {
    var runs: [Run] = []
    forEachRun {
      runs.append(Run(section: $0.section, first: $0.item, end: $1))
    }
    return runs
  }
}
