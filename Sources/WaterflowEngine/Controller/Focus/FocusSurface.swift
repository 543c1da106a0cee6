import WaterflowLayout

/// What a ``FocusFeature`` asks, and what shows the focus.
///
/// Items are named as the data names them.
public protocol FocusSurface: CollectionSurface {
  /// Whether a touch on an item gives it the focus now.
  var takesFocusByTouch: Bool { get }

  /// What is read out to people who do not see it, or has a control with the
  /// platform's focus: its cell is kept. Nil where the platform sees to that by
  /// itself, as it is unless a surface says so.
  var readElement: ElementID? { get }

  /// Returns whether an item can have the focus.
  func canFocus(_ item: ItemPath) -> Bool

  /// Lets a cell have the focus, and no other; nil where the item has no cell,
  /// or none has the focus.
  func showFocus(on cell: CellID?)

  /// Tells that the focus has come to an item, or gone from all.
  func didMoveFocus(to item: ItemPath?)
}

extension FocusSurface {
  /// Nothing.
  public var readElement: ElementID? { nil }
}
