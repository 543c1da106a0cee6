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
    let isHeld = isTracking || isDecelerating || isBeforeStart
    if isHeld && engine.clamped(engineOffset) == offset {
      engine.update(offset: engineOffset, at: now(), host: host)
    } else {
      scroll(to: offset)
    }
  }

  /// Scrolls to an item at once, and keeps it there while cells are measured.
  func land(on item: ItemPath, _ position: ScrollPosition) {
    let id = ElementID(kind: .item, section: item.section, item: item.item)
    var offset: Point?
    reading {
      offset = engine.scroll(to: id, at: position, time: now(), host: host)
    }
    guard let offset else { return }
    setContentOffset(contentOffset(of: offset), animated: false)
  }

  /// Begins to scroll to an item.
  func aim(at item: ItemPath, _ position: ScrollPosition) {
    var target = AnimatedTarget(item: item, position: position)
    guard let goal = goal(of: target) else { return }
    target.goal = goal
    target.latest = now() + AnimatedTarget.patience
    setContentOffset(goal, animated: true)
    animatedTarget = target
  }

  /// Aims again at the item that is being scrolled to, if it is elsewhere now.
  func aimAgain() {
    guard var target = animatedTarget else { return }
    guard
      !isDragging, now() <= target.latest, let goal = goal(of: target)
    else {
      animatedTarget = nil
      return
    }
    if contentOffset.isAt(goal) {
      animatedTarget = nil
      return land(on: target.item, target.position)
    }
    if target.goal.isAt(goal) { return }
    target.goal = goal
    target.latest = now() + AnimatedTarget.patience
    setContentOffset(goal, animated: true)
    animatedTarget = target
  }

  /// Where to scroll for a target, or nil if its item is not there.
  func goal(of target: AnimatedTarget) -> CGPoint? {
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
