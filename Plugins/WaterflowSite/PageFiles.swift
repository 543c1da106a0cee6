import Foundation

/// The files that a page consists of, as its author wrote them.
struct PageFiles {
  private let files: [URL]
  private let output: URL

  /// Looks into a folder, which may hold the one that the page goes into.
  init(
    in folder: URL, of package: URL, without output: URL,
    beside library: WaterflowPackage
  ) throws {
    // Hidden files are the page's (.well-known), but for those around a
    // package, which are its tools' (.build, .git).
    let holdsPackage = Self.holds(Self.path(folder), Self.path(package))
    guard
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil,
        options: holdsPackage ? .skipsHiddenFiles : []),
      files.contains(where: { $0.pathExtension == "html" })
    else {
      throw SiteFault(
        """
        no page in \(folder.path); put an index.html there, or name its \
        folder by --pages
        """)
    }
    let taken = Set(try library.scripts().map(\.lastPathComponent))
    if let file = files.first(where: { taken.contains($0.lastPathComponent) }) {
      throw SiteFault(
        """
        \(file.path) has the name of a file of Waterflow's that goes into \
        the same folder; call it something else
        """)
    }
    self.files = files
    self.output = output
  }

  /// Puts them into another folder, subfolders too, but for that folder and
  /// the one that it will replace.
  func copy(to folder: URL) throws {
    try Self.copy(
      files, to: folder, without: [Self.path(output), Self.path(folder)])
  }

  private static func copy(
    _ files: [URL], to folder: URL, without left: Set<String>
  ) throws {
    let manager = FileManager.default
    for file in files {
      let path = path(file)
      let copy = folder.appending(path: file.lastPathComponent)
      if left.contains(path) { continue }
      guard left.contains(where: { holds(path, $0) }) else {
        try manager.copyItem(at: file, to: copy)
        continue
      }
      try manager.createDirectory(at: copy, withIntermediateDirectories: true)
      let inside = try manager.contentsOfDirectory(
        at: file, includingPropertiesForKeys: nil)
      try Self.copy(inside, to: copy, without: left)
    }
  }

  private static func path(_ url: URL) -> String {
    url.resolvingSymlinksInPath().path
  }

  /// Whether a path is that of a folder or of something in it.
  private static func holds(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/")
  }
}
