/// Where in the timeline a photo is.
package struct TimelinePlace: Sendable, Hashable {
  /// Days since 1970-01-01.
  package var day: Int32
  /// The position in the day, whose newest photo is at 0.
  package var index: Int

  /// Creates a place.
  package init(day: Int32, index: Int) {
    self.day = day
    self.index = index
  }
}
