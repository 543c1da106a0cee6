import WaterflowEngine

extension WaterflowView {
  /// Who lets several items be selected by one drag; nil at first, when none
  /// can, and of no use without ``allowsMultipleSelection``.
  ///
  /// The rectangle of a mouse has the class `waterflow-marquee`. Escape gives
  /// back what was selected before.
  ///
  /// ```swift
  /// view.multipleSelectionDelegate = library
  /// ```
  ///
  /// The view keeps its delegate alive.
  public var multipleSelectionDelegate:
    (any WaterflowMultipleSelectionDelegate)?
  {
    get { host.delegates?.multipleSelection }
    set {
      guard newValue != nil || multipleSelection != nil else { return }
      let drags =
        multipleSelection
        ?? MultipleSelectionFeature(controller, requireSelection(), host)
      multipleSelection = drags
      drags.enable(newValue != nil) {
        host.requireDelegates().multipleSelection = newValue
      }
    }
  }
}
