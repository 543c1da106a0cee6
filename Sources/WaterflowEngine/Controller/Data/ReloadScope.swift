/// How much of its data a ``CollectionController`` reads again, from the least
/// on.
public enum ReloadScope: Comparable, Sendable {
  /// Styles and sizes of the same items, which stay in their cells.
  case layout
  /// All of the same items, in the same order.
  case cells
  /// All, for another delegate or another axis; what is selected stays so.
  case source
  /// All, of items that may be other ones: none stays selected.
  case items
}
