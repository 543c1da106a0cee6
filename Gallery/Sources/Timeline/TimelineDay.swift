/// A day of the timeline that has photos.
package struct TimelineDay: Sendable, Hashable {
  /// Days since 1970-01-01, of the local date when the photos were taken.
  package var day: Int32
  /// How many photos it has; never 0.
  package var count: Int

  /// Creates a day.
  package init(day: Int32, count: Int) {
    self.day = day
    self.count = count
  }
}
