/// Notices changes in folders.
protocol FolderWatching: AnyObject, Sendable {
  /// Whether all folders that should be watched are.
  var isComplete: Bool { get }
  /// Watches a folder, not those in it; false if it cannot.
  func watch(_ folder: PhotoPath, at path: [CChar]) -> Bool
  /// Watches a folder no more.
  func forget(_ folder: PhotoPath)
  func stop()
}
