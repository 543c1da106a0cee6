import WaterflowEngine

extension WaterflowView {
  /// Who lets several items be selected by one drag, or nil, as at first, when
  /// none can; of no use without ``allowsMultipleSelection``.
  ///
  /// A drag that is taken away gives back what was selected before.
  public var multipleSelectionDelegate:
    (any WaterflowMultipleSelectionDelegate)?
  {
    get { multipleSelection?.cells.delegate }
    set {
      guard let newValue else {
        multipleSelection?.remove()
        multipleSelection = nil
        return
      }
      if let multipleSelection {
        multipleSelection.cells.delegate = newValue
        return
      }
      requireGestures()
      multipleSelection = MultipleSelectionFeature(
        controller, selection, MultipleSelectionHost(self, newValue),
        allowsTwoFingers: true)
    }
  }
}
