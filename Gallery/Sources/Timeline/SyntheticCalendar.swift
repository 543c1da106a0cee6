import BuiltInPictures
import Foundation

/// How many photos were taken on which day of 20 years, by formula.
struct SyntheticCalendar: Sendable {
  /// The newest day, 2025-12-31: the same whenever it is asked.
  private static let newest: Int32 = 20_453
  /// The days from 2006-01-01 on.
  private static let length = 7_305
  /// A day with very many photos, if there are ten times as many in all.
  private static let crowd = (day: Int32(17_698), count: 70_000)

  /// The days that have photos, newest first.
  let days: [Int32]
  /// The position of each day's first photo, and at last the number of photos.
  let starts: [UInt32]

  /// Spreads so many photos over the days.
  init(count: Int) {
    let isCrowded = count >= 10 * Self.crowd.count
    let crowd = isCrowded ? Self.crowd : (day: .max, count: 0)
    let weights = (0..<Self.length).map {
      let day = Self.newest - Int32($0)
      return day == crowd.day ? 0 : Self.weight(day, age: $0)
    }
    let total = weights.reduce(0, +)
    let rest = count - crowd.count
    var days: [Int32] = []
    var starts: [UInt32] = []
    var (sum, start) = (0, 0)
    // Shares of the sum so far and not of each day, so that all add up; rounded
    // up, so that the newest day has one.
    var (given, taken) = (0, 0)
    for (age, weight) in weights.enumerated() {
      let day = Self.newest - Int32(age)
      sum += weight
      given = (sum * rest + total - 1) / total
      let photos = day == crowd.day ? crowd.count : given - taken
      if day != crowd.day { taken = given }
      guard photos > 0 else { continue }
      days.append(day)
      starts.append(UInt32(start))
      start += photos
    }
    starts.append(UInt32(start))
    self.days = days
    self.starts = starts
  }

  /// Returns how many photos a day has beside others: none on many days, more
  /// at weekends and in later years, and many when something happened.
  private static func weight(_ day: Int32, age: Int) -> Int {
    let bits = SplitMix64.mix(UInt64(UInt32(bitPattern: day)))
    let isEdge = age == 0 || age == length - 1
    guard isEdge || bits & 0xFF >= 0x60 else { return 0 }
    let isWeekend = [2, 3].contains(day % 7)
    let happened = bits >> 16 & 0x3F == 0
    return (1 + Int(bits >> 8 & 0x1F)) * (isWeekend ? 3 : 1)
      * (happened ? 12 : 1) * (24 - age / 366)
  }

  /// The positions of a day's photos, by the day's index in `days`.
  func positions(_ index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index + 1])
  }

  /// Returns the index of a day in `days`, in O(log days).
  func index(of day: Int32) -> Int? {
    let index = first { days[$0] <= day }
    return index < days.count && days[index] == day ? index : nil
  }

  /// Returns the index of the day of the photo at a position, in O(log days).
  func index(at position: Int) -> Int {
    first { Int(starts[$0 + 1]) > position }
  }

  private func first(where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns a moment of a day in ISO 8601, without a zone.
  static func text(day: Int32, seconds: Int) -> String {
    let date = Date(
      timeIntervalSince1970: Double(day) * 86_400 + Double(seconds))
    return String(date.ISO8601Format().dropLast())
  }
}
