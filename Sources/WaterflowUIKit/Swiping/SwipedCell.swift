import WaterflowEngine
import WaterflowLayout

/// A cell whose content is not in its place, and what that uncovers.
@MainActor
final class SwipedCell: @MainActor SwipedContent {
  /// A view that a swipe moves.
  private struct Part {
    let view: UIView
    /// The transform that an app has given it.
    var resting: CGAffineTransform
    /// The transform that it was given here.
    var given: CGAffineTransform
  }

  private let cell: WaterflowCell
  private weak var view: WaterflowView?
  private var parts: [Part] = []
  private var actions: SwipeActionsView?
  private let wasClipped: Bool
  private var animator: UIViewPropertyAnimator?
  private var offset = CGPoint.zero
  /// How large the cell was when its actions covered it.
  private var coveredSize = CGSize.zero

  init(_ cell: WaterflowCell, in view: WaterflowView) {
    self.cell = cell
    self.view = view
    wasClipped = cell.clipsToBounds
    cell.clipsToBounds = true
    cell.swiped = self
  }

  /// Takes over another size of the cell.
  func cellDidLayOut() {
    if cell.bounds.size != coveredSize { cover() }
  }

  // MARK: - SwipedContent

  func show(
    _ actions: WaterflowSwipeActions?, at edge: SwipeEdge, length: Double
  ) {
    self.actions?.removeFromSuperview()
    self.actions = nil
    guard let actions = actions?.actions, !actions.isEmpty else { return }
    let strip = SwipeActionsView(actions, side(edge), CGFloat(length)) {
      [weak self] action in
      if let self { view?.swipes?.press(action, in: self) }
    }
    cell.addSubview(strip)
    self.actions = strip
  }

  private func side(_ edge: SwipeEdge) -> SwipeActionsView.Side {
    guard view?.scrollDirection == .vertical else {
      return edge == .leading ? .top : .bottom
    }
    return (edge == .leading) == view?.isMirrored ? .right : .left
  }

  func choose(_ action: Int) { actions?.choose(action) }

  // Keys choose a button without giving it the focus.
  var holdsFocus: Bool { false }

  /// How far from its place the content is drawn at the moment.
  var shownOffset: LayoutPoint {
    let drawn = cell.shownDisplacement
    let own = parts.first { $0.view === cell.contentView }?.resting
    return LayoutPoint(
      x: Double(drawn.x - (own?.tx ?? 0)), y: Double(drawn.y - (own?.ty ?? 0)))
  }

  func move(to offset: LayoutPoint) {
    stop()
    place(CGPoint(offset))
  }

  func settle(at place: LayoutPoint, velocity: LayoutPoint) {
    stop()
    let target = CGPoint(place)
    guard view?.canAnimate == true else { return self.place(target) }
    let way = CGPoint(x: target.x - offset.x, y: target.y - offset.y)
    let animator = UIViewPropertyAnimator(
      duration: SwipeRecognizer.settleDuration / 1_000,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 1,
        initialVelocity: CGVector(
          dx: way.x == 0 ? 0 : CGFloat(velocity.x) / way.x,
          dy: way.y == 0 ? 0 : CGFloat(velocity.y) / way.y)))
    animator.addAnimations { [weak self] in self?.place(target) }
    animator.addCompletion { [weak self] (_: UIViewAnimatingPosition) in
      self?.animator = nil
    }
    self.animator = animator
    animator.startAnimation()
  }

  func setArmed(_ isArmed: Bool) {
    guard actions?.isArmed != isArmed else { return }
    actions?.isArmed = isArmed
    guard view?.canAnimate == true else { return cover() }
    UIView.animate(withDuration: 0.2) { self.cover() }
  }

  func restore() {
    stop()
    for part in parts where part.view.transform == part.given {
      part.view.transform = part.resting
    }
    parts = []
    offset = .zero
    actions?.removeFromSuperview()
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
    coveredSize = cell.bounds.size
    actions?.cover(offset, of: cell.bounds)
  }

  private func stop() {
    guard let animator else { return }
    self.animator = nil
    offset = CGPoint(shownOffset)
    animator.stopAnimation(true)
    // That has set them to what is shown.
    for index in parts.indices {
      parts[index].given = parts[index].view.transform
    }
  }
}
