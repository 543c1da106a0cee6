import WaterflowLayout

/// Decides which cells show which elements, pass by pass.
///
/// A pass finds what is visible, puts the cells that left into the pool, asks
/// the host for the cells that are missing, and hands it what is to be done as
/// a list of ``Operation`` records. A visible element keeps its cell.
///
/// ```swift
/// let engine = CollectionEngine<Recorder>(layout: layout)
/// engine.update(offset: Point(x: 0, y: 1_200), at: time, host: recorder)
/// ```
///
/// Calling back into the engine is allowed: an update or a reload that a host
/// asks for while a pass runs is carried out right after it.
public final class CollectionEngine<Host: CollectionHost> {
  /// Where things stand; change it, then call
  /// ``update(offset:at:host:)`` or ``reload(_:offset:at:host:)``.
  public internal(set) var layout: CollectionLayout

  /// How far around the viewport cells are kept, in points along the axis.
  public var overscan = 0.0

  /// How long ahead of travel cells are kept as well, in milliseconds: at a
  /// speed of v points a millisecond that is v times this distance, on the side
  /// where the content comes in, up to four viewports.
  ///
  /// A browser scrolls on while a pass is under way, and shows blanks where it
  /// gets ahead of it.
  public var overscanTime = 0.0

  /// The part at each edge of the viewport that something covers, in points.
  public var contentInsets = Insets.zero

  /// How many cells of each kind may wait in the pool; more are destroyed.
  public var poolCap = 128

  /// After how many milliseconds in the pool a cell is destroyed.
  public var poolLifetime = 5_000.0

  /// How far behind the overscan items are announced that come next, in
  /// points along the axis; 0 announces none.
  public var prefetchLength = 0.0

  /// How long the cells of an update take to their places, in milliseconds.
  public var transitionDuration = 250.0

  /// Whether the content's end stays in view once it is there, as in a chat;
  /// otherwise the start does.
  public var keepsEnd = false

  /// The item that stays where it is through changes, if it is on screen;
  /// the first visible one otherwise.
  public var anchoredItem: ItemPath?

  /// The content offset of the last pass, in points.
  public internal(set) var offset = Point.zero

  /// The cells on screen, in order of their elements.
  public internal(set) var liveCells: [LiveCell] = []

  var work = EngineCounters()
  var earlierItemsLaidOut = 0
  private var visible = VisibleElements()
  private var nextLive: [LiveCell] = []
  var table = CellTable()
  var pool = ReusePool()
  var dequeued: [CellID] = []
  var operations: [Operation] = []
  private var handedOver: [Operation] = []
  private var contentSize: Size?
  private var travel = Travel()
  /// The items whose lengths were measured for this viewport.
  var measured = MeasuredItems()
  var needs = LayoutNeeds()
  /// Whether cells were measured since the host has asked for something.
  var hasMeasured = false
  var pinTracker = PinTracker()
  var prefetcher = PrefetchTracker()
  /// Cells that are on their way out of view.
  var leaving: [LeavingCell] = []
  /// The update under way, and what it moves; nil outside of updates.
  var plan: UpdatePlan?
  var transition: Transition?
  var time = 0.0
  var isUpdating = false
  private var nextLayout: CollectionLayout?
  private var nextOffset: Point?
  private var pending = Pending.nothing
  /// What is to be done after the pass.
  private var waiting: [() -> Void] = []

  /// What a host asked for while a pass was running.
  private enum Pending {
    case nothing, update, reload
  }

  /// So many passes may follow each other because hosts ask for them, before
  /// the rest waits for the next call.
  private static var patience: Int { 8 }

  /// Creates an engine without cells for a layout.
  public init(layout: CollectionLayout) {
    self.layout = layout
  }

  /// How much work was done so far.
  public var counters: EngineCounters {
    var counters = work
    counters.itemsLaidOut = earlierItemsLaidOut &+ layout.itemsLaidOut
    return counters
  }

  /// The number of cells that wait in the pool.
  public var pooledCells: Int { pool.count }

  /// The part of the content in view.
  public var viewport: Viewport {
    Viewport(
      offset: offset, size: layout.viewport, contentInsets: contentInsets,
      overscanBefore: overscan + travel.before(overscanTime),
      overscanAfter: overscan + travel.after(overscanTime))
  }

