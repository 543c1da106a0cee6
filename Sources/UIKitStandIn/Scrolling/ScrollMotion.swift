import Foundation

/// What moves a scroll view's content when no finger does.
@MainActor
final class ScrollMotion: FrameAnimator {
  private enum Course {
    case still
    case decelerating(CoastingAxis, CoastingAxis)
    case animating(from: CGPoint, to: CGPoint)
  }

  /// Seconds that an animated change of the content offset takes; not
  /// documented.
  static let animationLength: TimeInterval = 0.3

  weak var view: UIScrollView?
  private var course = Course.still
  private var start: TimeInterval = 0

  var isDecelerating: Bool {
    if case .decelerating = course { true } else { false }
  }

  var isMoving: Bool {
    if case .still = course { false } else { true }
  }

  var isDone: Bool { !isMoving || view == nil }

  func decelerate(from velocity: CGPoint) {
    begin(
      .decelerating(
        CoastingAxis(velocity: velocity.x), CoastingAxis(velocity: velocity.y)
      ))
  }

  func animate(to offset: CGPoint) {
    guard let view, view.contentOffset != offset else { return }
    begin(.animating(from: view.contentOffset, to: offset))
  }

  /// Halts, and tells the delegate of what ended by it.
  func stop() {
    let ended = course
    course = .still
    guard let view else { return }
    switch ended {
    case .still: break
    case .decelerating: view.delegate?.scrollViewDidEndDecelerating(view)
    case .animating: view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  func step(to time: TimeInterval) {
    guard let view else { return }
    switch course {
    case .still: break
    case .animating(let from, let to): animate(view, from, to, time)
    case .decelerating(let x, let y): coast(view, x, y, time)
    }
  }

  private func begin(_ course: Course) {
    self.course = course
    start = TestClock.now
    Timeline.current.add(self)
  }

  private func animate(
    _ view: UIScrollView, _ from: CGPoint, _ to: CGPoint,
    _ time: TimeInterval
  ) {
    let part = CGFloat((time - start) / Self.animationLength)
    guard part < 1 - 1e-9 else {
      view.move(to: to)
      return stop()
    }
    view.move(
      to: CGPoint(
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part))
  }

  private func coast(
    _ view: UIScrollView, _ x: CoastingAxis, _ y: CoastingAxis,
    _ time: TimeInterval
  ) {
    var x = x
    var y = y
    let seconds = CGFloat(time - start)
    start = time
    var offset = view.contentOffset
    let range = view.offsetRange
    let rate = view.decelerationRate.rawValue
    offset.x = x.step(
      offset.x, range.x, seconds, rate: rate, bounces: view.bounces)
    offset.y = y.step(
      offset.y, range.y, seconds, rate: rate, bounces: view.bounces)
    course = .decelerating(x, y)
    view.move(to: offset)
    // The delegate may have stopped it, or begun something else.
    if isDecelerating, x.isStill, y.isStill { stop() }
  }
}
