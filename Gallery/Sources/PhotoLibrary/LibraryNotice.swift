import Foundation

/// What a person at the terminal should know; the library goes on.
package enum LibraryNotice: Sendable, Equatable, CustomStringConvertible {
  /// The folder is gone; what is known of it is still shown.
  case folderMissing
  /// A folder cannot be read, or a file not be looked at; by its path in the
  /// library's folder, which has none itself.
  case unreadable(String)
  /// Nothing can be written into the cache folder, for this reason. It is
  /// told once.
  case cacheUnwritable(String)
  /// The index cannot be written; it goes on in memory.
  case indexInMemory(String)
  /// The index was damaged or foreign; it is kept here and made anew.
  case indexSetAside(URL)
  /// Not all folders can be watched; changes are found by looking again.
  case unwatched

  package var description: String {
    switch self {
    case .folderMissing:
      "The folder of photos is gone; what is known of it is still shown."
    case .unreadable(""): "The folder of photos cannot be read."
    case .unreadable(let path): "This cannot be read: \(path)"
    case .cacheUnwritable(let reason):
      "Thumbnails cannot be kept (\(reason)); they are made each time."
    case .indexInMemory(let reason):
      "The index cannot be written (\(reason)); it goes on in memory."
    case .indexSetAside(let file):
      "The index was damaged and is made anew; the old one is \(file.path)."
    case .unwatched:
      "Not all folders can be watched; changes are found a little later."
    }
  }
}
