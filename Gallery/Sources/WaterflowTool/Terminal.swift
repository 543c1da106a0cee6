import ArgumentParser
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

  /// Writes a piece of a long result.
  static func write(_ bytes: [UInt8]) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(bytes))
  }

  /// Writes results, and ends the tool with a reason where that fails.
  static func writing(_ name: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      fail("\(name) cannot be written to")
      throw ExitCode(EX_IOERR)
    }
  }

  /// Returns a text without what would end its line or steer the terminal.
  static func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format:
        line += scalar.escaped(asASCII: true)
      default:
        line.unicodeScalars.append(scalar)
      }
    }
    return line
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

  /// What goes wrong is told with names and texts of others.
  private static func writeError(_ line: String) {
    let bytes = Data((oneLine(line) + "\n").utf8)
    try? FileHandle.standardError.write(contentsOf: bytes)
  }
}
