import Foundation

/// The files that are not in an archive, or not whole, and why.
struct ZipOmissions {
  /// The most that are listed one by one.
  private static let limit = 10_000

  private var lines = Data()
  private var count = 0

  /// Adds a file.
  mutating func add(_ path: String, _ reason: String) {
    count += 1
    if count <= Self.limit {
      lines.append(contentsOf: "\(path): \(reason)\n".utf8)
    }
  }

  /// The list for people, or nil if there is nothing in it.
  var text: Data? {
    guard count > 0 else { return nil }
    let others = count - Self.limit
    return others > 0 ? lines + Data("... and \(others) others\n".utf8) : lines
  }
}
