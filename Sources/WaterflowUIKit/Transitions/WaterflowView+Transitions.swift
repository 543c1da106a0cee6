import WaterflowEngine
import WaterflowLayout

extension UIView {
  /// Whether what the view shows slides to its place, rather than standing
  /// there at once.
  var canAnimate: Bool {
    window != nil && UIView.areAnimationsEnabled
      && !UIAccessibility.isReduceMotionEnabled
  }
}

extension WaterflowView {
  /// Gives back the cells that have left, and tells who waits.
  func flightDidEnd(_ flight: CellFlight) {
    if let end = flight.leavesBy {
      // The animator's clock may be a little ahead of ours.
      controller.endTransitions(at: max(now(), end))
    }
    for number in flight.numbers { controller.cellsDidArrive(number) }
  }
}