  // MARK: - Passes

  /// Brings the cells in line with the layout at a content offset.
  ///
  /// - Parameters:
  ///   - offset: the viewport's top left corner in content coordinates, in
  ///     points; may lie outside the content. NaN counts as 0.
  ///   - time: any clock in milliseconds that does not run backwards.
  ///   - host: provides cells and carries out the operations.
  /// - Complexity: O(log(items) + visible elements); allocates nothing once
  ///   its storage has grown to the largest pass.
  public func update(offset: Point, at time: Double, host: Host) {
    nextOffset = offset
    self.time = time
    run(.update, host: host)
  }

  /// Puts all cells into the pool and fills the screen anew, after the data has
  /// changed.
  ///
  /// The pool is kept.
  ///
  /// - Parameters:
  ///   - layout: takes the place of the current one, if given.
  ///   - offset: the content offset from now on, if given.
  ///   - time: as in ``update(offset:at:host:)``.
  ///   - host: as in ``update(offset:at:host:)``.
  /// - Complexity: O(visible elements).
  public func reload(
    _ layout: CollectionLayout? = nil, offset: Point? = nil,
    at time: Double, host: Host
  ) {
    if let offset { nextOffset = offset }
    if let layout { nextLayout = layout }
    self.time = time
    run(.reload, host: host)
  }

  /// Destroys the cells in the pool that nobody asked for in the last
  /// ``poolLifetime``; for a host's timer once scrolling has stopped.
  public func trimPool(at time: Double, host: Host) {
    self.time = time
    trim(before: time - poolLifetime, cap: poolCap)
    handOver(to: host)
  }

  /// Destroys all cells in the pool, under memory pressure.
  public func emptyPool(host: Host) {
    trim(before: .infinity, cap: 0)
    handOver(to: host)
  }

  /// Hands over what was done outside of a pass; a running pass does so itself.
  func handOver(to host: Host) {
    guard !isUpdating else { return }
    isUpdating = true
    flush(to: host)
    isUpdating = false
    if case .nothing = pending { return }
    run(pending, host: host)
  }

  /// Takes over what was asked for; never in the middle of a pass.
  private func adoptNext() {
    if let layout = nextLayout {
      earlierItemsLaidOut &+= self.layout.itemsLaidOut
      self.layout = layout
      nextLayout = nil
    }
    if let offset = nextOffset {
      travel.move(
        by: layout.axisSpan(of: Rect(origin: offset, size: layout.viewport))
          .lower
          - layout.axisSpan(of: Rect(origin: self.offset, size: layout.viewport))
          .lower,
        at: time, longest: 4 * layout.viewportLength)
      self.offset = Point(
        x: offset.x == offset.x ? offset.x : 0,
        y: offset.y == offset.y ? offset.y : 0)
      nextOffset = nil
    }
  }

  private func run(_ request: Pending, host: Host) {
    guard !isUpdating else {
      if case .reload = pending { return }
      pending = request
      return
    }
    isUpdating = true
    hasMeasured = false
    var request = request
    if case .reload = pending { request = .reload }
    for _ in 0..<Self.patience {
      pending = .nothing
      adoptNext()
      if case .reload = request {
        recycleAll(host)
        prefetcher.reset()
        measured.removeAll()
      }
      pass(host)
      if case .nothing = pending { break }
      request = pending
    }
    isUpdating = false
    while !isUpdating, let next = waiting.first {
      waiting.removeFirst()
      next()
    }
  }

  /// Does something at once or, in the middle of a pass, right after it.
  public func whenIdle(_ body: @escaping () -> Void) {
    if isUpdating { waiting.append(body) } else { body() }
  }

  func pass(_ host: Host) {
    work.passes &+= 1
    while let cell = dequeued.popLast() { recycle(cell, host) }
    recycleArrived(host)
    needs.update(layout)
    if needs.hasPendingItems { layout.layOut(through: viewport) }
    if contentSize != layout.contentSize {
      contentSize = layout.contentSize
      operations.append(Operation(contentSize: layout.contentSize))
    }
    layout.query(viewport, into: &visible)
    recycleInvisible(host)
    showVisible(host)
    tellPins(host)
    tellPrefetches(host)
    trim(before: time - poolLifetime, cap: poolCap)
    flush(to: host)
    playTransition(host)
    noteSeen()
    measureCells(host)
  }

