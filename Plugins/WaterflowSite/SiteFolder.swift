import Foundation

/// The folder that a site goes into: complete, or as it was before.
struct SiteFolder {
  private let url: URL
  /// In every site, so that nothing else is thrown away by mistake.
  private static let mark = "waterflow.mjs"

  /// Refuses a folder that holds something else.
  init(_ url: URL) throws {
    self.url = url
    let content = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    if let content, !content.isEmpty, !content.contains(Self.mark) {
      throw SiteFault(
        """
        \(url.path) holds something that is not a site of Waterflow's and \
        would be lost; name another folder by --output
        """)
    }
  }

  /// Has a folder filled, and puts it in the place of the one before.
  func fill(_ fill: (URL) throws -> Void) throws {
    let files = FileManager.default
    let staging = url.deletingLastPathComponent()
      .appending(path: ".\(url.lastPathComponent).new")
    try? files.removeItem(at: staging)
    try files.createDirectory(at: staging, withIntermediateDirectories: true)
    do {
      try fill(staging)
      if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
      try files.moveItem(at: staging, to: url)
    } catch {
      try? files.removeItem(at: staging)
      throw error
    }
  }
}
