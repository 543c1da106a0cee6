/// What the index knows of a file, to tell whether it is still the same.
struct KnownFile: Sendable {
  let entry: TimelineEntry
  let identity: FileIdentity
  /// When anything of it changed, as in `FileStatus`.
  let changed: Int64
  let isBroken: Bool

  /// Whether a file has not changed since, for all that can be seen.
  func isSame(as file: ListedFile) -> Bool {
    identity == file.identity && changed == file.changed
  }
}
