import Foundation

/// The way of one touch from the window to recognizers and to a view.
///
/// As UIKit documents: recognizers see a touch first; a scroll view keeps it
/// from its content for a moment, to find out whether it scrolls; a recognized
/// gesture takes it from the view.
@MainActor
final class TouchDelivery {
  /// Seconds for which a scroll view keeps a touch from its content; the delay
  /// is documented, its length is not.
  static let delay: TimeInterval = 0.15

  private enum Progress {
    case waiting
    case delivered
    case dropped
  }

  let touch: UITouch
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var progress = Progress.waiting
  /// Whether recognizers are being told, who are asked when all have been.
  private var isTelling = false

  init(_ touch: UITouch) {
    self.touch = touch
  }

  func begin() {
    guard let window = touch.window else { return }
    touch.view = window.hitTest(
      touch.place, with: UIEvent(touches: [touch]))
    guard let view = touch.view else { return }
    let fingers = window.deliveries.filter { $0 !== self }
    let chain = Array(sequence(first: view, next: \.parent))
    let scrollers = chain.compactMap { $0 as? UIScrollView }
      .filter(\.panGestureRecognizer.isEnabled)
    let seen = chain.flatMap { $0.gestureRecognizers ?? [] }
      .filter { $0.isEnabled && $0.takesTouches }
    // A second finger does not begin what a first one is doing; who looks at
    // several of them hears of it.
    let isSecond =
      seen.contains { $0.isActive && $0.cancelsTouchesInView }
      || fingers.contains { $0.touch.view === view }
    if isSecond { progress = .dropped }
    let single = isSecond ? [] : seen.filter { $0.isBuiltIn && $0.touch == nil }
    recognizers = single + seen.filter { !$0.isBuiltIn }
    for recognizer in recognizers where recognizer.reached == .possible {
      for other in recognizers { recognizer.ask(about: other) }
    }
    for recognizer in single { recognizer.track(touch, with: event) }
    for scroller in scrollers
    where scroller.panGestureRecognizer.touch === touch {
      if scroller.fingerLanded() { progress = .dropped }
    }
    // All see it before the first is told: one may wait for another.
    let others = recognizers.filter { !$0.isBuiltIn }
    for recognizer in others { recognizer.touches.append(touch) }
    tell { recognizer in
      if !recognizer.isBuiltIn { recognizer.track(touch, with: event) }
    }
    guard progress == .waiting else { return }
    if scrollers.contains(where: \.delaysContentTouches) {
      Timeline.current.schedule(in: Self.delay) { [weak self] in
        if self?.progress == .waiting { self?.deliverBeginning() }
      }
    } else {
      deliverBeginning()
    }
  }

  func move(to place: CGPoint) {
    touch.change(to: .moved, at: place)
    tell { if $0.sees(touch) { $0.trackMove(of: touch, with: event) } }
    if let active = tracking.first(where: { $0.isBuiltIn && $0.isActive }) {
      active.advance(to: .changed)
    } else {
      recognize()
    }
    if progress == .delivered {
      touch.view?.touchesMoved([touch], with: event)
    }
  }

  func end() {
    if progress == .waiting { deliverBeginning() }
    touch.change(to: .ended)
    tell { recognizer in
      guard recognizer.sees(touch) else { return }
      if recognizer.isBuiltIn {
        recognizer.finish(recognizer.isActive ? .ended : .failed)
      } else if recognizer.takesTouches {
        recognizer.touchesEnded([touch], with: event)
      }
    }
    let delivered = progress == .delivered
    progress = .dropped
    if delivered { touch.view?.touchesEnded([touch], with: event) }
    resetRecognizers()
  }

  func cancel() {
    tell { recognizer in
      guard recognizer.sees(touch) else { return }
      if recognizer.isBuiltIn {
        recognizer.finish(recognizer.isActive ? .cancelled : .failed)
      } else if recognizer.takesTouches {
        recognizer.touchesCancelled([touch], with: event)
      }
    }
    takeFromView()
    resetRecognizers()
  }

  /// A recognizer has recognized its gesture: the others fail, and the view
  /// loses the touch.
  func adopt(_ recognizer: UIGestureRecognizer) {
    for other in tracking
    where other !== recognizer && recognizer.canPrevent(other)
      && other.canBePrevented(by: recognizer)
    {
      other.finish(.failed)
    }
    if recognizer.cancelsTouchesInView { takeFromView() }
  }

  /// Lets a recognizer begin whose gesture the touch is.
  func recognize() {
    guard !isTelling, !tracking.contains(where: isTaken) else { return }
    for recognizer in tracking
    where recognizer.isRecognized && !recognizer.isHeldBack(by: touch) {
      if progress == .delivered, let view = touch.view,
        !recognizer.mayCancelTouches(in: view)
      {
        recognizer.finish(.failed)
        continue
      }
      adopt(recognizer)
      recognizer.advance(to: .began)
      return
    }
  }

  private func tell(_ body: (UIGestureRecognizer) -> Void) {
    isTelling = true
    for recognizer in recognizers { body(recognizer) }
    isTelling = false
  }

  private func isTaken(by recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isActive && recognizer.cancelsTouchesInView
  }

  private func resetRecognizers() {
    for recognizer in recognizers {
      recognizer.lose(touch)
    }
  }

  private var event: UIEvent {
    UIEvent(touches: Set(touch.window?.deliveries.map(\.touch) ?? [touch]))
  }

  private var tracking: [UIGestureRecognizer] {
    recognizers.filter {
      $0.sees(touch) && ($0.isBuiltIn || $0.takesTouches)
    }
  }

  private func deliverBeginning() {
    progress = .delivered
    touch.phase = .began
    touch.view?.touchesBegan([touch], with: event)
  }

  private func takeFromView() {
    let delivered = progress == .delivered
    progress = .dropped
    guard delivered else { return }
    let phase = touch.phase
    touch.phase = .cancelled
    touch.view?.touchesCancelled([touch], with: event)
    touch.phase = phase
  }
}
