import Foundation
import Timeline

/// Tells on standard error how far a library has come: a line that changes on
/// a terminal, and one summary in any case.
struct IndexingProgress: Sendable {
  private let library: any TimelineLibrary
  private let line: StatusLine

  /// Prepares to tell of a library.
  init(of library: any TimelineLibrary, on line: StatusLine) {
    self.library = library
    self.line = line
  }

  /// Follows the library until all files have been found, or the task is
  /// cancelled.
  func run() async {
    let start = ContinuousClock.now
    var change = TimelineChange(from: 0, to: 0)
    repeat {
      change = await library.changes(since: change.to)
      if change.isIndexing {
        line.show(
          "Indexing: \(Self.grouped(change.indexed)) of "
            + "\(Self.grouped(change.found)) photos")
      }
    } while change.isIndexing && !Task.isCancelled
    line.clear()
    if !change.isIndexing {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      line.say(
        "\(Self.grouped(change.found)) "
          + "\(change.found == 1 ? "photo" : "photos"), "
          + "\(Self.grouped(change.broken)) broken, indexed in "
          + "\(Self.tenths(seconds)) seconds")
    }
  }

  /// Returns a number with a comma after each three digits from the right.
  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in "\(number)".reversed().enumerated() {
      if index > 0 && index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  private static func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(grouped(tenths / 10)).\(tenths % 10)"
  }
}
