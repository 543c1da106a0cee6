import WaterflowEngine

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// A cell whose content is not in its place, and what that uncovers.
@MainActor
final class SwipedCell {
  /// A view that a swipe moves.
  private struct Part {
    let view: UIView
    /// The transform that an app has given it.
    var resting: CGAffineTransform
    /// The transform that it was given here.
    var given: CGAffineTransform
  }

  let cell: WaterflowCell
  private var parts: [Part] = []
  private var actions: [SwipeActionsView] = []
  private let wasClipped: Bool
  private var animator: UIViewPropertyAnimator?
  private(set) var offset = CGPoint.zero

  init(_ cell: WaterflowCell) {
    self.cell = cell
    wasClipped = cell.clipsToBounds
    cell.clipsToBounds = true
  }

  /// Shows other actions.
  func show(_ views: [SwipeActionsView]) {
    for view in actions { view.removeFromSuperview() }
    actions = views
    for view in views { cell.addSubview(view) }
  }

  /// Marks the action at an edge that a key would perform.
  func choose(_ number: Int, at edge: SwipeEdge) {
    for view in actions { view.choose(view.edge == edge ? number : nil) }
  }

  /// Whether the content is on its way.
  var isSettling: Bool { animator != nil }

  /// How far from its place the content is drawn at the moment.
  var shownOffset: CGPoint {
    let drawn = cell.shownDisplacement
    let own = parts.first { $0.view === cell.contentView }?.resting
    return CGPoint(x: drawn.x - (own?.tx ?? 0), y: drawn.y - (own?.ty ?? 0))
  }

  /// Puts the content there at once.
  func move(to offset: CGPoint) {
    stop()
    place(offset)
  }

  /// Lets the content go there as a spring would.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - velocity: in points a second.
  ///   - completion: called once it is there, unless it was stopped.
  func settle(
    at offset: CGPoint, velocity: CGPoint,
    _ completion: @escaping () -> Void
  ) {
    stop()
    let way = CGPoint(x: offset.x - self.offset.x, y: offset.y - self.offset.y)
    let animator = UIViewPropertyAnimator(
      duration: SwipeRecognizer.settleDuration / 1_000,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 1,
        initialVelocity: CGVector(
          dx: way.x == 0 ? 0 : velocity.x / way.x,
          dy: way.y == 0 ? 0 : velocity.y / way.y)))
    animator.addAnimations { [weak self] in self?.place(offset) }
    animator.addCompletion { [weak self] (_: UIViewAnimatingPosition) in
      self?.animator = nil
      completion()
    }
    self.animator = animator
    animator.startAnimation()
  }

  /// Lets the first action cover the others, or leave them again.
  func arm(_ isArmed: Bool, animated: Bool) {
    for view in actions { view.isArmed = isArmed }
    guard animated else { return cover() }
    UIView.animate(withDuration: 0.2) { self.cover() }
  }

  /// Puts everything back.
  func restore() {
    stop()
    for part in parts where part.view.transform == part.given {
      part.view.transform = part.resting
    }
    parts = []
    offset = .zero
    show([])
    cell.clipsToBounds = wasClipped
  }

  private func place(_ offset: CGPoint) {
    self.offset = offset
    for view in cell.swipedViews { displace(view) }
    cover()
  }

  /// Draws a view out of its place, as the app has transformed it.
  private func displace(_ view: UIView) {
    let index = parts.firstIndex { $0.view === view } ?? parts.endIndex
    if index == parts.endIndex {
      parts.append(
        Part(view: view, resting: view.transform, given: view.transform))
    } else if view.transform != parts[index].given {
      // The app has set another one meanwhile.
      parts[index].resting = view.transform
    }
    view.transform = parts[index].resting.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y))
    parts[index].given = view.transform
  }

  private func cover() {
    for view in actions { view.cover(offset, of: cell.bounds) }
  }

  private func stop() {
    guard let animator else { return }
    self.animator = nil
    offset = shownOffset
    animator.stopAnimation(true)
    // That has set them to what is shown.
    for index in parts.indices {
      parts[index].given = parts[index].view.transform
    }
  }
}
