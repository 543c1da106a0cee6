import WaterflowEngine

extension WaterflowView {
  /// Who hears which cells come to show something, and which show it no more;
  /// nil at first.
  ///
  /// Set it before the first ``reloadData()``: of what shows already it is told
  /// neither way. The view keeps its delegate alive.
  public var displayDelegate: (any WaterflowDisplayDelegate)? {
    get { displays?.displays.delegate }
    set {
      if let displays {
        if displays.displays.delegate !== newValue { displays.forget() }
        displays.displays.delegate = newValue
      } else if let newValue {
        let displays = DisplayFeature(PageDisplays(host, newValue))
        self.displays = displays
        controller.add(displays)
      }
    }
  }
}
