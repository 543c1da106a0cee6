import WaterflowLayout

/// One step that turns the arrangement before an update into the one after it.
///
/// ``UpdatePlan/edits`` lists the steps in this order, and carried out one
/// after the other each finds its index in place:
///
/// 1. `removeItems` and `detachItem`, from the last to the first, in old
///    indices of sections and items;
/// 2. `removeSection` and `detachSection`, from the last to the first, in old
///    indices;
/// 3. `insertSection` and `attachSection`, from the first to the last, in new
///    indices, as everything from here on;
/// 4. `reloadSection`;
/// 5. `insertItems` and `attachItem`, from the first to the last;
/// 6. `reloadItems`.
///
/// A move is a pair of detaching and attaching with the same number, below the
/// number of moves: between the two, whoever carries the edits out keeps what
/// was detached under that number. Numbers of items and of sections are
/// independent of each other.
public enum LayoutEdit: Equatable, Sendable {
  /// Items go for good.
  case removeItems(section: Int, Range<Int>)
  /// An item is taken out, to be attached later.
  case detachItem(ItemPath, move: Int)
  /// A section goes for good, with the items that it has left.
  case removeSection(Int)
  /// A section is taken out with the items that it has left, to be attached
  /// later.
  case detachSection(Int, move: Int)
  /// A new section appears with so many new items.
  case insertSection(Int, itemCount: Int)
  /// A section that was detached appears with its items.
  case attachSection(Int, move: Int)
  /// A section is read anew: its items give way to so many new ones.
  case reloadSection(Int, itemCount: Int)
  /// New items appear; the range is where they are afterwards.
  case insertItems(section: Int, Range<Int>)
  /// An item that was detached appears.
  case attachItem(ItemPath, move: Int)
  /// Items stay and are read anew.
  case reloadItems(section: Int, Range<Int>)
}
