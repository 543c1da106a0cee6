import WaterflowLayout

/// What a pass does for cells that an update moves.
///
/// A pass calls it by way of these functions, which an update installs: without
/// updates nothing of it is linked.
struct TransitionSteps<Host: CollectionHost> {
  typealias Engine = CollectionEngine<Host>

  /// Keeps a cell in sight that goes out of view.
  let leave: (Engine, LiveCell, Host) -> Void = { engine, live, host in
    let element = engine.layout.element(live.element, in: engine.viewport)
    engine.leave(live, to: element?.frame, host)
  }
  /// Returns the cell that is on its way out with an element.
  let takeBack: (Engine, LayoutElement) -> CellID? = { $0.takeBack($1) }
  /// Has a cell come to its place that was not in view.
  let enter: (Engine, CellID, LayoutElement) -> Void = { $0.enter($1, $2) }
  /// Sends cells that are on their way out to where they belong now.
  let redirect: (Engine) -> Void = { $0.redirectLeaving() }
  /// Hands the host what moves.
  let play: (Engine, Host) -> Void = { $0.playTransition($1) }
}
