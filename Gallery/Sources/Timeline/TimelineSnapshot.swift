import Foundation

/// The whole timeline at one moment, in two bytes a photo.
package struct TimelineSnapshot: Sendable, Equatable {
  /// Counts the timeline's changes.
  package var revision: UInt32
  /// Whether photos are still being found.
  package var isIndexing: Bool
  /// The days that have photos, newest first.
  package var days: [TimelineDay]
  /// The photos' ratios (see `RatioCode`), newest photo first.
  package var ratios: [UInt16]

  /// Creates a snapshot; the days' counts add up to the number of ratios.
  package init(
    revision: UInt32, isIndexing: Bool, days: [TimelineDay], ratios: [UInt16]
  ) {
    self.revision = revision
    self.isIndexing = isIndexing
    self.days = days
    self.ratios = ratios
  }

  /// The snapshot as the page gets it: u32 "WFTL", version, revision, numbers
  /// of days and photos, flags (1: indexing); i32 and u32 a day; u16 a photo.
  package var encoded: Data {
    var writer = WireWriter(
      "WFTL", capacity: 24 + days.count * 8 + ratios.count * 2)
    writer.append(revision)
    writer.append(days.count)
    writer.append(ratios.count)
    writer.append(UInt32(isIndexing ? 1 : 0))
    for day in days {
      writer.append(day.day)
      writer.append(day.count)
    }
    writer.append(ratios)
    return writer.data
  }
}
