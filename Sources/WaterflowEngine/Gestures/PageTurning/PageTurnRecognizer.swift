import WaterflowLayout

/// Turns pages that lie side by side, such as the content of tabs.
///
/// A touch that is faster across the scroll axis than along it moves the page.
/// When it is lifted, the page turns if it has gone half its breadth, or would
/// by the flick; otherwise it springs back.
///
/// ```swift
/// var turn = PageTurnRecognizer(pageCount: 3, breadth: 375)
/// show(turn.began(sample))
/// show(turn.moved(sample))   // .claim, then .move as the finger goes
/// move(sectionsFrom: 2, by: turn.offset)
/// show(turn.ended(sample))   // .settle on this page or the next
/// // Once it stands there:
/// if let page = turn.settled() { showTab(page) }
/// ```
public struct PageTurnRecognizer: Equatable, Sendable {
  /// What is left of a flick's speed after each millisecond.
  public static let decelerationRate = 0.998

  /// A page without a neighbour on that side follows so much of the finger.
  public static let resistance = 0.4

  /// The page that is shown, or that was before the turn under way.
  public private(set) var page: Int

  /// The number of pages, at least 1.
  public private(set) var pageCount: Int

  /// Where ``page`` stands: to the right of its place, in points.
  public private(set) var offset = 0.0

  /// The page that will be shown once everything has settled.
  public private(set) var target: Int

  /// Whether a drag from the first page back is left to who else may want it;
  /// false at first, when the page follows some of the way.
  public var leavesFirstPage = false

  /// Whether a finger moves the page.
  public private(set) var isDragging = false

  /// Where the finger came down that moves the page or still may.
  private var start: PointerSample?
  private var last: PointerSample?
  /// Where the page was when the finger came down.
  private var origin = 0.0
  private var tracker = VelocityTracker()
  private let breadth: Double
  let direction: UserInterfaceLayoutDirection

  /// Creates a recogniser that shows a page.
  ///
  /// - Parameters:
  ///   - pageCount: less than 1 counts as 1.
  ///   - page: the shown one, brought into range.
  ///   - breadth: a page's extent across the axis, in points; without a
  ///     positive one no page turns.
  ///   - direction: the side at which reading starts, and the first page is.
  public init(
    pageCount: Int, page: Int = 0, breadth: Double,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.breadth = breadth > 0 && breadth.isFinite ? breadth : 0
    self.direction = direction
    (self.pageCount, self.page, target) = (1, 0, 0)
    setPageCount(pageCount, page: page)
  }

  /// Returns how far a flick goes on by itself, in points:
  /// v / 1000 * r / (1 - r), with v in points a second.
  public static func projection(_ velocity: Double) -> Double {
    velocity / 1_000 * decelerationRate / (1 - decelerationRate)
  }

  /// Whether a finger moves the page, or still may.
  var isTouched: Bool { start != nil }

  /// The page that comes in beside ``page``, or nil if there is none.
  public var neighbour: Int? { neighbour(at: offset) }

  /// Tells what comes in beside ``page`` where that is shown out of its place,
  /// as while it settles.
  ///
  /// - Parameter shown: where it is, in points as ``offset``.
  /// - Returns: a page; nil if there is none on that side.
  public func neighbour(at shown: Double) -> Int? {
    let way = trailing(shown)
    if way == 0 { return nil }
    // A page may be gone to across others.
    if target != page, (way < 0) == (target > page) { return target }
    let next = way < 0 ? page + 1 : page - 1
    return next >= 0 && next < pageCount ? next : nil
  }

  /// Tells where ``neighbour(at:)`` stands.
  ///
  /// - Parameter shown: where ``page`` is, in points as ``offset``.
  /// - Returns: points, as ``offset``.
  public func neighbourOffset(at shown: Double) -> Double {
    shown < 0 ? shown + breadth : shown - breadth
  }

  // MARK: - Touches

  /// A finger came down; a second one is not looked at.
  ///
  /// - Parameters:
  ///   - sample: where it came down.
  ///   - shown: where the page is, in points, if it was on its way: it is
  ///     caught there.
  /// - Returns: a claim if the page is caught, and where it stands.
  public mutating func began(
    _ sample: PointerSample, pageAt shown: Double? = nil
  ) -> [PageTurnEffect] {
    guard start == nil, sample.isUsable, breadth > 0 else { return [] }
    tracker.reset()
    tracker.add(sample)
    last = sample
    origin = 0
    start = sample
    guard let shown, shown.isFinite, shown != 0 else { return [] }
    origin = min(max(shown, -breadth), breadth)
    isDragging = true
    return [.claim(pointer: sample.pointer)] + place(sample, sample)
  }

