import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Adds a gesture of the engine that the view has no delegate for, such as
  /// a `PageTurnGesture`; one of the same class gives way to it.
  ///
  /// ```swift
  /// let turn = PageTurnGesture(PageTurnRecognizer(pageCount: 3, breadth: 375))
  /// turn.show = { [self] in carryOut($0) }
  /// view.addGesture(turn)
  /// ```
  ///
  /// From the first move on that it claims, the touch does not scroll. The view
  /// holds the gesture, and what its closures hold, until ``remove()``.
  public func addGesture(_ gesture: ArenaGesture) {
    controller.addGesture(gesture)
  }

  /// Takes a gesture away; it loses the touch under way.
  public func removeGesture(_ gesture: ArenaGesture) {
    controller.removeGesture(gesture)
  }
}
