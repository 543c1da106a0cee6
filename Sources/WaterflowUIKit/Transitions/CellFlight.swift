import WaterflowEngine

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Cells that go to their places together.
@MainActor
final class CellFlight {
  var cells: [CellID: WaterflowCell]
  /// When it is over, in milliseconds.
  let end: Double
  /// Whether the cells are on their way out.
  let isLeaving: Bool
  let animator: UIViewPropertyAnimator
  /// Told whether the cells have arrived.
  var completions: [(Bool) -> Void] = []

  /// Begins to move cells from where their transforms show them to where their
  /// frames are.
  init(
    _ cells: [CellID: WaterflowCell], duration: Double, end: Double,
    isLeaving: Bool
  ) {
    self.cells = cells
    self.end = end
    self.isLeaving = isLeaving
    animator = UIViewPropertyAnimator(
      duration: duration / 1_000, curve: .easeInOut
    ) {
      for cell in cells.values { cell.transform = .identity }
    }
    animator.startAnimation()
  }
}
