import WaterflowLayout

extension CollectionEngine {
  func pass(_ host: Host) {
    work.passes &+= 1
    while let cell = dequeued.popLast() { recycle(cell, host) }
    recycleArrived(host)
    needs.update(layout)
    if needs.hasPendingItems {
      let length = layout.contentLength
      layout.layOut(through: viewport)
      needs.update(layout)
      if layout.beginsAtRight {
        // Counted from the end that has moved.
        let growth = layout.contentLength - length
        offset.x += growth
        shifted.x += growth
      }
    }
    if contentSize != layout.contentSize {
      contentSize = layout.contentSize
      post(CellOperation(contentSize: layout.contentSize))
    }
    layout.query(viewport, into: &visible)
    // Before what is kept out of view comes in.
    noteSeen()
    keepElements()
    recycleInvisible(host)
    showVisible(host)
    transitions?.redirect(self)
    tellingPins?(self, host)
    prefetching?(self, host)
    trim(before: time - poolLifetime, cap: poolCap)
    flush(to: host)
    transitions?.play(self, host)
    measuring?(self, host)
    tellNearEnd(host)
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
      } else if transition != nil, let transitions {
        transitions.leave(self, live, host)
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
          post(CellOperation(.show, live.cell, element))
        } else if live.frame != element.frame
          || live.isPinned != element.isPinned
        {
          live.frame = element.frame
          live.isPinned = element.isPinned
          post(CellOperation(.move, live.cell, element))
        }
        nextLive.append(live)
        continue
      }
      let returning =
        leaving.isEmpty ? nil : transitions?.takeBack(self, element)
      guard let cell = returning ?? ask(host, for: element) else { continue }
      host.didFill(cell, for: element, isReturning: returning != nil)
      if returning == nil && transition != nil {
        transitions?.enter(self, cell, element)
      }
      post(CellOperation(.show, cell, element))
      nextLive.append(
        LiveCell(
          element: element.id, cell: cell, frame: element.frame,
          isPinned: element.isPinned,
          firstPass: returning == nil ? work.passes : 0))
    }
    swap(&liveCells, &nextLive)
  }

  /// Tells the layout how far sections have been shown whose items keep their
  /// lanes from then on.
  private func noteSeen() {
    guard needs.keepsSeenLanes else { return }
    for element in visible.elements where element.id.kind == .item {
      layout.markSeen(
        throughItem: Int(element.id.item), inSection: Int(element.id.section))
    }
  }

  func tellPins(_ host: Host) {
    pinTracker.update(layout, at: viewport)
    // The host may ask for another pass meanwhile, which changes the tracker.
    let events = pinTracker.takeEvents()
    for event in events { host.pinDidChange(event) }
  }

  func tellPrefetches(_ host: Host) {
    guard prefetchLength > 0 || !prefetcher.announced.isEmpty else { return }
    prefetcher.update(layout, at: viewport, length: max(0, prefetchLength)) {
      liveCell(showing: ElementID($0)) != nil
    }
    // Taken out first: the host may ask for another pass meanwhile.
    let (dropped, added) = (prefetcher.dropped, prefetcher.added)
    if !dropped.isEmpty { host.cancelPrefetching(dropped) }
    if !added.isEmpty { host.prefetch(added) }
  }

  private func tellNearEnd(_ host: Host) {
    guard nearEndLength > 0 else { return }
    let shown = layout.axisSpan(of: viewport.rect)
    let left = layout.contentLength - shown.upper
    let extent = layout.viewportLength
    // Who reads what stands behind the content does not come near its end, nor
    // does who sees nothing.
    guard extent > 0, left >= 0 - extent else { return }
    if endWatch.isNews(needs.itemCount, isNear: left < nearEndLength) {
      host.nearEnd()
    }
  }

  /// Has the host carry something out with the next ``flush(to:)``.
  // Not inlined: nine ask.
  @inline(never)
  func post(_ operation: CellOperation) { operations.append(operation) }

  func flush(to host: Host) {
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
