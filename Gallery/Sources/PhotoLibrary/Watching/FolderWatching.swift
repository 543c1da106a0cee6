/// Notices changes in folders.
protocol FolderWatching: AnyObject, Sendable {
  /// Whether all that changes in the folders that should be watched is told.
  var isComplete: Bool { get }
  /// Watches a folder, not those in it; false if not all will be told.
  func watch(_ folder: PhotoPath, at path: [CChar]) -> Bool
  /// Watches a folder no more.
  func forget(_ folder: PhotoPath)
  func stop()
}
