import Foundation
import GRDB
import Timeline

extension PhotoIndex {
  /// What a batch came to.
  struct Written: Sendable {
    var removed: [TimelineEntry] = []
    var inserted: [IndexedPhoto] = []
    var changed: [TimelineEntry] = []
  }

  /// Writes a batch, all of it or nothing.
  func write(_ batch: IndexBatch) throws -> Written {
    try database.write { database in
      var written = Written(removed: batch.removed)
      for entry in batch.removed {
        try Self.remove(entry.id, from: database)
      }
      for folder in batch.removedFolders {
        try database.cachedStatement(sql: "DELETE FROM folder WHERE path = ?")
          .execute(arguments: [Data(folder.bytes)])
      }
      var folders: [PhotoPath: Int64] = [:]
      for rewrite in batch.rewritten {
        var photo = rewrite.after
        let before = try Self.photo(photo.id, in: database)
        if let before { photo = photo.following(before) }
        try Self.rewrite(photo, in: database)
        if let before, photo.says(asMuchAs: before) { continue }
        if photo.entry == rewrite.before {
          written.changed.append(rewrite.before)
        } else {
          written.removed.append(rewrite.before)
          written.inserted.append(photo)
        }
      }
      for var photo in batch.inserted {
        let path = photo.path.folder
        let folder = try folders[path] ?? Self.folder(path, in: database)
        folders[path] = folder
        guard
          let id = try Self.insert(photo, folder: folder, into: database)
        else { continue }
        photo.id = id
        written.inserted.append(photo)
      }
      for finding in batch.findings {
        if let entry = try Self.note(finding, in: database) {
          written.changed.append(entry)
        }
      }
      return written
    }
  }

  private static func remove(
    _ id: UInt32, from database: Database
  ) throws {
    for table in ["photo", "words"] {
      try database.cachedStatement(sql: "DELETE FROM \(table) WHERE id = ?")
        .execute(arguments: [id])
    }
  }

  private static func folder(
    _ path: PhotoPath, in database: Database
  ) throws -> Int64 {
    let bytes = Data(path.bytes)
    try database.cachedStatement(
      sql: "INSERT OR IGNORE INTO folder (path) VALUES (?)"
    ).execute(arguments: [bytes])
    return try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT id FROM folder WHERE path = ?"),
      arguments: [bytes]) ?? 0
  }

  /// Returns the new id; nil if the path is in the index already.
  private static func insert(
    _ photo: IndexedPhoto, folder: Int64, into database: Database
  ) throws -> UInt32? {
    try database.cachedStatement(
      sql: """
        INSERT INTO photo (folder, name, \(columns)) VALUES \
        (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) \
        ON CONFLICT (folder, name) DO NOTHING
        """
    ).execute(
      arguments: [folder, Data(photo.path.name)] + values(of: photo))
    guard database.changesCount > 0 else { return nil }
    let id: UInt32 = try number(database.lastInsertedRowID)
    try note(photo, as: id, in: database)
    return id
  }

  private static func rewrite(
    _ photo: IndexedPhoto, in database: Database
  ) throws {
    try database.cachedStatement(
      sql: """
        UPDATE photo SET (\(columns)) = \
        (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?
        """
    ).execute(arguments: values(of: photo) + [photo.id])
    try note(photo, as: photo.id, in: database)
  }

  private static let columns = """
    size, modified, changed, edition, taken, width, height, ratio, type, \
    caption, camera, lens, fault, color
    """

  private static func values(of photo: IndexedPhoto) -> StatementArguments {
    [
      photo.identity.size, photo.identity.modified, photo.changed,
      photo.edition, photo.taken.milliseconds, photo.width, photo.height,
      Int(photo.entry.ratio), photo.type, photo.caption, photo.camera,
      photo.lens, photo.fault?.code, photo.color,
    ]
  }

  /// Writes down what a search finds the photo by.
  private static func note(
    _ photo: IndexedPhoto, as id: UInt32, in database: Database
  ) throws {
    try database.cachedStatement(
      sql: "INSERT OR REPLACE INTO words (id, text) VALUES (?, ?)"
    ).execute(arguments: [id, SearchText(of: photo).text])
  }

  /// Returns the entry of the photo if its content is still the same.
  private static func note(
    _ finding: PictureFinding, in database: Database
  ) throws -> TimelineEntry? {
    let color = try? finding.color.get()
    var fault: String?
    if case .failure(let reason) = finding.color { fault = reason.code }
    return try Row.fetchOne(
      database.cachedStatement(
        sql: """
          UPDATE photo SET color = ?, fault = ?
          WHERE id = ? AND size = ? AND modified = ? AND changed = ?
          RETURNING id, taken, ratio
          """),
      arguments: [
        color, fault, finding.id, finding.identity.size,
        finding.identity.modified, finding.changed,
      ]
    ).map { try entry($0, from: 0) }
  }
}
