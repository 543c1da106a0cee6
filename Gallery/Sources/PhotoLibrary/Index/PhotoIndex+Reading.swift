import Foundation
import GRDB
import Timeline

extension PhotoIndex {
  /// Returns all photos, newest first; those of one moment in any order.
  func entries() throws -> [TimelineEntry] {
    try database.read { database in
      let count =
        try Int.fetchOne(
          database, sql: "SELECT count(*) FROM photo") ?? 0
      var entries: [TimelineEntry] = []
      entries.reserveCapacity(count)
      let rows = try Row.fetchCursor(
        database, sql: "SELECT id, taken, ratio FROM photo ORDER BY taken DESC")
      while let row = try rows.next() {
        entries.append(try Self.entry(row, from: 0))
      }
      return entries
    }
  }

  /// Returns all folders that have photos.
  func folders() throws -> [PhotoPath] {
    try database.read { database in
      try Data.fetchAll(database, sql: "SELECT path FROM folder")
        .map { PhotoPath(Array($0)) }
    }
  }

  /// Returns what is known of a folder's photos, by their names.
  func files(in folder: PhotoPath) throws -> [[UInt8]: KnownFile] {
    try database.read { database in
      let rows = try Row.fetchCursor(
        database.cachedStatement(
          sql: """
            SELECT name, id, taken, ratio, size, modified, changed,
              fault IS NOT NULL
            FROM photo WHERE folder = (SELECT id FROM folder WHERE path = ?)
            """),
        arguments: [Data(folder.bytes)])
      var files: [[UInt8]: KnownFile] = [:]
      while let row = try rows.next() {
        guard let name = row[0] as Data? else { throw Self.damage }
        files[Array(name)] = KnownFile(
          entry: try Self.entry(row, from: 1),
          identity: FileIdentity(
            size: try Self.number(row[4]), modified: try Self.number(row[5])),
          changed: try Self.number(row[6]), isBroken: row[7])
      }
      return files
    }
  }

  func brokenCount() throws -> Int {
    try database.read { database in
      try Int.fetchOne(
        database, sql: "SELECT count(*) FROM photo WHERE fault IS NOT NULL")
        ?? 0
    }
  }

  func path(of id: UInt32) throws -> PhotoPath? {
    try database.read { try Self.photo(id, in: $0)?.path }
  }

  /// Returns the paths of photos that were taken in one moment with others.
  func pathsOfTies() throws -> [UInt32: PhotoPath] {
    try database.read { database in
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT photo.id, folder.path, photo.name
          FROM photo JOIN folder ON folder.id = photo.folder
          WHERE taken IN
            (SELECT taken FROM photo GROUP BY taken HAVING count(*) > 1)
          """)
      var paths: [UInt32: PhotoPath] = [:]
      while let row = try rows.next() {
        guard let folder = row[1] as Data?, let name = row[2] as Data? else {
          throw Self.damage
        }
        paths[try Self.number(row[0])] = PhotoPath(Array(folder))
          .appending(Array(name))
      }
      return paths
    }
  }

  func photo(_ id: UInt32) async throws -> IndexedPhoto? {
    try await database.read { try Self.photo(id, in: $0) }
  }

  /// Returns some of the photos, by their ids.
  func photos(_ ids: [UInt32]) async throws -> [UInt32: IndexedPhoto] {
    try await database.read { database in
      var photos: [UInt32: IndexedPhoto] = [:]
      for id in ids {
        photos[id] = try Self.photo(id, in: database)
      }
      return photos
    }
  }

  /// Returns the newest photos whose colour is not known, but none that costs
  /// much memory.
  func photosWithoutColor(limit: Int) throws -> [IndexedPhoto] {
    try database.read { database in
      try Row.fetchAll(
        database.cachedStatement(
          sql: """
            \(Self.selection) WHERE photo.color IS NULL
            AND photo.fault IS NULL
            AND photo.width * photo.height <= \(PictureMaker.largePixels)
            ORDER BY photo.taken DESC LIMIT ?
            """),
        arguments: [limit]
      ).map(Self.photo)
    }
  }

  private static let selection = """
    SELECT photo.*, folder.path AS folderPath
    FROM photo JOIN folder ON folder.id = photo.folder
    """

  static func photo(
    _ id: UInt32, in database: Database
  ) throws -> IndexedPhoto? {
    try Row.fetchOne(
      database.cachedStatement(sql: selection + " WHERE photo.id = ?"),
      arguments: [id]
    ).map(photo)
  }

  private static func photo(_ row: Row) throws -> IndexedPhoto {
    IndexedPhoto(
      id: try value("id", in: row),
      path: PhotoPath(Array(try value("folderPath", in: row) as Data))
        .appending(Array(try value("name", in: row) as Data)),
      identity: FileIdentity(
        size: try value("size", in: row),
        modified: try value("modified", in: row)),
      changed: try value("changed", in: row),
      edition: try value("edition", in: row),
      taken: LocalMoment(milliseconds: try value("taken", in: row)),
      width: try value("width", in: row), height: try value("height", in: row),
      type: try value("type", in: row),
      caption: try optional("caption", in: row),
      camera: try optional("camera", in: row),
      lens: try optional("lens", in: row),
      fault: try optional("fault", in: row).map(PhotoFault.init(code:)),
      color: try optional("color", in: row))
  }
}
