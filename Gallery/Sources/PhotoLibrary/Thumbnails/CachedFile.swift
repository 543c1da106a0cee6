/// A picture in the cache.
struct CachedFile {
  let path: String
  let bytes: Int
  /// When it was last used, in nanoseconds since 1970.
  let used: Int64

  init?(path: String) {
    guard
      let status = FileStatus(path: path), status.kind == .file
    else { return nil }
    self.path = path
    bytes = Int(status.identity.size)
    used = status.identity.modified
  }
}
