import Foundation

/// Gives each file of an archive a path of its own, also where capitals make
/// no difference.
struct ZipNames {
  /// Hashes, which take 8 bytes a file; that two paths share one costs no more
  /// than a longer name.
  private var taken: Set<Int> = []

  /// Returns a path, or the path with a photo's id if it is taken.
  mutating func unique(_ path: String, id: UInt32) -> String {
    var path = path
    if !take(path) {
      let name = path.split(separator: "/").last ?? ""
      let ending = name.dropFirst().lastIndex(of: ".").map { name[$0...] } ?? ""
      path = "\(path.dropLast(ending.count)) (\(id))\(ending)"
      _ = take(path)
    }
    return path
  }

  private mutating func take(_ path: String) -> Bool {
    // Strings that look alike are equal and have the same hash.
    taken.insert(path.lowercased().hashValue).inserted
  }
}
