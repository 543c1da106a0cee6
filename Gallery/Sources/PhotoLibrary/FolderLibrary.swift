import Foundation
import GRDB
import Timeline

/// The photos of a folder, as a timeline that follows the folder.
///
///     let library = try FolderLibrary(
///       folder: URL(fileURLWithPath: "/home/me/Pictures"))
///     library.start()
///
/// It answers at once with what it knows from before, then looks through the
/// folder, and from then on watches it. Nothing in the folder is ever written.
package final class FolderLibrary: Sendable {
  let folder: PhotoFolder
  let cacheFolder: CacheFolder
  let index: PhotoIndex
  let state: TimelineState
  let indexer: Indexer
  let cache: ThumbnailCache
  let maker: PictureMaker
  let work: WorkQueue<Data>
  let options: LibraryOptions

  /// Opens what is known of a folder's photos.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - options: What may be chosen.
  ///   - report: Told what a person at the terminal should know.
  /// - Throws: `LibraryError`, or the database's error if there can be no
  ///   index at all.
  package init(
    folder url: URL, options: LibraryOptions = LibraryOptions(),
    report: @escaping @Sendable (LibraryNotice) -> Void = { _ in }
  ) throws {
    guard let folder = PhotoFolder(url) else {
      throw LibraryError.noFolder(url.path)
    }
    guard !CacheFolder.isAmong(folder, in: options.cache) else {
      throw LibraryError.cacheInside(
        (options.cache ?? CacheFolder.userFolder).path)
    }
    self.folder = folder
    self.options = options
    cacheFolder = CacheFolder(for: folder, in: options.cache)
    index = try PhotoIndex(in: cacheFolder.url, report: report)
    let entries: [TimelineEntry]
    do {
      entries = try index.orderedEntries()
    } catch let error as DatabaseError where !error.isAboutTheContent {
      report(.indexInMemory("\(error)"))
      try index.startInMemory()
      entries = []
    } catch {
      report(.indexSetAside(try index.startAnew()))
      entries = []
    }
    state = TimelineState(
      TimelineTable(entries),
      progress: LibraryProgress(
        found: entries.count, indexed: entries.count,
        broken: (try? index.brokenCount()) ?? 0))
    indexer = Indexer(
      folder: folder, index: index, state: state, options: options,
      report: report)
    cache = ThumbnailCache(
      in: cacheFolder.url, limit: options.cacheLimit, report: report)
    maker = PictureMaker(folder: folder, mostPixels: options.mostPixels)
    work = WorkQueue(
      workers: options.workers, limit: options.queueLimit,
      weightLimit: PictureMaker.pixelsAtOnce)
  }

  /// Looks through the folder, in the background, and follows it from then on.
  package func start() {
    let mail = indexer.mail
    var watcher: (any FolderWatching)?
    #if os(Linux)
      if options.watchesFolder {
        watcher = FolderWatcher { event in
          mail.add { $0.note(event) }
        }
      }
    #endif
    let colors = ColorPass { [work, maker] photo in
      work.addBackground(weight: PictureMaker.weight(of: photo)) {
        mail.add { $0.add(Self.finding(photo, by: maker), of: photo.id) }
      }
    }
    indexer.start(
      colors: options.findsColors ? colors : nil, watcher: watcher)
  }

  /// Looks through the folder again; returns when that is done.
  package func rescan() async {
    await ask { $0.wantsScan = true }
  }

  /// Ends all work.
  ///
  /// What was asked for and not answered is refused.
  package func stop() async {
    work.stop()
    await ask { $0.isStopping = true }
    await cache.settle()
    index.close()
    cacheFolder.unlock()
  }

  /// Ends a library that was never started.
  func close() {
    work.stop()
    index.close()
    cacheFolder.unlock()
  }

  /// Asks the indexer, and waits until it has done so.
  func ask(
    _ request: @escaping @Sendable (inout IndexerMail.Content) -> Void
  ) async {
    await withCheckedContinuation { continuation in
      indexer.mail.add { content in
        request(&content)
        content.waiters.append { continuation.resume() }
      }
    }
  }

  private static func finding(
    _ photo: IndexedPhoto, by maker: PictureMaker
  ) -> PictureFinding? {
    do throws(PhotoFault) {
      return PictureFinding(
        id: photo.id, identity: photo.identity, changed: photo.changed,
        color: .success(try maker.color(of: photo)))
    } catch {
      return PictureFinding(photo, fault: error)
    }
  }
}
