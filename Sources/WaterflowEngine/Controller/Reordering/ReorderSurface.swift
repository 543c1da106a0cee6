import WaterflowLayout

/// What a ``ReorderFeature`` asks an app, and has a view show.
public protocol ReorderSurface: AnyObject {
  /// Whether an item may be lifted.
  func canMove(_ item: ItemPath) -> Bool

  /// Where an item of the data goes that is dragged to a place: there, or
  /// anywhere else; it stays where it is for nil, and where there is no such
  /// place.
  func target(ofMoving item: ItemPath, to proposed: ItemPath) -> ItemPath?

  /// A cell goes with a finger from now on, above all others: a touch on it
  /// selects nothing, and people may feel it.
  func lift(_ cell: CellID)

  /// The lifted cell is to be seen there, in points of the content.
  func place(_ cell: CellID, in frame: LayoutRect)

  /// The gap has moved: people may feel it.
  func gapMoved()

  /// The lifted cell goes to its place by and by.
  func drop(_ cell: CellID)

  /// A cell is in its place at once, whether it was lifted or not.
  func putDown(_ cell: CellID)

  /// Tells those who do not see it that an item was moved without a finger,
  /// and is there now: the one of so many in its section.
  func announceMove(to item: ItemPath, among count: Int)

  /// The data has to follow a move that is shown already.
  func didMove(_ move: Move<ItemPath>)
}
