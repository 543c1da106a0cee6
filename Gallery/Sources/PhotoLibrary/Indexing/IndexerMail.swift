import Foundation

/// What others ask of the indexer, kept until it has time.
final class IndexerMail: @unchecked Sendable {
  /// What was asked for.
  struct Content {
    /// The whole folder is to be looked through.
    var wantsScan = false
    /// Folders in which something changed, with the names of rewritten files.
    var folders: [PhotoPath: Set<[UInt8]>] = [:]
    var findings: [PictureFinding] = []
    /// Pictures that told nothing, because they are gone or changed.
    var unfound: [UInt32] = []
    var isStopping = false
    /// Called when all that was asked for before is done.
    var waiters: [@Sendable () -> Void] = []

    var isEmpty: Bool {
      !wantsScan && folders.isEmpty && findings.isEmpty && unfound.isEmpty
        && !isStopping && waiters.isEmpty
    }
  }

  private let condition = NSCondition()
  private var content = Content()

  /// Asks for something.
  func add(_ change: (inout Content) -> Void) {
    condition.lock()
    change(&content)
    condition.signal()
    condition.unlock()
  }

  /// Waits until something is asked for, or until a date.
  func wait(until date: Date?) {
    condition.lock()
    defer { condition.unlock() }
    while content.isEmpty {
      if let date {
        guard condition.wait(until: date) else { return }
      } else {
        condition.wait()
      }
    }
  }

  /// Waits until a date, or until it is to stop.
  func pause(until date: Date) {
    condition.lock()
    defer { condition.unlock() }
    while !content.isStopping, condition.wait(until: date) {}
  }

  /// Returns what was asked for, and forgets it.
  func take() -> Content {
    condition.lock()
    defer { condition.unlock() }
    var taken = Content()
    swap(&taken, &content)
    // Once asked to, it stops whoever looks.
    content.isStopping = taken.isStopping
    return taken
  }

  /// Returns what pictures told, and forgets it.
  func takeFindings() -> (findings: [PictureFinding], unfound: [UInt32]) {
    condition.lock()
    defer { condition.unlock() }
    defer {
      content.findings = []
      content.unfound = []
    }
    return (content.findings, content.unfound)
  }

  var isStopping: Bool {
    condition.lock()
    defer { condition.unlock() }
    return content.isStopping
  }
}
