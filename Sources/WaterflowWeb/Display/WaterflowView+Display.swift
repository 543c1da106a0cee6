import WaterflowEngine

extension WaterflowView {
  /// Who hears which cells come to show something, and which show it no more;
  /// nil at first.
  ///
  /// Set it before the first ``reloadData()``: of what shows already it is told
  /// neither way. The view keeps its delegate alive.
  public var displayDelegate: (any WaterflowDisplayDelegate)? {
    get { host.delegates?.display }
    set {
      if host.delegates?.display !== newValue { displays?.forget() }
      host.requireDelegates().display = newValue
      guard newValue != nil, displays == nil else { return }
      let displays = DisplayFeature(host)
      self.displays = displays
      controller.add(displays)
    }
  }
}