  /// Both lists are in order of elements, so one walk over both finds what
  /// has left.
  private func recycleInvisible(_ host: Host) {
    nextLive.removeAll(keepingCapacity: true)
    var next = 0
    for live in liveCells {
      while next < visible.elements.count
        && visible.elements[next].id < live.element
      {
        next += 1
      }
      if next < visible.elements.count
        && visible.elements[next].id == live.element
      {
        nextLive.append(live)
      } else if transition != nil {
        leave(live, to: layout.element(live.element, in: viewport)?.frame)
      } else {
        recycle(live.cell, host)
      }
    }
    swap(&liveCells, &nextLive)
  }

  private func showVisible(_ host: Host) {
    nextLive.removeAll(keepingCapacity: true)
    var kept = 0
    for index in visible.elements.indices {
      let element = visible.elements[index]
      if kept < liveCells.count && liveCells[kept].element == element.id {
        var live = liveCells[kept]
        kept += 1
        transition?.move(live, to: element)
        if live.isRenamed {
          live.isRenamed = false
          live.frame = element.frame
          live.isPinned = element.isPinned
          operations.append(Operation(.show, live.cell, element))
        } else if live.frame != element.frame
          || live.isPinned != element.isPinned
        {
          live.frame = element.frame
          live.isPinned = element.isPinned
          operations.append(Operation(.move, live.cell, element))
        }
        nextLive.append(live)
      } else if let cell = takeBack(element) ?? entered(host, element) {
        operations.append(Operation(.show, cell, element))
        nextLive.append(
          LiveCell(
            element: element.id, cell: cell, frame: element.frame,
            isPinned: element.isPinned))
      }
    }
    swap(&liveCells, &nextLive)
  }

  /// Tells the layout how far sections have been shown whose items keep their
  /// lanes from then on.
  private func noteSeen() {
    guard needs.keepsSeenLanes else { return }
    for index in liveCells.indices {
      let element = liveCells[index].element
      let next = index + 1
      let isLast =
        next == liveCells.count
        || liveCells[next].element.section != element.section
        || liveCells[next].element.kind != .item
      if element.kind == .item && isLast {
        layout.markSeen(
          throughItem: Int(element.item), inSection: Int(element.section))
      }
    }
  }

  /// Lays out a part of what an update has left to be laid out later; for a
  /// host with time to spare.
  ///
  /// - Parameters:
  ///   - budget: how many items at most; 100,000 take under 4 milliseconds.
  ///   - time: as in ``update(offset:at:host:)``.
  ///   - host: as in ``update(offset:at:host:)``.
  /// - Returns: whether there is more to be done.
  public func layOutMore(
    _ budget: Int = 100_000, at time: Double, host: Host
  ) -> Bool {
    needs.update(layout)
    guard needs.hasPendingItems && !isUpdating else { return false }
    let more = layout.layOutMore(budget)
    update(offset: offset, at: time, host: host)
    return more
  }

  private func tellPins(_ host: Host) {
    pinTracker.update(layout, at: viewport)
    // The host may ask for another pass meanwhile, which changes the tracker.
    let events = pinTracker.takeEvents()
    for event in events { host.pinDidChange(event) }
  }

  private func tellPrefetches(_ host: Host) {
    guard prefetchLength > 0 || !prefetcher.announced.isEmpty else { return }
    prefetcher.update(layout, at: viewport, length: max(0, prefetchLength)) {
      path in
      let id = ElementID(kind: .item, section: path.section, item: path.item)
      return liveCell(showing: id) != nil
    }
    // Taken out first: the host may ask for another pass meanwhile.
    let (dropped, added) = (prefetcher.dropped, prefetcher.added)
    if !dropped.isEmpty { host.cancelPrefetching(dropped) }
    if !added.isEmpty { host.prefetch(added) }
  }

  private func flush(to host: Host) {
    guard !operations.isEmpty else { return }
    work.operations &+= operations.count
    // The host may call back while it performs, which adds operations.
    swap(&operations, &handedOver)
    let retired = table.takeRetired()
    handedOver.withUnsafeBufferPointer { host.perform($0) }
    table.free(retired)
    handedOver.removeAll(keepingCapacity: true)
  }
}