  /// A finger moved.
  public mutating func moved(_ sample: PointerSample) -> [PageTurnEffect] {
    guard let start, start.pointer == sample.pointer, sample.isUsable else {
      return []
    }
    tracker.add(sample)
    let isMove = sample.position != last?.position
    last = sample
    if isDragging { return isMove ? place(start, sample) : [] }
    let way = sample.position.shift(from: start.position)
    guard TouchSlop.isExceeded(way) else { return [] }
    guard isTurn(way, at: sample.time), !isLeft(way) else {
      self.start = nil
      return []
    }
    isDragging = true
    return [.claim(pointer: sample.pointer)] + place(start, sample)
  }

  /// A finger was lifted.
  public mutating func ended(_ sample: PointerSample) -> [PageTurnEffect] {
    guard start?.pointer == sample.pointer else { return [] }
    let effects = moved(sample)
    guard letGo() else { return effects }
    let velocity = tracker.velocity(at: sample.time).x
    let next = destination(velocity)
    return effects + settle(on: next, velocity: velocity)
  }

  /// A finger's touch was taken away: the page springs back.
  public mutating func cancelled(pointer: Int32) -> [PageTurnEffect] {
    guard start?.pointer == pointer, letGo() else { return [] }
    return settle(on: page, velocity: 0)
  }

  // MARK: - Without a finger

  /// Goes to a page, for a tap on its tab or a key; nothing happens if there is
  /// none.
  ///
  /// - Returns: a settle by one page towards it.
  public mutating func turn(to next: Int) -> [PageTurnEffect] {
    guard next >= 0, next < pageCount, !isDragging, next != target else {
      return []
    }
    start = nil
    return settle(on: next, velocity: 0)
  }

  /// The page has come to where ``PageTurnEffect/settle(page:offset:velocity:)``
  /// sent it.
  ///
  /// - Returns: the page that is shown from now on if it is another one, which
  ///   stands in its place; nil otherwise.
  public mutating func settled() -> Int? {
    guard !isDragging else { return nil }
    offset = 0
    guard target != page else { return nil }
    page = target
    return page
  }

  /// There is another number of pages; a touch under way ends.
  public mutating func setPageCount(_ count: Int, page: Int) {
    pageCount = max(1, count)
    self.page = min(max(page, 0), pageCount - 1)
    target = self.page
    _ = letGo()
    offset = 0
  }

  // MARK: - Where things stand

  /// Ends a touch; tells whether it moved the page.
  private mutating func letGo() -> Bool {
    defer { (start, isDragging) = (nil, false) }
    return isDragging
  }

  private mutating func settle(
    on next: Int, velocity: Double
  ) -> [PageTurnEffect] {
    target = next
    offset = next == page ? 0 : trailing(next > page ? -breadth : breadth)
    return [.settle(page: next, offset: offset, velocity: velocity)]
  }

  /// Takes the finger's way over into the offset.
  private mutating func place(
    _ start: PointerSample, _ end: PointerSample
  ) -> [PageTurnEffect] {
    target = page
    let way = end.position.x - start.position.x + origin
    offset = min(max(way, -breadth), breadth)
    if offset != 0, neighbour == nil { offset *= Self.resistance }
    return [.move(offset: offset)]
  }

  private func isTurn(_ way: LayoutPoint, at time: Double) -> Bool {
    let velocity = tracker.velocity(at: time)
    // Too short a time tells no speed; then the way does.
    let told = velocity == .zero ? way : velocity
    return abs(told.x) > abs(told.y)
  }

  private func isLeft(_ way: LayoutPoint) -> Bool {
    leavesFirstPage && page == 0 && trailing(way.x) > 0
  }

  /// The page to settle on: half a page by the finger or by the flick turns.
  private func destination(_ velocity: Double) -> Int {
    for way in [offset, offset + Self.projection(velocity)] {
      guard abs(way) >= breadth / 2 else { continue }
      let next = trailing(way) < 0 ? page + 1 : page - 1
      guard next >= 0, next < pageCount else { continue }
      return next
    }
    return page
  }

  /// A distance to the right, as one to the trailing side, and the other way
  /// round.
  private func trailing(_ x: Double) -> Double {
    direction == .rightToLeft ? -x : x
  }
}
