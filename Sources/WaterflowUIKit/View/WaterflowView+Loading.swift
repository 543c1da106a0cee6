import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  func loadIfNeeded() {
    let current = Surroundings(of: self)
    guard !isReading, needsReload || current != surroundings else { return }
    let earlier = surroundings
    surroundings = current
    if needsReload || !current.differsInSizeAlone(from: earlier) {
      let isNewData = needsReload
      needsReload = false
      reading {
        load(current, isNewData: isNewData, isFirst: earlier == nil)
      }
    } else {
      resize(current)
    }
  }

  private func load(
    _ surroundings: Surroundings, isNewData: Bool, isFirst: Bool
  ) {
    do throws(LayoutError) {
      let next = try makeLayout(for: surroundings)
      let wasAtEnd = keepsEnd && (isFirst || isAtEnd)
      let offset = offset(
        in: next, for: surroundings, isNewData: isNewData, isFirst: isFirst)
      dataCounts = nil
      engine.reload(next, offset: offset, at: now(), host: host)
      if wasAtEnd { goToEnd() }
      scroll(to: engine.offset)
    } catch {
      waterflowDelegate?.waterflowView(self, didFailWith: error)
    }
  }

  /// Where to be in another layout: at the start if that is where the view is,
  /// at the first visible item if the data is the same, else at the same
  /// offset as far as the content allows.
  private func offset(
    in next: CollectionLayout, for surroundings: Surroundings,
    isNewData: Bool, isFirst: Bool
  ) -> Point {
    let offset = isNewData ? engineOffset : engine.offset
    // Scroll views round offsets to pixels.
    let start = engine.startOffset
    let isAtStart =
      isFirst || abs(offset.x - start.x) < 1 && abs(offset.y - start.y) < 1
    // A finger or a bounce may hold the content beyond its end.
    let isBeyond = engine.clamped(offset) != offset
    let anchor = engine.anchor
    engine.contentInsets = surroundings.contentInsets
    if isAtStart { return engine.startOffset(in: next) }
    if !isNewData { return engine.offset(keeping: anchor, in: next) }
    if isBeyond && (isTracking || isDecelerating) { return offset }
    return engine.clamped(offset, in: next)
  }

  private func resize(_ surroundings: Surroundings) {
    do throws(LayoutError) {
      let wasAtEnd = keepsEnd && isAtEnd
      let offset = try engine.resize(
        to: surroundings.viewport,
        contentInsets: surroundings.contentInsets)
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
