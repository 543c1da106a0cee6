import WaterflowLayout

extension CollectionController {
  /// Does something that changes the data: at once, or as soon as no callback
  /// of the view is under way.
  ///
  /// Does nothing once the view has ended.
  public func whenQuiet(_ body: @escaping () -> Void) {
    if !hasEnded { engine.whenIdle(body) }
  }

  /// Takes over other data, or another extent, before they are needed.
  func catchUp() {
    if !surface.reloadIfDue(.layout) { surface.willUpdate() }
  }

  /// Brings the cells in line with what the platform shows.
  ///
  /// - Parameters:
  ///   - offset: the content offset, in points.
  ///   - time: when it was shown, in milliseconds.
  public func pass(at offset: LayoutPoint, time: Double) {
    guard !isDataAhead else { return requestPass() }
    beginPass()
    narrowOverscan(toLeapTo: offset)
    engine.update(offset: offset, at: time, host: surface)
    endPass()
  }

  /// Begins what takes a pass.
  func beginPass() {
    passStart = surface.now
    surface.willPass()
  }

  /// Sees to what follows from a pass.
  func endPass() {
    surface.finishPass()
    passDuration = surface.now - passStart
    scheduleRest()
    widenOverscan()
    // What an app does then is done at once: not while data is read.
    if engine.isReading {
      whenQuiet { [self] in surface.didPass() }
    } else {
      surface.didPass()
    }
  }

  /// Has the next pass show no more around the viewport than a frame adds.
  func narrowOverscan() {
    isOverscanNarrowed = true
    engine.overscan = min(overscan, overscanStep)
  }

  /// The same before a pass that keeps no cell: what is in view comes first.
  func narrowOverscan(toLeapTo offset: LayoutPoint) {
    let way = abs(offset.x - engine.offset.x) + abs(offset.y - engine.offset.y)
    if way > engine.layout.viewportLength + 2 * overscan { narrowOverscan() }
  }

  /// Has the next frame bring in more cells around the viewport, as long as
  /// more are wanted and there is more content than that.
  private func widenOverscan() {
    if engine.overscan < min(overscan, engine.layout.contentLength) {
      requestPass()
    }
  }

  /// Makes a pass with the next frame that nothing else asks for.
  public func requestPass() {
    guard !isPassRequested else { return }
    isPassRequested = true
    eachFrame { [unowned(unsafe) self] time in
      isPassRequested = false
      // The first frame may be that of the leap, and shows what is in view.
      if engine.overscan < overscan, !isOverscanNarrowed {
        engine.overscan = min(overscan, engine.overscan + overscanStep)
      }
      isOverscanNarrowed = false
      pass(at: surface.contentOffset, time: time)
      return false
    }
  }

  // MARK: - What can wait

  /// Destroys all cells in the pool, as when memory is short or nobody looks;
  /// they are made again as they are needed.
  ///
  /// In a callback of the view it waits until that is over.
  public func emptyReusePool() {
    whenQuiet { [self] in engine.emptyPool(host: surface) }
  }

  /// Gives the cells back that have left in an update whose time is over.
  public func endTransitions(at time: Double) {
    engine.endTransitions(at: time, host: surface)
    surface.finishPass()
    scheduleTrim()
  }

  /// Sees to what can wait until there is time.
  public func scheduleRest() {
    scheduleTrim()
    guard !engine.layout.isComplete && !isLayOutScheduled else { return }
    isLayOutScheduled = true
    after(0) { [unowned(unsafe) self] in
      isLayOutScheduled = false
      beginPass()
      _ = engine.layOutMore(at: surface.now, host: surface)
      endPass()
    }
  }

  /// Cells that nobody asks for in the meantime have then waited long enough.
  private func scheduleTrim() {
    guard engine.pooledCells > 0 && !isTrimScheduled else { return }
    isTrimScheduled = true
    after(engine.poolLifetime + 100) { [unowned(unsafe) self] in
      isTrimScheduled = false
      engine.trimPool(at: surface.now, host: surface)
      scheduleTrim()
    }
  }
}
