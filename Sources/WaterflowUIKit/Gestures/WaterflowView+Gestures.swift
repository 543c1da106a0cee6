import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Lets a gesture compete for the view's touches; one of the same class gives
  /// way to it.
  ///
  /// ```swift
  /// let press = PressGesture()
  /// press.pressed = { [weak self] item, _ in self?.showMenu(item) ?? false }
  /// view.addGesture(press)
  /// ```
  ///
  /// The first gesture installs a recogniser, which fails as soon as nothing
  /// can come of a touch; the scroll waits for that. What a gesture's closures
  /// hold, the view holds. Places are in points from the viewport's corner, and
  /// times those of `UITouch` in milliseconds.
  public func addGesture(_ gesture: ArenaGesture) {
    controller.addGesture(gesture)
  }

  /// Takes a gesture away; it loses the touch under way.
  public func removeGesture(_ gesture: ArenaGesture) {
    controller.removeGesture(gesture)
  }

  // MARK: - Where touches are

  /// Where a finger is, in points from the viewport's corner.
  func viewportPoint(of touch: UITouch) -> LayoutPoint {
    LayoutPoint(touch.location(in: self)).shift(from: engineOffset)
  }

  /// What is in the view's coordinates so far from the viewport's corner.
  func point(at location: LayoutPoint) -> CGPoint {
    let offset = engineOffset
    return CGPoint(
      LayoutPoint(x: location.x + offset.x, y: location.y + offset.y))
  }

  /// Whether a view is in a cell, or is the view itself, rather than something
  /// that an app has added.
  func holdsCell(_ view: UIView) -> Bool {
    view === self || cell(around: view) != nil
  }

  /// The cell that a view is in.
  func cell(around view: UIView) -> WaterflowCell? {
    engine.liveCells.lazy.compactMap { self.host.cell($0.cell) }
      .first { view.isDescendant(of: $0) }
  }

  // MARK: - What gestures have to know

  /// Whether content moves by itself; or did a moment ago, when a finger
  /// stopped it.
  var isCoasting: Bool {
    isDecelerating || now() - lastCoasted < 50
  }

  /// Tells gestures that the platform has scrolled, before a pass.
  ///
  /// - Parameter insets: what covered the content when it was shown last; a
  ///   scroll view moves it by itself for others.
  func noteScrolling(since insets: Insets) {
    if isDecelerating { lastCoasted = now() }
    let (shown, known) = (engineOffset, engine.offset)
    let isMoving = isDragging || isDecelerating
    let isScrolled = controller.strayed(
      by: max(abs(shown.x - known.x), abs(shown.y - known.y)),
      isMoving: isMoving, isInset: insets != engine.contentInsets)
    // UIKit takes a finger away from what scrolls, but not a mouse.
    if isMoving && isScrolled { taps.arena.scrolled() }
  }
}
