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
  private var recognizers: [UIGestureRecognizer] = []
  private var progress = Progress.waiting

  init(_ touch: UITouch) {
    self.touch = touch
  }

  func begin() {
    guard let window = touch.window else { return }
    touch.view = window.hitTest(
      touch.place, with: UIEvent(touches: [touch]))
    guard let view = touch.view else { return }
    let others = window.deliveries.filter { $0 !== self }
    let chain = Array(sequence(first: view, next: \.parent))
    let scrollers = chain.compactMap { $0 as? UIScrollView }
      .filter(\.panGestureRecognizer.isEnabled)
    let seen = chain.flatMap { $0.gestureRecognizers ?? [] }
    // A second finger does not begin what a first one is doing.
    if seen.contains(where: { $0.isActive && $0.cancelsTouchesInView })
      || others.contains(where: { $0.touch.view === view })
    {
      progress = .dropped
      return
    }
    recognizers = seen.filter { $0.isEnabled && $0.touch == nil }
    for recognizer in recognizers { recognizer.track(touch) }
    for scroller in scrollers
    where scroller.panGestureRecognizer.touch === touch {
      if scroller.fingerLanded() { progress = .dropped }
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
    for recognizer in tracking { recognizer.trackMove() }
    if let active = tracking.first(where: \.isActive) {
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
    let delivered = progress == .delivered
    progress = .dropped
    for recognizer in tracking {
      recognizer.finish(recognizer.isActive ? .ended : .failed)
    }
    if delivered { touch.view?.touchesEnded([touch], with: event) }
    resetRecognizers()
  }

  func cancel() {
    for recognizer in tracking {
      recognizer.finish(recognizer.isActive ? .cancelled : .failed)
    }
    takeFromView()
    resetRecognizers()
  }

  private func resetRecognizers() {
    for recognizer in recognizers where recognizer.touch == nil {
      recognizer.state = .possible
    }
  }

  private var event: UIEvent {
    UIEvent(touches: Set(touch.window?.deliveries.map(\.touch) ?? [touch]))
  }

  private var tracking: [UIGestureRecognizer] {
    recognizers.filter { $0.touch === touch }
  }

  private func recognize() {
    for recognizer in tracking where recognizer.isRecognized {
      if progress == .delivered, let view = touch.view,
        !recognizer.mayCancelTouches(in: view)
      {
        recognizer.finish(.failed)
        continue
      }
      for other in tracking where other !== recognizer {
        other.finish(.failed)
      }
      if recognizer.cancelsTouchesInView { takeFromView() }
      recognizer.advance(to: .began)
      return
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
