/// How far the library has come.
struct LibraryProgress: Sendable, Equatable {
  /// Whether files are still being found.
  var isIndexing = true
  var found = 0
  var indexed = 0
  var broken = 0
}
