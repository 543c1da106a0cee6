/// What was noticed of a folder.
enum FolderEvent: Sendable {
  /// Something in a folder is another; these names were touched.
  case changed(PhotoPath, Set<[UInt8]>)
  /// So much happened that some of it was lost.
  case overflowed
  /// The library's folder has another name now, and perhaps another folder has
  /// its place.
  case moved
}

extension IndexerMail.Content {
  /// Asks to look at what was noticed.
  mutating func note(_ event: FolderEvent) {
    switch event {
    case .changed(let folder, let names):
      folders[folder, default: []].formUnion(names)
    case .overflowed, .moved:
      wantsScan = true
    }
  }
}
