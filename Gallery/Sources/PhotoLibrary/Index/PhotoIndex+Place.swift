import GRDB

extension PhotoIndex {
  /// Returns the file system in which photos were seen last.
  func device() throws -> Int64? {
    try database.read {
      try Int64.fetchOne($0, sql: "SELECT device FROM place")
    }
  }

  /// Notes the file system in which there are photos.
  func note(device: Int64) throws {
    guard try self.device() != device else { return }
    try database.write { database in
      try database.execute(sql: "DELETE FROM place")
      try database.execute(
        sql: "INSERT INTO place (device) VALUES (?)", arguments: [device])
    }
  }
}
