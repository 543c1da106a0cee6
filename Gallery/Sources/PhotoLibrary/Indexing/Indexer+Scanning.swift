import Foundation
import Timeline

extension Indexer {
  /// Looks through the whole folder.
  func scanAll() {
    links = LinkRegister()
    var scan = FolderScan(waiting: [.root])
    scan.whole = [.root]
    // Once a start, and after a disk failed: what broke it may have been that,
    // or an older libvips.
    scan.retriesBroken = !hasRetried
    hasRetried = true
    run(&scan)
  }

  /// Looks through folders in which something changed, and through new ones.
  func scan(_ folders: [PhotoPath: Set<[UInt8]>]) {
    var scan = FolderScan(waiting: folders.keys.sorted().reversed())
    scan.rewritten = folders
    run(&scan)
  }

  /// Removes the photos of folders that are gone: those that have only another
  /// name now are not to be there twice.
  private func removeMissing(from scan: inout FolderScan) {
    guard !scan.missing.isEmpty else { return }
    guard isRootThere() else {
      scan.missing = []
      return missRoot()
    }
    // The index does not know yet what the batch removes, so that each folder
    // is asked about once.
    var gone: Set<PhotoPath> = []
    for path in scan.missing { gone.formUnion(tree.remove(path)) }
    scan.missing = []
    for folder in gone { removeAll(in: folder, of: &scan) }
  }

  /// Walks ahead of reading, so that it is known early how much there is, but
  /// reads from the first photo on.
  private func run(_ scan: inout FolderScan) {
    var isFirst = true
    defer { colors?.startOver() }
    while !mail.isStopping {
      let end = ContinuousClock.now + .milliseconds(isFirst ? 5 : 50)
      while let path = scan.waiting.popLast() {
        list(path, in: &scan)
        if jobs.count >= Self.mostJobs || ContinuousClock.now > end { break }
      }
      isFirst = false
      // What has another name is found before its photos are read anew.
      if scan.waiting.isEmpty { removeMissing(from: &scan) }
      guard !jobs.isEmpty || !scan.waiting.isEmpty else { return }
      readSome()
      let (findings, unfound) = mail.takeFindings()
      add(findings, unfound: unfound)
      commitIfDue()
    }
  }

  private static let mostJobs = 65_536

  private func list(_ path: PhotoPath, in scan: inout FolderScan) {
    guard scan.seen.insert(path).inserted else { return }
    // Before it is read, so that nothing changes unseen in between.
    if watcher?.watch(path, at: folder.absolute(path)) == false {
      reportOnce(.unwatched)
    }
    let listing: FolderListing
    let device: Int64?
    do {
      (listing, device) = try read(path)
    } catch .missing {
      if path == .root {
        missRoot()
      } else {
        scan.missing.insert(path)
      }
      return
    } catch {
      reportOnce(.unreadable(path.text))
      return
    }
    if path == .root {
      guard isRoot(listing, in: device) else { return missRoot() }
      isRootMissing = false
    }
    compare(listing, with: path, in: &scan)
  }

  /// Returns what is in a folder, and the file system that it is on.
  private func read(
    _ path: PhotoPath
  ) throws(FolderFault) -> (listing: FolderListing, device: Int64?) {
    let descriptor = try folder.openFolder(path)
    let device = FileStatus(descriptor: descriptor)?.device
    let listing = try FolderListing(descriptor: descriptor) {
      links.isShown(path.appending($0), in: folder)
    }
    return (listing, device)
  }

  /// Whether the library's folder is there: with its drive all that is in it
  /// goes, but not for good.
  private func isRootThere() -> Bool {
    // Once it was not, only another look at it and at all in it tells.
    guard !isRootMissing, let (listing, device) = try? read(.root) else {
      return false
    }
    return isRoot(listing, in: device)
  }

  /// A drive that is not there now is no reason to forget its photos.
  private func missRoot() {
    isRootMissing = true
    hasRetried = false
    reportOnce(.folderMissing)
  }

