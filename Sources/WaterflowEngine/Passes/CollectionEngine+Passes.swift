import WaterflowLayout

extension CollectionEngine {
  /// So many passes may follow each other because hosts ask for them, before
  /// the rest waits for the next call.
  private static var patience: Int { 8 }

  /// Brings the cells in line with the layout at a content offset.
  ///
  /// Measuring may shift the offset, so a host looks at ``offset`` afterwards
  /// and scrolls there.
  ///
  /// - Parameters:
  ///   - offset: the viewport's top left corner in content coordinates, in
  ///     points; may lie outside the content. NaN counts as 0.
  ///   - time: any clock in milliseconds that does not run backwards.
  ///   - host: provides cells and carries out the operations.
  /// - Complexity: O(log(items) + visible elements); allocates nothing once
  ///   its storage has grown to the largest pass.
  public func update(offset: LayoutPoint, at time: Double, host: Host) {
    noteScroll(to: offset)
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
    _ layout: CollectionLayout? = nil, offset: LayoutPoint? = nil,
    at time: Double, host: Host
  ) {
    // Other data is somewhere else, however near.
    if let offset {
      nextOffset = offset
      isShifting = true
    }
    if let layout { nextLayout = layout }
    scrollTarget = nil
    settling = nil
    endWatch.reset()
    self.time = time
    run(.reload, host: host)
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
    let hold = hold
    let more = layout.layOutMore(budget)
    self.time = time
    shift(to: settledOffset(keeping: hold), host: host)
    return more
  }

  /// Has items that come next be announced anew, to who has not heard of them.
  package func forgetPrefetches() { prefetcher.reset() }

  /// Has an end that is near be told anew, to who has not heard of it.
  package func forgetNearEnd() { endWatch.reset() }

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

  /// Does something at once or, in the middle of a pass or while data is read,
  /// right after that.
  public func whenIdle(_ body: @escaping () -> Void) {
    perform(WaitingWork(body))
  }

  // Not a closure, for each of which the compiler makes another function.
  @inline(never)
  private func perform(_ work: WaitingWork) {
    if isUpdating || isReading { waiting.append(work) } else { work.body() }
  }

  /// Begins to read data; what changes it waits in the meantime.
  ///
  /// - Returns: whether nobody reads already; for ``endReading(_:)``.
  func beginReading() -> Bool {
    defer { isReading = true }
    return !isReading
  }

  /// Data was read: does what has waited for that.
  func endReading(_ isOuter: Bool) {
    guard isOuter else { return }
    isReading = false
    goOn()
  }

  // MARK: - Taking turns

  /// Takes an offset that shows the same place as before, because the content
  /// has changed around it, and brings the cells in line.
  func shift(to offset: LayoutPoint, host: Host) {
    nextOffset = offset
    isShifting = true
    run(.update, host: host)
  }

  /// Hands over what was done outside of a pass; a running pass does so itself.
  func handOver(to host: Host) {
    guard !isUpdating else { return }
    isUpdating = true
    flush(to: host)
    isUpdating = false
    catchUp(host)
  }

  /// Does what was asked for while nothing could be done.
  func catchUp(_ host: Host) {
    guard !isUpdating else { return }
    if case .nothing = pending { return goOn() }
    run(pending, host: host)
  }

  /// Does what has waited, one after the other, and what comes of that.
  private func goOn() {
    // Who does so goes on with what has come to wait meanwhile.
    guard !isGoingOn else { return }
    isGoingOn = true
    // Who asks for more each time goes on with the next pass.
    var left = 4_096
    while left > 0 && !isUpdating && !isReading, let next = waiting.first {
      left -= 1
      waiting.removeFirst()
      next.body()
    }
    isGoingOn = false
  }

  /// Goes on with another layout.
  func adopt(_ layout: CollectionLayout) {
    earlierItemsLaidOut &+= self.layout.itemsLaidOut
    self.layout = layout
  }

  /// Takes over what was asked for; never in the middle of a pass.
  private func adoptNext() {
    if let layout = nextLayout {
      adopt(layout)
      nextLayout = nil
    }
    if let asked = nextOffset {
      let next = LayoutPoint(
        x: asked.x == asked.x ? asked.x : 0, y: asked.y == asked.y ? asked.y : 0
      )
      let position = layout.position(at: next)
      if isShifting {
        prefetcher.shift(to: position)
        shifted.x += next.x - offset.x
        shifted.y += next.y - offset.y
      } else {
        let earlier = layout.position(at: offset)
        scrollVelocity.move(
          by: position - earlier, at: time,
          longest: 4 * layout.viewportLength, lead: overscanTime)
        stepping?(position - earlier, time)
      }
      offset = next
      nextOffset = nil
    }
    isShifting = false
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
      let isOtherData = nextLayout != nil
      if case .reload = request { endDrag?(!isOtherData) }
      adoptNext()
      if case .reload = request {
        recycleAll(host, isOtherData: isOtherData)
        prefetcher.reset()
        measured = ItemSet()
        draggedElement = nil
        editedElement = nil
      }
      pass(host)
      if case .nothing = pending { break }
      // What waits may bring other data: that is what is to be shown next.
      isUpdating = false
      goOn()
      isUpdating = true
      if case .nothing = pending { break }
      request = pending
    }
    isUpdating = false
    goOn()
  }
}
