import Foundation

/// The folder that a site goes into: complete, or as it was before.
struct SiteFolder {
  private let url: URL
  /// In every site, so that nothing else is thrown away by mistake.
  private static let mark = "waterflow.mjs"

  /// Refuses what is no folder, one that holds something else, and one that
  /// cannot be made.
  init(_ url: URL) throws {
    // What a link leads to is made anew, and the link stays.
    self.url = url.resolvingSymlinksInPath()
    let path = self.url.path
    let files = FileManager.default
    let content = try? files.contentsOfDirectory(atPath: path)
    // Asked so, a link that leads nowhere is there.
    if content == nil, (try? files.attributesOfItem(atPath: path)) != nil {
      throw SiteFault(
        "\(path) is no folder to read; name another one by --output")
    }
    if let content, !content.isEmpty, !content.contains(Self.mark) {
      throw SiteFault(
        """
        \(path) holds something that is not a site of Waterflow's and \
        would be lost; name another folder by --output
        """)
    }
    do {
      try begin()
      try files.removeItem(at: staging)
    } catch {
      throw SiteFault(
        """
        \(staging.path) cannot be made, in which the site is built; name \
        another folder by --output
        """)
    }
  }

  /// What will come into the folder's place, beside it.
  private var staging: URL {
    url.deletingLastPathComponent()
      .appending(path: ".\(url.lastPathComponent).new")
  }

  /// Makes that, empty.
  private func begin() throws {
    let files = FileManager.default
    try? files.removeItem(at: staging)
    try files.createDirectory(at: staging, withIntermediateDirectories: true)
  }

  /// Has a folder filled, and puts it in the place of the one before.
  func fill(_ fill: (URL) throws -> Void) throws {
    let files = FileManager.default
    try begin()
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
