import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Scrolls to where the engine has gone in a pass: sizes before the first
  /// visible item have changed.
  func followEngine() {
    let offset = engine.offset
    guard offset != engineOffset else { return }
    // A finger or a bounce may hold the content beyond its end.
    let isHeld = isTracking || isDecelerating
    if isHeld && engine.clamped(engineOffset) == offset {
      engine.update(offset: engineOffset, at: now(), host: host)
    } else {
      scroll(to: offset)
    }
  }

  /// Aims again at the item that is being scrolled to, if it is elsewhere now.
  func aim() {
    guard var target = scrollTarget else { return }
    guard
      !isDragging, now() <= target.latest, let goal = goal(of: target)
    else {
      scrollTarget = nil
      return
    }
    let isThere = contentOffset.isAt(goal)
    if isThere && target.goal.isAt(goal) {
      if !host.wantsPass { scrollTarget = nil }
      return
    }
    if target.isAnimated && target.goal.isAt(goal) { return }
    target.goal = goal
    target.latest = now() + ScrollTarget.patience
    // Which may end a scrolling that is under way, and forget the target.
    setContentOffset(goal, animated: target.isAnimated)
    scrollTarget = target
  }

  /// Where to scroll for a target, or nil if its item is not there.
  func goal(of target: ScrollTarget) -> CGPoint? {
    let id = ElementID(
      kind: .item, section: target.item.section, item: target.item.item)
    return engine.offset(showing: id, at: target.position).map {
      contentOffset(of: $0)
    }
  }
}

extension CGPoint {
  /// Whether two offsets are the same, up to the pixels to which scroll views
  /// round them.
  fileprivate func isAt(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.5 && abs(y - other.y) < 0.5
  }
}
