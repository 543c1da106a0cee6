import Foundation

/// What the tool says.
///
/// It writes to the descriptors without a buffer, so that whoever waits for the
/// address in a pipe gets it at once.
enum Terminal {
  /// Writes a line of results.
  static func write(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes each line of a text as a warning.
  static func warn(_ text: String) {
    for line in text.split(separator: "\n") {
      writeError("Warning: \(line)")
    }
  }

  /// Writes why the tool gives up.
  static func fail(_ reason: String) {
    writeError("Error: \(reason)")
  }

  private static func writeError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
