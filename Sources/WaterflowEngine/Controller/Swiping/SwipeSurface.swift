import WaterflowLayout

/// Where a ``SwipeFeature`` asks an app for actions, and shows them.
///
/// What an app says of an action, words and closures, stays a matter of the
/// surface; the feature remembers it and gives it back.
public protocol SwipeSurface: AnyObject {
  /// What an app offers at one edge of an item.
  associatedtype Actions
  /// What shows an item whose content is out of its place.
  associatedtype Content: SwipedContent where Content.Actions == Actions

  /// Asks the app what it offers at an edge of an item; nil for nothing.
  func actions(of item: ItemPath, at edge: SwipeEdge) -> Actions?

  /// Returns what a swipe has to know of actions, with the length that they
  /// like to have.
  func description(of actions: Actions) -> SwipeActions

  /// Returns what moves a cell's content from now on, in its place.
  func content(of cell: CellID) -> Content?

  /// Lifting the finger would perform the first action from now on: time for a
  /// tap on the hand.
  func didArm()

  /// Has an action performed that the app has offered.
  func perform(_ action: Int, of actions: Actions, on item: ItemPath)
}
