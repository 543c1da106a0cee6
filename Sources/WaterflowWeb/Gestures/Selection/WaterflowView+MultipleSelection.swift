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
    get { multipleSelection?.cells.delegate }
    set {
      guard let newValue else {
        multipleSelection?.remove()
        multipleSelection = nil
        touches?.claim([], for: .drags)
        return
      }
      if let multipleSelection {
        multipleSelection.cells.delegate = newValue
        return
      }
      let selection = requireSelection()
      requireTouches().claim([.drags, .presses], for: .drags)
      multipleSelection = MultipleSelectionFeature(
        controller, selection, MultipleSelectionHost(host, newValue))
    }
  }
}
