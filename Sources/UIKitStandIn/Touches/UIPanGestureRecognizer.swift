import Foundation

/// A finger that drags.
///
/// As UIKit documents: begins when a finger has moved enough to be dragging,
/// and changes with each move until it is lifted.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points a finger moves before it is taken to be dragging; not documented.
  static let slack: CGFloat = 10

  private static let velocityWindow: TimeInterval = 0.1

  weak var scroller: UIScrollView?
  var hasSlack = true
  /// What a delegate says when the gesture is about to begin.
  var mayBegin: () -> Bool = { true }
  /// Told that the gesture has begun and ended.
  var ended: () -> Void = {}
  private var start = CGPoint.zero
  private var samples: [Sample] = []

  /// How far the finger has dragged since the gesture began, in points.
  ///
  /// As UIKit documents: measured from where the drag began, not from the move
  /// before.
  package func translation(in view: UIView?) -> CGPoint {
    guard let touch, isActive else { return .zero }
    let place = touch.place
    return CGPoint(x: place.x - start.x, y: place.y - start.y)
  }

  /// How fast the finger drags, in points a second.
  ///
  /// As UIKit documents: given for each axis.
  package func velocity(in view: UIView?) -> CGPoint {
    guard
      let last = samples.last,
      let first = samples.first(where: {
        $0.time >= TestClock.now - Self.velocityWindow - 1e-9
      }),
      TestClock.now > first.time
    else { return .zero }
    let time = CGFloat(TestClock.now - first.time)
    return CGPoint(
      x: (last.place.x - first.place.x) / time,
      y: (last.place.y - first.place.y) / time)
  }

  override var isRecognized: Bool {
    guard let scroller else {
      return hypot(moved.x, moved.y) >= Self.slack && isWay(moved)
    }
    return scroller.takesDrag(moved, slack: hasSlack ? Self.slack : 0)
  }

  /// Whether a drag that way is this gesture.
  func isWay(_ way: CGPoint) -> Bool { true }

  override func mayCancelTouches(in view: UIView) -> Bool {
    guard let scroller else { return true }
    return scroller.canCancelContentTouches
      && scroller.touchesShouldCancel(in: view)
  }

  override var isBuiltIn: Bool { true }

  override func track(_ touch: UITouch, with event: UIEvent) {
    self.touch = touch
    reached = .possible
    start = touch.place
    hasSlack = true
    samples = []
    sample()
  }

  override func trackMove(of touch: UITouch, with event: UIEvent) {
    sample()
    guard scroller == nil, reached == .possible,
      hypot(moved.x, moved.y) >= Self.slack
    else { return }
    if !isWay(moved) || !mayBegin() { finish(.failed) }
  }

  override func advance(to state: State) {
    if state == .began { takeUpSlack() }
    super.advance(to: state)
    if state == .began { scroller?.beginDragging() }
    scroller?.drag(to: translation(in: nil))
  }

  override func finish(_ state: State) {
    let wasActive = isActive
    let speed = state == .ended ? velocity(in: nil) : .zero
    super.finish(state)
    touch = nil
    scroller?.fingerLeft(velocity: wasActive ? speed : nil)
    if wasActive, state == .ended { ended() }
    samples = []
  }

  private var moved: CGPoint {
    guard let touch else { return .zero }
    return CGPoint(x: touch.place.x - start.x, y: touch.place.y - start.y)
  }

  // What it took to be sure is not part of the drag: content would jump.
  private func takeUpSlack() {
    guard hasSlack else { return }
    let length = hypot(moved.x, moved.y)
    guard length > 0 else { return }
    let part = min(1, Self.slack / length)
    start.x += moved.x * part
    start.y += moved.y * part
  }

  private func sample() {
    guard let touch else { return }
    let time = TestClock.now
    samples.removeAll { $0.time < time - 2 * Self.velocityWindow }
    samples.append(Sample(time: time, place: touch.place))
  }

  private struct Sample {
    let time: TimeInterval
    let place: CGPoint
  }
}
