import Foundation

/// Pictures on the disk, up to a limit; what was used longest ago goes first.
///
/// A picture is written elsewhere in the cache and renamed, so that a crash
/// leaves no half one.
final class ThumbnailCache: Sendable {
  private struct Contents {
    /// The bytes in the cache; nil until they were counted.
    var bytes: Int?
    var written = 0
    var isReported = false
  }

  private let folder: URL
  private let incoming: URL
  private let limit: Int
  private let report: @Sendable (LibraryNotice) -> Void
  private let contents = Guarded(Contents())
  private let sweeper = DispatchQueue(
    label: "thumbnail sweeper", qos: .utility)

  /// Opens the cache in a folder, with at most `limit` bytes.
  init(
    in folder: URL, limit: Int,
    report: @escaping @Sendable (LibraryNotice) -> Void
  ) {
    self.folder = folder.appending(path: "thumbnails")
    self.limit = limit
    self.report = report
    incoming = folder.appending(path: "incoming")
    // What a crash left.
    try? FileManager.default.removeItem(at: incoming)
    try? makeIncoming()
    sweeper.async { [self] in sweep() }
  }

  /// Returns a picture, and notes that it was used.
  func data(for key: String) -> Data? {
    let file = file(key)
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard Self.isWhole(data) else {
      // A power cut can leave a file whose content was never written.
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    utimes(file.path, nil)
    return data
  }

  /// Keeps a picture; where that fails, it is told once.
  func store(_ data: Data, for key: String) {
    let file = file(key)
    let temporary = incoming.appending(path: UUID().uuidString)
    do {
      try write(data, to: temporary)
      if rename(temporary.path, file.path) != 0 {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: temporary, to: file)
      }
      count(data.count)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      tell(error)
    }
  }

  private func write(_ data: Data, to temporary: URL) throws {
    do {
      try data.write(to: temporary)
    } catch {
      // Somebody may have emptied the cache meanwhile.
      try makeIncoming()
      try data.write(to: temporary)
    }
  }

  private func makeIncoming() throws {
    try FileManager.default.createDirectory(
      at: incoming, withIntermediateDirectories: true)
  }

  /// Waits until what is too much is gone.
  func settle() async {
    await withCheckedContinuation { continuation in
      sweeper.async { continuation.resume() }
    }
  }

  private func count(_ bytes: Int) {
    let isTooMuch = contents.withLock { contents in
      contents.written += bytes
      guard let before = contents.bytes else { return false }
      contents.bytes = before + bytes
      return before + bytes > limit
    }
    if isTooMuch {
      sweeper.async { [self] in sweep() }
    }
  }

  private func tell(_ error: any Error) {
    let isFirst = contents.withLock { contents in
      defer { contents.isReported = true }
      return !contents.isReported
    }
    if isFirst {
      let reason = (error as NSError).localizedDescription
      report(.cacheUnwritable(reason))
    }
  }

  /// Counts what is there, and removes the oldest if that is too much.
  private func sweep() {
    if contents.withLock({ $0.bytes.map { $0 <= limit } ?? false }) {
      return
    }
    contents.withLock { $0.written = 0 }
    var files = cachedFiles()
    var bytes = files.reduce(0) { $0 + $1.bytes }
    if bytes > limit {
      files.sort { $0.used < $1.used }
      // A tenth more, so that not every picture sweeps.
      for file in files where bytes > limit - limit / 10 {
        if unlink(file.path) == 0 { bytes -= file.bytes }
      }
    }
    contents.withLock { $0.bytes = bytes + $0.written }
  }

  private func cachedFiles() -> [CachedFile] {
    let manager = FileManager.default
    let folders = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    return folders.flatMap { name in
      let inner = folder.appending(path: name).path
      let names = (try? manager.contentsOfDirectory(atPath: inner)) ?? []
      return names.compactMap { CachedFile(path: inner + "/" + $0) }
    }
  }

  private func file(_ key: String) -> URL {
    folder.appending(path: String(key.prefix(2)))
      .appending(path: key + ".webp")
  }

  /// WebP says in its head how long it is.
  private static func isWhole(_ data: Data) -> Bool {
    guard data.count > 12, data.starts(with: Array("RIFF".utf8)) else {
      return false
    }
    let length = data[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    return length + 8 <= data.count
  }
}
