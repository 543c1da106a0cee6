import Foundation
import GRDB
import Timeline

/// What is known of all photos, kept in SQLite from one start to the next.
///
/// Where the disk has no room, or lets nothing be written, it goes on in
/// memory.
final class PhotoIndex: Sendable {
  private let writer: Guarded<any DatabaseWriter>
  private let file: URL

  /// Opens the index in a folder, which exists.
  ///
  /// A file that is no index, or is damaged, is set aside and made anew. That of
  /// another version is emptied.
  init(
    in folder: URL, report: @Sendable (LibraryNotice) -> Void
  ) throws {
    file = folder.appending(path: "index.sqlite")
    var opened: (any DatabaseWriter)?
    do {
      do {
        opened = try Self.open(file)
      } catch let error as DatabaseError where error.isAboutTheContent {
        report(.indexSetAside(Self.setAside(file)))
        opened = try Self.open(file)
      }
    } catch {
      report(.indexInMemory("\(file.path): \(error)"))
    }
    writer = Guarded(try opened ?? Self.inMemory())
  }

  /// The database as it is now.
  var database: any DatabaseWriter { writer.withLock { $0 } }

  /// Goes on in memory, with all that was written so far.
  func continueInMemory() throws {
    let memory = try DatabaseQueue()
    try database.backup(to: memory)
    writer.withLock { $0 = memory }
  }

  /// Goes on with an empty index in memory, and leaves the file as it is.
  func startInMemory() throws {
    let memory = try Self.inMemory()
    writer.withLock { $0 = memory }
  }

  /// Sets a damaged file aside and goes on with an empty index in memory.
  ///
  /// - Returns: Where the damaged file is now.
  func startAnew() throws -> URL {
    try startInMemory()
    return Self.setAside(file)
  }

  func close() {
    let database = database
    // So that the next start finds all in one file; without it nothing is lost.
    _ = try? database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    try? database.close()
  }

  private static func open(_ file: URL) throws -> any DatabaseWriter {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 4
    configuration.prepareDatabase { database in
      // In WAL a crash of the program loses nothing this way; a power cut at
      // most the last batches.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    let pool = try DatabasePool(path: file.path, configuration: configuration)
    try pool.write { database in
      let isEmpty =
        try Int.fetchOne(
          database, sql: "SELECT count(*) FROM sqlite_master") == 0
      if isEmpty {
        try IndexSchema.create(in: database)
      }
      guard try IndexSchema.isIn(database), try isWhole(database) else {
        throw DatabaseError(resultCode: .SQLITE_NOTADB)
      }
      // Another version knew nothing that cannot be read again.
      if try !IndexSchema.isCurrent(in: database) {
        try IndexSchema.drop(from: database)
        try IndexSchema.create(in: database)
      }
    }
    return pool
  }

  /// Checks small files whole; one of a million photos would take seconds,
  /// and is found to be damaged when it is read.
  private static func isWhole(_ database: Database) throws -> Bool {
    let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
    return try pages > 16_384
      || String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok"
  }

  private static func inMemory() throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.write(IndexSchema.create)
    return queue
  }

  /// Moves a file where none was set aside before; of many the last gives way.
  private static func setAside(_ file: URL) -> URL {
    let manager = FileManager.default
    let names = ["damaged"] + (2...9).map { "damaged-\($0)" }
    let name = names.first { name in
      !manager.fileExists(atPath: file.path + "." + name)
    }
    let aside = file.appendingPathExtension(name ?? names[8])
    for ending in ["", "-wal", "-shm"] {
      try? manager.removeItem(atPath: aside.path + ending)
      try? manager.moveItem(
        atPath: file.path + ending, toPath: aside.path + ending)
    }
    return aside
  }
}
