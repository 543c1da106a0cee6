/// The folders that were seen, to find those that are gone.
struct FolderTree {
  private var children: [PhotoPath: Set<[UInt8]>] = [:]

  mutating func insert(_ folder: PhotoPath) {
    var folder = folder
    while folder != .root {
      let (isNew, _) = children[folder.folder, default: []].insert(folder.name)
      guard isNew else { return }
      folder = folder.folder
    }
  }

  /// Returns the names of folders in a folder.
  func names(in folder: PhotoPath) -> Set<[UInt8]> {
    children[folder] ?? []
  }

  /// Forgets a folder, and returns it with all that are below it.
  mutating func remove(_ folder: PhotoPath) -> [PhotoPath] {
    children[folder.folder]?.remove(folder.name)
    var all = [folder]
    var next = 0
    while next < all.count {
      let names = children.removeValue(forKey: all[next]) ?? []
      all += names.map(all[next].appending)
      next += 1
    }
    return all
  }
}
