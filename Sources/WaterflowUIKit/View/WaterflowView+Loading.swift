import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  func loadIfNeeded() {
    // Who is asked for the data may ask for a frame or a layout meanwhile.
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    guard !isReading else { return }
    let current = Surroundings(of: self)
    mayDiffer = false
    knownExtent = bounds.size
    guard needsReload || current != surroundings else { return }
    if current.viewport != surroundings?.viewport || mustReload {
      gesturesWillLoseData()
      swipes?.closeAtOnce()
    }
    let earlier = surroundings
    surroundings = current
    if needsReload || !current.differsInSizeAlone(from: earlier) {
      let isNewData = needsReload
      needsReload = false
      reading {
        load(current, isNewData: isNewData, isFirst: earlier == nil)
      }
    } else if current.viewport != earlier?.viewport {
      resize(current)
    } else {
      // The scroll view itself moves the content for another inset, if at all.
      adoptInsets()
      isPassDue = true
    }
  }

  private func load(
    _ surroundings: Surroundings, isNewData: Bool, isFirst: Bool
  ) {
    do throws(LayoutError) {
      let next = try makeLayout(for: surroundings)
      let wasAtEnd = keepsEnd && (isFirst || isAtEnd)
      dataCounts = nil
      let start = engine.startOffset
      // Scroll views round offsets to pixels.
      let isAtStart =
        isFirst
        || abs(engineOffset.x - start.x) < 1
          && abs(engineOffset.y - start.y) < 1
      // A finger or a bounce may hold the content beyond its end.
      let isHeld =
        (isTracking || isDecelerating || isBeforeStart)
        && engine.clamped(engineOffset) != engineOffset
      let anchor = isNewData ? nil : engine.anchor
      // A scroll view adjusts its insets only where there is enough to scroll.
      contentSize = CGSize(next.contentSize)
      adoptInsets()
      let offset =
        wasAtEnd
        ? engine.endOffset(in: next)
        : isAtStart
          ? engine.startOffset(in: next)
          : isHeld
            ? engineOffset
            : isNewData
              ? engine.clamped(engineOffset, in: next)
              : engine.offset(keeping: anchor, in: next)
      if isNewData { attention.reload(in: next) }
      preparePass()
      engine.reload(next, offset: offset, at: now(), host: host)
      keepAttendedCells()
      showFocus()
      if wasAtEnd && !isAtEnd { goToEnd() }
      scroll(to: engine.offset)
      if isNewData && !isFirst { announceLayout() }
    } catch {
      waterflowDelegate?.waterflowView(self, didFailWith: error)
      // What is shown on still has to fit the view.
      if surroundings.viewport != engine.layout.viewport {
        resize(surroundings)
      }
    }
  }

  private func adoptInsets() {
    let insets = Surroundings(of: self).contentInsets
    surroundings?.contentInsets = insets
    engine.contentInsets = insets
  }

  private func resize(_ surroundings: Surroundings) {
    do throws(LayoutError) {
      let wasAtEnd = keepsEnd && isAtEnd
      let offset = try engine.resize(
        to: surroundings.viewport,
        contentInsets: surroundings.contentInsets)
      // A finger holds the content where it is.
      if isTracking { return isPassDue = true }
      preparePass()
      engine.update(
        offset: wasAtEnd ? engine.endOffset : offset, at: now(), host: host)
      scroll(to: engine.offset)
    } catch {
      waterflowDelegate?.waterflowView(self, didFailWith: error)
    }
  }

  private var isAtEnd: Bool {
    let (offset, end) = (engine.offset, engine.endOffset)
    return abs(offset.x - end.x) < 1 && abs(offset.y - end.y) < 1
  }

  private func goToEnd() {
    engine.update(offset: engine.endOffset, at: now(), host: host)
  }

  /// Sees to what can wait until there is time.
  func scheduleRest() {
    scheduleTrim()
    scheduleLayOut()
  }

  /// Lays out, a slice at a time, what a change has left for later.
  private func scheduleLayOut() {
    guard !engine.layout.isComplete && !isLayOutScheduled else { return }
    isLayOutScheduled = true
    schedule(0) { [weak self] in
      guard let self else { return }
      isLayOutScheduled = false
      _ = engine.layOutMore(at: now(), host: host)
      followEngine()
      scheduleRest()
    }
  }

  /// Cells that nobody asks for in the meantime have then waited long enough.
  func scheduleTrim() {
    guard engine.pooledCells > 0 && !isTrimScheduled else { return }
    isTrimScheduled = true
    schedule(engine.poolLifetime + 100) { [weak self] in
      guard let self else { return }
      isTrimScheduled = false
      engine.trimPool(at: now(), host: host)
      scheduleTrim()
    }
  }
}
