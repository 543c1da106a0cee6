/// A photo as it stands in a folder.
struct ListedFile: Sendable, Equatable {
  let name: [UInt8]
  let identity: FileIdentity
  /// When anything of it changed, as in `FileStatus`.
  let changed: Int64

  init(name: [UInt8], status: FileStatus) {
    self.name = name
    identity = status.identity
    changed = status.changed
  }
}
