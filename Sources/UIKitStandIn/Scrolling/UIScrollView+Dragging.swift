import Foundation

extension UIScrollView {
  /// How readily content follows a finger past an end; not documented.
  private static let stiffness: CGFloat = 0.55

  /// Points a second below which lifted content stays where it is; not
  /// documented.
  private static let least: CGFloat = 20

  var scrollsHorizontally: Bool {
    let range = offsetRange.x
    return range.lowerBound < range.upperBound
      || bounces && alwaysBounceHorizontal
  }

  var scrollsVertically: Bool {
    let range = offsetRange.y
    return range.lowerBound < range.upperBound
      || bounces && alwaysBounceVertical
  }

  /// Whether a finger that moved so far drags this content.
  func takesDrag(_ moved: CGPoint, slack: CGFloat) -> Bool {
    let across = scrollsHorizontally ? abs(moved.x) : 0
    let down = scrollsVertically ? abs(moved.y) : 0
    let distance = hypot(across, down)
    return distance >= slack && distance > 0
  }

  /// Tells that a finger landed.
  ///
  /// - Returns: Whether content was moving, and the finger stopped it.
  func fingerLanded() -> Bool {
    isFingerDown = true
    guard isDecelerating else { return false }
    panGestureRecognizer.hasSlack = false
    motion.stop()
    return true
  }

  func beginDragging() {
    motion.stop()
    isFingerDragging = true
    formerTranslation = .zero
    let range = offsetRange
    fingerOffset = CGPoint(
      x: released(contentOffset.x, range.x, bounds.width),
      y: released(contentOffset.y, range.y, bounds.height))
    delegate?.scrollViewWillBeginDragging(self)
  }

  func drag(to translation: CGPoint) {
    guard isFingerDragging else { return }
    if scrollsHorizontally {
      fingerOffset.x -= translation.x - formerTranslation.x
    }
    if scrollsVertically {
      fingerOffset.y -= translation.y - formerTranslation.y
    }
    formerTranslation = translation
    let range = offsetRange
    move(
      to: CGPoint(
        x: banded(fingerOffset.x, range.x, bounds.width),
        y: banded(fingerOffset.y, range.y, bounds.height)))
    #if !os(tvOS)
      refreshControl?.pulled(by: pulledDistance)
    #endif
  }

  /// Tells that the finger is no more there.
  ///
  /// - Parameter velocity: The finger's, in points a second; `nil` if it did
  ///   not drag.
  func fingerLeft(velocity: CGPoint?) {
    isFingerDown = false
    isFingerDragging = false
    #if !os(tvOS)
      refreshControl?.fingerLeft()
    #endif
    let range = offsetRange
    let isPastEnd =
      !range.x.contains(contentOffset.x) || !range.y.contains(contentOffset.y)
    guard let velocity else {
      if isPastEnd, !motion.isMoving { motion.decelerate(from: .zero) }
      return
    }
    let speed = CGPoint(
      x: scrollsHorizontally ? -velocity.x : 0,
      y: scrollsVertically ? -velocity.y : 0)
    let goesOn = isPastEnd || hypot(speed.x, speed.y) >= Self.least
    if goesOn { motion.decelerate(from: chosenSpeed(speed)) }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
  }

  func move(to offset: CGPoint) {
    isMovingItself = true
    contentOffset = offset
    isMovingItself = false
  }

  // The further past an end, the less content follows the finger.
  private func banded(
    _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    let end = min(max(offset, range.lowerBound), range.upperBound)
    let past = abs(offset - end)
    guard bounces, past > 0, length > 0 else { return end }
    let shown = (1 - 1 / (past * Self.stiffness / length + 1)) * length
    return offset < end ? end - shown : end + shown
  }

  private func released(
    _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
  ) -> CGFloat {
    let end = min(max(offset, range.lowerBound), range.upperBound)
    let shown = abs(offset - end)
    guard shown > 0, shown < length else { return offset }
    let past = (1 / (1 - shown / length) - 1) * length / Self.stiffness
    return offset < end ? end - past : end + past
  }
}
