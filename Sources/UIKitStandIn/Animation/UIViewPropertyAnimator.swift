import Foundation

/// An animation that can be stopped on the way.
///
/// As UIKit documents: the closure sets the final values; what is shown goes
/// there from what was shown when the animator started.
@MainActor
open class UIViewPropertyAnimator: FrameAnimator {
  private let duration: TimeInterval
  private let pace: any Pace
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var start: TimeInterval?
  private var changes: [Change] = []

  private struct Change {
    var layer: CALayer
    var from: CGAffineTransform
    var to: CGAffineTransform
  }

  /// Makes an animator that stands still until it is started.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - curve: The pace.
  ///   - animations: Sets what is to change.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    pace = curve
    if let animations { self.animations = [animations] }
  }

  /// Makes an animator of a pace that stands still until it is started.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - parameters: The pace.
  public init(
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider
  ) {
    self.duration = duration
    pace = parameters as? any Pace ?? UIView.AnimationCurve.easeInOut
  }

  /// Adds what is to change.
  ///
  /// As UIKit documents: here only before the animator is started.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds what is called when the animation is over.
  ///
  /// As UIKit documents: not called when it is stopped without finishing.
  open func addCompletion(
    _ completion: @escaping (UIViewAnimatingPosition) -> Void
  ) {
    completions.append(completion)
  }

  /// Begins.
  ///
  /// As UIKit documents: runs the closure now and shows changes frame by
  /// frame; an animator that runs is kept alive.
  open func startAnimation() {
    guard start == nil else { return }
    start = TestClock.now
    let outer = Animations.described
    Animations.described = self
    Animations.describe(for: duration) {
      for animation in animations { animation() }
    }
    Animations.described = outer
    animations = []
    Timeline.current.add(self)
  }

  /// Stops where things are, for good.
  ///
  /// As UIKit documents: without finishing, views keep the values that are
  /// shown, and no completion is called.
  ///
  /// - Parameter withoutFinishing: Here always as if `true`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    for change in changes { change.layer.halt(by: self) }
    changes = []
    completions = []
    isDone = true
  }

  private(set) var isDone = false

  func add(
    _ layer: CALayer, from: CGAffineTransform, to: CGAffineTransform
  ) {
    changes.append(Change(layer: layer, from: from, to: to))
  }

  func step(to time: TimeInterval) {
    guard !isDone, let start else { return }
    let part = duration > 0 ? (time - start) / duration : 1
    guard part < 1 - 1e-9 else { return finish() }
    let progress = CGFloat(pace.progress(after: part, of: duration))
    for change in changes {
      change.layer.show(
        change.from.interpolated(to: change.to, progress), by: self)
    }
  }

  private func finish() {
    isDone = true
    for change in changes { change.layer.show(nil, by: self) }
    changes = []
    let waiting = completions
    completions = []
    for completion in waiting { completion(.end) }
  }
}
