import GRDB

extension PhotoIndex {
  /// Returns the photos in whose text each word occurs.
  func search(_ words: [String]) async throws -> [UInt32] {
    try await database.read { database in
      let conditions = words.map { _ in "instr(text, ?) > 0" }
      return try UInt32.fetchAll(
        database.cachedStatement(
          sql: "SELECT id FROM words WHERE "
            + conditions.joined(separator: " AND ")),
        arguments: StatementArguments(words))
    }
  }
}
