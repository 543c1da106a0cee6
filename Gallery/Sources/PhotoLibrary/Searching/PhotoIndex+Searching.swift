import GRDB

extension PhotoIndex {
  /// Returns the photos in whose text each word occurs, or that were taken on the
  /// day of the week that it names.
  func search(_ words: [SearchWord]) async throws -> [UInt32] {
    try await database.read { database in
      let conditions = words.map { word in
        guard let weekday = word.weekday else { return "instr(text, ?) > 0" }
        return "(instr(text, ?) > 0 OR \(Self.isTaken(onWeekday: weekday)))"
      }
      return try UInt32.fetchAll(
        database.cachedStatement(
          sql: "SELECT id FROM words WHERE "
            + conditions.joined(separator: " AND ")),
        arguments: StatementArguments(words.map(\.text)))
    }
  }

  /// 1970 began on a Thursday; whole weeks before make all numbers positive.
  private static func isTaken(onWeekday weekday: Int) -> String {
    """
    id IN (SELECT id FROM photo
      WHERE ((taken + 110000 * 604800000) / 86400000 + 4) % 7 = \(weekday))
    """
  }
}
