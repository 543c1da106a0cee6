import WaterflowLayout

/// What a key asks of the features of a view.
public enum KeyRequest {
  /// Does what a tap on an item does, once the key comes up.
  case press(ItemPath)
  /// The key has come up that was pressed on an item; or it does not count.
  case release(isCancelled: Bool)
  /// Does what a click on an item does with these keys held.
  case activate(ItemPath, RangeSelection.Modifier)
  /// Takes the selection along to where the focus has gone.
  case extend(from: ItemPath?, to: ItemPath, RangeSelection.Modifier)
  /// Selects all items.
  case selectAll
  /// Shows what can be done with an item, or more of it.
  case showActions(ItemPath)
  /// Shows what else can be done with the item whose actions are shown.
  case showOtherActions
  /// Goes to the action beside, where actions are shown.
  case chooseAction(FocusMove)
  /// Performs the action that is chosen.
  case performAction
  /// Takes an item one place on.
  case carry(ItemPath, FocusMove)
  /// Ends what is under way or open.
  case escape
}
