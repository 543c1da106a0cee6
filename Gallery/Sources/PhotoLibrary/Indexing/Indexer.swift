import Foundation
import Timeline

/// Finds what is in the folder, and keeps index and timeline in step with it.
///
/// It has a thread of its own, the only one that changes either.
final class Indexer: @unchecked Sendable {
  let folder: PhotoFolder
  let index: PhotoIndex
  let state: TimelineState
  let mail = IndexerMail()
  let options: LibraryOptions
  let report: @Sendable (LibraryNotice) -> Void
  let reader: HeaderReader

  // What only the thread touches.
  var tree = FolderTree()
  var links = LinkRegister()
  var batch = IndexBatch()
  var jobs: ArraySlice<HeaderJob> = []
  /// How many of the jobs are of files that the index does not know.
  var newJobs = 0
  var lastCommit = ContinuousClock.now - .seconds(3_600)
  var colors: ColorPass?
  var watcher: (any FolderWatching)?
  var reported: Set<String> = []
  /// Whether what was broken before this start, or may be by a disk that did
  /// not answer, was tried again.
  var hasRetried = false
  /// Whether the folder was not there when it was looked at last.
  var isRootMissing = false

  init(
    folder: PhotoFolder, index: PhotoIndex, state: TimelineState,
    options: LibraryOptions, report: @escaping @Sendable (LibraryNotice) -> Void
  ) {
    self.folder = folder
    self.index = index
    self.state = state
    self.options = options
    self.report = report
    reader = HeaderReader(mostPixels: options.mostPixels)
  }

  /// Starts the thread, which first looks through the whole folder.
  func start(
    colors: ColorPass?, watcher: (any FolderWatching)?
  ) {
    self.colors = colors
    self.watcher = watcher
    mail.add { $0.wantsScan = true }
    let thread = Thread { [self] in run() }
    thread.name = "photo indexer"
    thread.start()
  }

  private func run() {
    for path in (try? index.folders()) ?? [] { tree.insert(path) }
    // When all is looked through again if not all is watched.
    var nextLook = Date()
    while true {
      let content = mail.take()
      if content.isStopping {
        finishCommit()
        for waiter in content.waiters { waiter() }
        break
      }
      if content.wantsScan {
        scanAll()
        let interval = options.lookInterval / .seconds(1)
        nextLook = Date(timeIntervalSinceNow: interval)
      } else if !content.folders.isEmpty {
        scan(content.folders)
      }
      add(content.findings, unfound: content.unfound)
      finishCommit()
      for waiter in content.waiters { waiter() }
      if !isRootMissing { colors?.goOn(index) }
      mail.wait(until: looksAgain ? nextLook : nil)
      if looksAgain, Date() >= nextLook {
        mail.add { $0.wantsScan = true }
      }
    }
    colors = nil
    watcher?.stop()
  }

  /// Whether something may change that nobody tells of.
  private var looksAgain: Bool {
    options.watchesFolder
      && (watcher.map { isRootMissing || !$0.isComplete } ?? true)
  }

  /// Adds what pictures told to the next batch.
  func add(_ findings: [PictureFinding], unfound: [UInt32]) {
    batch.findings += findings
    colors?.finished(findings.map(\.id), unfound: unfound)
  }

  /// Waits until the next batch may be written, and writes it.
  ///
  /// It ends what was looked through, so that a folder is never looked through
  /// again with photos in it that the index does not know yet.
  func finishCommit() {
    guard !batch.isEmpty || state.progress.isIndexing else { return }
    let due = lastCommit + options.batchInterval
    let now = ContinuousClock.now
    if now < due {
      let rest = (due - now) / .seconds(1)
      mail.pause(until: Date(timeIntervalSinceNow: rest))
    }
    commit(isIndexing: false)
  }

  /// Writes the batch if the last one was long enough ago.
  func commitIfDue() {
    if ContinuousClock.now >= lastCommit + options.batchInterval,
      !batch.isEmpty
    {
      commit(isIndexing: true)
    }
  }

  /// Tells once a start.
  func reportOnce(_ notice: LibraryNotice) {
    if reported.insert(notice.description).inserted {
      report(notice)
    }
  }
}
