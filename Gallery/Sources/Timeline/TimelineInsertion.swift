/// A photo that came into the timeline.
package struct TimelineInsertion: Sendable, Hashable {
  /// Where it is now.
  package var place: TimelinePlace
  /// The code of its sides' ratio (see `RatioCode`).
  package var ratio: UInt16

  /// Creates an insertion.
  package init(place: TimelinePlace, ratio: UInt16) {
    self.place = place
    self.ratio = ratio
  }
}
