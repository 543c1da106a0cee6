import Foundation

/// The files next to which the tests were compiled.
enum Repository {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the names of a folder's files that end in a way, in order.
  static func files(_ folder: String, _ ending: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }

  static func contents(_ path: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(path))
  }
}
