import Foundation

/// The last line of a terminal, which says how it goes, and the lines above.
///
/// Where standard error is no terminal there is no such line.
final class StatusLine: Sendable {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  // What has been written is looked at under the lock alone.
  private let lock = NSLock()
  private nonisolated(unsafe) var shown = ""

  /// Shows a text in place of the one before.
  func show(_ text: String) {
    guard isTerminal else { return }
    lock.withLock {
      guard text != shown else { return }
      shown = text
      Self.write("\r\(text)\u{1B}[K")
    }
  }

  /// Shows nothing any more.
  func clear() {
    lock.withLock {
      if !shown.isEmpty { Self.write("\r\u{1B}[K") }
      shown = ""
    }
  }

  /// Writes a line above.
  func say(_ text: String) {
    lock.withLock {
      let erase = shown.isEmpty ? "" : "\r\u{1B}[K"
      Self.write("\(erase)\(Terminal.oneLine(text))\n\(shown)")
    }
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
