/// What the menu of the page of updates does to a collection.
enum UpdatesAction: String, CaseIterable {
  case insert = "Insert"
  case delete = "Delete"
  case shuffle = "Shuffle"
  case sort = "Sort"
  case resize = "Resize"
  case undo = "Undo"
  case last = "Go to the last"
  /// Names a change that the data has not made.
  case lie = "Refused update"
}
