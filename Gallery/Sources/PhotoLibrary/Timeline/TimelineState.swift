import Foundation
import Timeline

/// The timeline as it is now, and who waits for it to change.
///
/// One thread changes it; any may read.
final class TimelineState: Sendable {
  private struct Contents {
    var table: TimelineTable
    var log: TimelineLog
    var progress = LibraryProgress()
    var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
    var cancelled: Set<UInt64> = []
    var tickets: UInt64 = 0
  }

  private let contents: Guarded<Contents>

  init(_ table: TimelineTable, progress: LibraryProgress) {
    contents = Guarded(
      Contents(
        table: table, log: TimelineLog(revision: Self.firstRevision),
        progress: progress))
  }

  /// More than an earlier start came to, so that a page that was open then
  /// does not take other changes for its own: four batches a second at most.
  private static var firstRevision: UInt32 {
    let seconds = max(0, Date().timeIntervalSince1970 - 1_767_225_600)
    return UInt32(truncatingIfNeeded: Int64(seconds * 4) + 1)
  }

  var table: TimelineTable { contents.withLock { $0.table } }
  var progress: LibraryProgress { contents.withLock { $0.progress } }

  /// The timeline and its revision.
  var current: (table: TimelineTable, revision: UInt32, isIndexing: Bool) {
    contents.withLock {
      ($0.table, $0.log.revision, $0.progress.isIndexing)
    }
  }

  /// Removes and inserts photos as one change; told to all who wait.
  func apply(
    removed: [TimelineEntry], inserted: [TimelineEntry],
    changed: [TimelineEntry], progress: LibraryProgress,
    path: (UInt32) throws -> PhotoPath
  ) rethrows {
    // Readers go on with the former timeline meanwhile.
    var (table, revision, _) = current
    let delta = try table.apply(
      removed: removed, inserted: inserted, changed: changed,
      revision: revision + 1, path: path)
    tell {
      $0.table = table
      $0.log.append(delta)
      $0.progress = progress
    }
  }

  /// Forgets all photos.
  func reset() {
    tell {
      $0.table = TimelineTable()
      $0.log.reset()
      $0.progress = LibraryProgress()
    }
  }

  /// Returns what follows a revision at once; nil if nothing does yet.
  func change(since revision: UInt32) -> TimelineChange? {
    contents.withLock { contents in
      let progress = contents.progress
      guard revision != contents.log.revision else { return nil }
      let delta = contents.log.delta(after: revision)
      return TimelineChange(
        from: revision,
        to: delta == nil ? contents.log.revision : revision + 1,
        isReset: delta == nil, isIndexing: progress.isIndexing,
        found: progress.found, indexed: progress.indexed,
        broken: progress.broken, removed: delta?.removed ?? [],
        inserted: delta?.inserted ?? [], changed: delta?.changed ?? [],
        moved: delta?.moved ?? [])
    }
  }

  /// Returns that nothing has changed.
  func noChange(since revision: UInt32) -> TimelineChange {
    let progress = progress
    return TimelineChange(
      from: revision, to: revision, isIndexing: progress.isIndexing,
      found: progress.found, indexed: progress.indexed,
      broken: progress.broken)
  }

  /// Waits until the revision is another; cancellation ends it.
  func waitForChange(since revision: UInt32) async {
    let ticket = contents.withLock { contents in
      contents.tickets += 1
      return contents.tickets
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waits = contents.withLock { contents in
          guard
            contents.log.revision == revision,
            contents.cancelled.remove(ticket) == nil
          else { return false }
          contents.waiters[ticket] = continuation
          return true
        }
        if !waits {
          continuation.resume()
        }
      }
      _ = contents.withLock { $0.cancelled.remove(ticket) }
    } onCancel: {
      let waiter = contents.withLock { contents in
        let waiter = contents.waiters.removeValue(forKey: ticket)
        if waiter == nil { contents.cancelled.insert(ticket) }
        return waiter
      }
      waiter?.resume()
    }
  }

  private func tell(_ change: (inout Contents) -> Void) {
    let waiters = contents.withLock { contents in
      change(&contents)
      defer { contents.waiters = [:] }
      return contents.waiters
    }
    for waiter in waiters.values { waiter.resume() }
  }
}
