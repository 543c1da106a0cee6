import GRDB

/// The tables of an index.
enum IndexSchema {
  /// Tells an index of this program from other databases.
  static let application: Int32 = 0x5746_4C42
  /// Counts changes of the tables; an index of another is made anew.
  static let version: Int32 = 4

  static func create(in database: Database) throws {
    try database.execute(
      sql: """
        PRAGMA application_id = \(application);
        PRAGMA user_version = \(version);
        CREATE TABLE folder (
          id INTEGER PRIMARY KEY,
          path BLOB NOT NULL UNIQUE
        );
        CREATE TABLE photo (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          folder INTEGER NOT NULL,
          name BLOB NOT NULL,
          size INTEGER NOT NULL,
          modified INTEGER NOT NULL,
          changed INTEGER NOT NULL,
          edition INTEGER NOT NULL,
          taken INTEGER NOT NULL,
          width INTEGER NOT NULL,
          height INTEGER NOT NULL,
          ratio INTEGER NOT NULL,
          type TEXT NOT NULL,
          caption TEXT,
          camera TEXT,
          lens TEXT,
          fault TEXT,
          color INTEGER,
          UNIQUE (folder, name)
        );
        -- All that a start reads, in the order of the timeline.
        CREATE INDEX timeline ON photo (taken DESC, ratio);
        CREATE INDEX colorless ON photo (taken DESC)
          WHERE color IS NULL AND fault IS NULL;
        CREATE INDEX broken ON photo (id) WHERE fault IS NOT NULL;
        -- The file system in which the photos were seen last, in one row.
        CREATE TABLE place (device INTEGER NOT NULL);
        -- What is searched, apart from what is not.
        CREATE TABLE words (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
        """)
  }

  /// Whether the tables are those of this program, in whatever version.
  static func isIn(_ database: Database) throws -> Bool {
    try Int32.fetchOne(database, sql: "PRAGMA application_id") == application
  }

  /// Whether they are those of this version.
  static func isCurrent(in database: Database) throws -> Bool {
    try Int32.fetchOne(database, sql: "PRAGMA user_version") == version
  }

  /// Removes the tables of any version.
  static func drop(from database: Database) throws {
    let names = try String.fetchAll(
      database,
      sql: """
        SELECT name FROM sqlite_master
        WHERE type = 'table' AND name NOT LIKE 'sqlite%'
        """)
    for name in names { try database.drop(table: name) }
  }
}
