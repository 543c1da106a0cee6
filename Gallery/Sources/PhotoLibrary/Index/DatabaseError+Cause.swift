import GRDB

extension DatabaseError {
  /// Whether the file makes no sense.
  var isAboutTheContent: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode)
  }
}
