import WaterflowEngine

extension WaterflowView {
  /// Who lets several items be selected by one drag, or nil, as at first, when
  /// none can; of no use without ``allowsMultipleSelection``.
  ///
  /// A drag that is taken away gives back what was selected before.
  public var multipleSelectionDelegate:
    (any WaterflowMultipleSelectionDelegate)?
  {
    get { host.multipleSelectionDelegate }
    set {
      guard newValue != nil || multipleSelection != nil else { return }
      let drags =
        multipleSelection
        ?? MultipleSelectionFeature(
          controller, selection, host, allowsTwoFingers: true)
      multipleSelection = drags
      drags.enable(newValue != nil) {
        host.multipleSelectionDelegate = newValue
      }
    }
  }
}
