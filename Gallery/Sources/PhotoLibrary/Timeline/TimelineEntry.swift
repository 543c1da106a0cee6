/// What the timeline knows of a photo.
struct TimelineEntry: Hashable, Sendable {
  let id: UInt32
  let taken: LocalMoment
  let ratio: UInt16
}