  /// Whether it is the library's folder: where a drive is not mounted, there
  /// is an empty folder of another file system.
  private func isRoot(_ listing: FolderListing, in device: Int64?) -> Bool {
    guard let device else { return false }
    guard listing.isEmpty else {
      try? index.note(device: device)
      return true
    }
    let known = try? index.device()
    return known == nil || known == device || state.table.count == 0
  }

  private func compare(
    _ listing: FolderListing, with path: PhotoPath, in scan: inout FolderScan
  ) {
    // Without what is known everything would be taken for new.
    guard var known = try? index.files(in: path) else { return }
    let rewritten = scan.rewritten[path] ?? []
    // A folder that changes while it is read may tell a name twice.
    var names: Set<[UInt8]> = []
    for file in listing.files where names.insert(file.name).inserted {
      let before = known.removeValue(forKey: file.name)
      if let before, before.isSame(as: file),
        !(before.isBroken
          && (scan.retriesBroken || rewritten.contains(file.name)))
      {
        continue
      }
      jobs.append(HeaderJob(path: path.appending(file.name), known: before))
      newJobs += before == nil ? 1 : 0
    }
    for name in listing.unknown {
      known.removeValue(forKey: name)
      reportOnce(.unreadable(path.appending(name).text))
    }
    remove(known, in: path, of: &scan)
    let before = tree.names(in: path)
    let now = listing.unknown.union(listing.folders)
    scan.missing.formUnion(before.subtracting(now).map(path.appending))
    let isWhole = scan.whole.remove(path) != nil
    for name in listing.folders {
      guard isWhole || rewritten.contains(name) || !before.contains(name)
      else { continue }
      let inner = path.appending(name)
      scan.waiting.append(inner)
      scan.whole.insert(inner)
      tree.insert(inner)
    }
  }

  /// Removes the photos of a folder that is gone, not those below it.
  private func removeAll(in folder: PhotoPath, of scan: inout FolderScan) {
    watcher?.forget(folder)
    remove((try? index.files(in: folder)) ?? [:], in: folder, of: &scan)
    batch.removedFolders.append(folder)
  }

  /// Removes photos of a folder; what some of them were links to other links
  /// may show now.
  private func remove(
    _ files: [[UInt8]: KnownFile], in folder: PhotoPath,
    of scan: inout FolderScan
  ) {
    batch.removed += files.values.map(\.entry)
    for name in files.keys {
      for link in links.remove(folder.appending(name)) {
        scan.seen.remove(link.folder)
        scan.waiting.append(link.folder)
      }
    }
  }

  /// Reads some of the files that wait, on all cores.
  private func readSome() {
    let some = Array(jobs.prefix(Self.chunk))
    jobs.removeFirst(some.count)
    newJobs -= some.count { $0.known == nil }
    let results = Guarded([IndexedPhoto?](repeating: nil, count: some.count))
    DispatchQueue.concurrentPerform(iterations: some.count) { number in
      let photo = some[number].photo(in: folder, reader: reader)
      results.withLock { $0[number] = photo }
    }
    let done = Array(zip(some, results.withLock { $0 }))
    if done.contains(where: { $0.known != nil && $1 == nil }), !isRootThere() {
      // All are read when the folder is back and looked through.
      jobs = []
      newJobs = 0
      return missRoot()
    }
    for (job, photo) in done { take(photo, of: job) }
  }

  /// Adds what became of a file to the batch.
  func take(_ photo: IndexedPhoto?, of job: HeaderJob) {
    if photo?.fault == .busy {
      hasRetried = false
      // What is known, such as its date, stays until the file can be read.
      guard job.known == nil else { return }
    }
    // Nor is it another content because it may not be read any more.
    if let known = job.known, !known.isBroken, photo?.fault == .unreadable,
      photo?.identity == known.identity
    {
      return
    }
    switch (job.known, photo) {
    case (nil, var photo?):
      if photo.fault == .busy { photo.fault = .unreadable }
      batch.inserted.append(photo)
    case (let known?, let photo?):
      batch.rewritten.append(.init(before: known.entry, after: photo))
    case (let known?, nil):
      batch.removed.append(known.entry)
    case (nil, nil):
      break
    }
  }

  private static let chunk = 64
}
