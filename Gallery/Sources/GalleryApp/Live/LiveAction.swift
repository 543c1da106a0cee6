/// What a button does to a collection.
enum LiveAction: Int {
  case insert, delete, shuffle, sort, resize, undo, last, lie
}

/// Which collection is shown.
enum LiveChoice: Int {
  case tiles, feed, chat, millions
}
