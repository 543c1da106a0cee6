import Foundation

/// Where the tool's own files are.
enum Installation {
  /// Returns a folder that lies beside the tool's `bin`.
  ///
  /// Symbolic links are resolved first, so that a link to the tool from
  /// somewhere on the `PATH` finds the files too.
  static func folder(_ path: String) -> URL {
    let tool =
      Bundle.main.executableURL
      ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tool.resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent(path, isDirectory: true)
  }
}
