import Foundation

/// The files that a page consists of, as its author wrote them.
struct PageFiles {
  private let files: [URL]

  /// Looks into a folder, which may hold the one that the page goes into.
  init(
    in folder: URL, without output: URL, beside library: WaterflowPackage
  ) throws {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    guard
      let files = found?.filter({
        $0.resolvingSymlinksInPath().path != output.path
      }),
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
  }

  /// Puts them into another folder, subfolders too.
  func copy(to folder: URL) throws {
    for file in files {
      try FileManager.default.copyItem(
        at: file, to: folder.appending(path: file.lastPathComponent))
    }
  }
}
