import WaterflowLayout

/// One of the actions that a swipe reveals: a button beside an item.
///
/// ```swift
/// WaterflowSwipeAction("Delete", isDestructive: true) { view, path in
///   notes.remove(at: path.item)
///   try? view.deleteItems(at: [path])
/// }
/// ```
public struct WaterflowSwipeAction {
  /// The width of a button unless given, in points.
  public static let defaultWidth = 74.0

  /// What is written on the button.
  public var title: String

  /// Whether it takes something away: the button has the class
  /// `waterflow-destructive` then.
  public var isDestructive: Bool

  /// The button's extent across the axis, in points.
  public var width: Double

  /// Called when the action is performed by a tap, a key or a full swipe, with
  /// the item's present path.
  public var handler: (WaterflowView, ItemPath) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: what is written on the button.
  ///   - isDestructive: whether it takes something away.
  ///   - width: the button's extent across the axis, in points; one that is
  ///     negative or no number counts as 0.
  ///   - handler: performs it.
  public init(
    _ title: String, isDestructive: Bool = false,
    width: Double = WaterflowSwipeAction.defaultWidth,
    handler: @escaping (WaterflowView, ItemPath) -> Void
  ) {
    self.title = title
    self.isDestructive = isDestructive
    self.width = width > 0 && width.isFinite ? width : 0
    self.handler = handler
  }
}
