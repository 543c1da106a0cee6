/// Why there is no library.
package enum LibraryError: Error, Equatable, CustomStringConvertible {
  /// There is no such folder, or it cannot be read.
  case noFolder(String)
  /// The cache would be among the photos, at this path.
  case cacheInside(String)

  package var description: String {
    switch self {
    case .noFolder(let path): "There is no folder to read at \(path)."
    case .cacheInside(let path):
      "The cache at \(path) would be among the photos. "
        + "Choose a folder elsewhere, or a hidden one."
    }
  }
}
