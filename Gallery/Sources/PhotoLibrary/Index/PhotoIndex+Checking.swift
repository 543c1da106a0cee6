import GRDB

/// Values out of a file that may be damaged: what makes no sense is an error,
/// where the usual conversions would end the process.
extension PhotoIndex {
  static let damage = DatabaseError(
    resultCode: .SQLITE_CORRUPT, message: "A value makes no sense.")

  static func number<Number: FixedWidthInteger>(
    _ number: Int64?
  ) throws -> Number {
    guard let number = number.flatMap({ Number(exactly: $0) }) else {
      throw damage
    }
    return number
  }

  /// Returns the id, the moment and the ratio in three columns.
  static func entry(_ row: Row, from column: Int) throws -> TimelineEntry {
    TimelineEntry(
      id: try number(row[column]),
      taken: LocalMoment(milliseconds: try number(row[column + 1])),
      ratio: try number(row[column + 2]))
  }

  static func value<Value: DatabaseValueConvertible>(
    _ column: String, in row: Row
  ) throws -> Value {
    guard let value: Value = try optional(column, in: row) else {
      throw damage
    }
    return value
  }

  static func optional<Value: DatabaseValueConvertible>(
    _ column: String, in row: Row
  ) throws -> Value? {
    let stored: DatabaseValue = row[column]
    if stored.isNull { return nil }
    guard let value = Value.fromDatabaseValue(stored) else { throw damage }
    return value
  }
}
