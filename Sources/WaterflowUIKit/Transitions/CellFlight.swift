import WaterflowEngine

/// Cells that go to their places together.
@MainActor
final class CellFlight {
  /// A cell, and the transform that an app has given it.
  struct Passenger {
    var cell: WaterflowCell
    var resting: CGAffineTransform
  }

  var cells: [CellID: Passenger]
  /// When it is over, in milliseconds.
  let end: Double
  /// Whether the cells are on their way out.
  let isLeaving: Bool
  let animator: UIViewPropertyAnimator
  /// Whose time is over with it, by their numbers in the controller.
  var numbers: [Int] = []

  /// Prepares to move cells from where their transforms show them to where
  /// their frames are.
  init(
    _ cells: [CellID: Passenger], duration: Double, end: Double,
    isLeaving: Bool
  ) {
    self.cells = cells
    self.end = end
    self.isLeaving = isLeaving
    animator = UIViewPropertyAnimator(
      duration: duration / 1_000, curve: .easeInOut
    ) {
      for (_, one) in cells { one.cell.transform = one.resting }
    }
  }
}
