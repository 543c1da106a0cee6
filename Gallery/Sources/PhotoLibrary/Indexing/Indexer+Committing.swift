import Foundation
import GRDB
import Timeline

extension Indexer {
  /// Writes the batch into the index, then into the timeline.
  func commit(isIndexing: Bool) {
    let batch = self.batch
    self.batch = IndexBatch()
    defer { lastCommit = .now }
    guard let written = write(batch) else { return }
    let paths = Dictionary(
      uniqueKeysWithValues: written.inserted.map { ($0.id, $0.path) })
    let inserted = written.inserted.map(\.entry)
    let removed = Set(written.removed.map(\.id))
    let count = state.table.count - removed.count + inserted.count
    let progress = LibraryProgress(
      isIndexing: isIndexing, found: count + newJobs, indexed: count,
      broken: (try? index.brokenCount()) ?? 0)
    state.apply(
      removed: written.removed, inserted: inserted, changed: written.changed,
      progress: progress
    ) { id in
      paths[id] ?? (try? index.path(of: id)) ?? .root
    }
  }

  /// Returns what was written; nil if nothing was, or all starts anew.
  private func write(_ batch: IndexBatch) -> PhotoIndex.Written? {
    do {
      return try index.write(batch)
    } catch let error as DatabaseError where error.isAboutTheContent {
      return startAnew()
    } catch {
      report(.indexInMemory("\(error)"))
    }
    do {
      try index.continueInMemory()
      return try index.write(batch)
    } catch let error as DatabaseError where error.isAboutTheContent {
      return startAnew()
    } catch {
      reportOnce(.indexInMemory("\(error)"))
      return nil
    }
  }

  /// Goes on without what was known.
  private func startAnew() -> PhotoIndex.Written? {
    if let file = try? index.startAnew() {
      report(.indexSetAside(file))
    }
    tree = FolderTree()
    jobs = []
    newJobs = 0
    state.reset()
    mail.add { $0.wantsScan = true }
    return nil
  }
}
