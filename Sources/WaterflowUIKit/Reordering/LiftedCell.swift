/// What has a cell go with a finger, above all others, and then to its place.
@MainActor
final class LiftedCell {
  // The cell has it.
  private unowned let cell: WaterflowCell
  /// The transform that an app has given the cell.
  private let resting: CGAffineTransform
  /// The layer's depth and shadow that an app has given the cell.
  private let look: (z: CGFloat, opacity: Float, radius: CGFloat)
  private var animator: UIViewPropertyAnimator?

  /// How long a dropped cell takes to its place, in seconds.
  private static let dropDuration = 0.25

  init(_ cell: WaterflowCell) {
    self.cell = cell
    resting = cell.transform
    look = (
      cell.layer.zPosition, cell.layer.shadowOpacity, cell.layer.shadowRadius
    )
    cell.layer.zPosition = 100_000
    cell.layer.shadowOpacity = 0.3
    cell.layer.shadowRadius = 8
  }

  /// Whether the cell goes with the finger still.
  var isHeld: Bool { animator == nil }

  /// Shows the cell with its centre there, in its view's coordinates.
  func place(_ center: CGPoint) {
    let map = CGAffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: center.x - cell.center.x,
      ty: center.y - cell.center.y)
    cell.transform = resting.concatenating(map)
  }

  /// Lets the cell go to its place by and by.
  func drop() {
    let animator = UIViewPropertyAnimator(
      duration: Self.dropDuration, curve: .easeInOut
    ) { [cell, resting] in
      cell.transform = resting
    }
    animator.addCompletion { [weak self] (_: UIViewAnimatingPosition) in
      self?.animator = nil
      self?.restore()
    }
    self.animator = animator
    animator.startAnimation()
  }

  /// Puts the cell down at once.
  func restore() {
    animator?.stopAnimation(true)
    animator = nil
    cell.transform = resting
    cell.layer.zPosition = look.z
    cell.layer.shadowOpacity = look.opacity
    cell.layer.shadowRadius = look.radius
    // Last: nobody else holds it.
    cell.lift = nil
  }
}
