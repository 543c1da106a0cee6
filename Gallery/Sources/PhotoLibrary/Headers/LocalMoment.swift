import Foundation

/// A moment by the clock and calendar of where it was, without a zone.
struct LocalMoment: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00, as if all days had 24 hours.
  let milliseconds: Int64

  init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// A day and a moment in it.
  init?(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int,
    millisecond: Int = 0
  ) {
    guard
      1...9_999 ~= year, 1...12 ~= month, 1...31 ~= day, 0..<24 ~= hour,
      0..<60 ~= minute, 0...60 ~= second
    else { return nil }
    let days = Self.days(year: year, month: month, day: day)
    // The 31st of a short month is no day.
    guard Self.date(of: days) == (year, month, day) else { return nil }
    let seconds = (hour * 60 + minute) * 60 + min(second, 59)
    milliseconds =
      Int64(days) * Self.dayLength + Int64(seconds * 1_000 + millisecond)
  }

  /// The moment of a file's date, by the clock of this computer.
  init(nanosecondsSince1970 nanoseconds: Int64) {
    let (seconds, rest) = nanoseconds.flooredDivision(by: 1_000_000_000)
    var time = time_t(seconds)
    var parts = tm()
    localtime_r(&time, &parts)
    let days = Self.days(
      year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday))
    let inDay =
      (Int(parts.tm_hour) * 60 + Int(parts.tm_min)) * 60 + Int(parts.tm_sec)
    milliseconds =
      Int64(days) * Self.dayLength + Int64(min(inDay, 86_399) * 1_000)
      + rest / 1_000_000
  }

  /// Days since 1970-01-01.
  var day: Int32 {
    Int32(clamping: milliseconds.flooredDivision(by: Self.dayLength).quotient)
  }

  /// Milliseconds since the day began.
  var inDay: UInt32 {
    UInt32(milliseconds.flooredDivision(by: Self.dayLength).remainder)
  }

  /// The year, month and day.
  var date: (year: Int, month: Int, day: Int) { Self.date(of: Int(day)) }

  /// The moment in ISO 8601, to the second, without a zone.
  var text: String {
    let (year, month, day) = date
    let seconds = Int(inDay) / 1_000
    return String(
      format: "%04d-%02d-%02dT%02d:%02d:%02d", year, month, day,
      seconds / 3_600, seconds / 60 % 60, seconds % 60)
  }

  static func < (one: LocalMoment, other: LocalMoment) -> Bool {
    one.milliseconds < other.milliseconds
  }

  private static let dayLength: Int64 = 86_400_000

  /// Counts days with years that begin in March, so that a leap day is last;
  /// 400 years have 146,097 days.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let (era, yearOfEra) = shifted.flooredDivision(by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100
      + dayOfYear - 719_468
  }

  private static func date(
    of days: Int
  ) -> (year: Int, month: Int, day: Int) {
    let (era, day) = (days + 719_468).flooredDivision(by: 146_097)
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      year + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shifted + 2) / 5 + 1
    )
  }
}

extension FixedWidthInteger {
  /// Divides so that the remainder is never negative.
  fileprivate func flooredDivision(
    by divisor: Self
  ) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0
      ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
