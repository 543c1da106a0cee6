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
  /// When the cells are gone, in milliseconds; nil for those that stay.
  let leavesBy: Double?
  let animator: UIViewPropertyAnimator
  /// Whose time is over with it, by their numbers in the controller.
  var numbers: [Int] = []

  /// Prepares to move cells from where their transforms show them to where
  /// their frames are.
  init(
    _ cells: [CellID: Passenger], duration: Double, leavesBy: Double?
  ) {
    self.cells = cells
    self.leavesBy = leavesBy
    animator = UIViewPropertyAnimator(
      duration: duration / 1_000, curve: .easeInOut
    ) {
      for (_, one) in cells { one.cell.transform = one.resting }
    }
  }
}
