import Timeline

/// What changed in the timeline by one batch.
struct TimelineDelta: Sendable {
  /// Places before.
  var removed: [TimelinePlace] = []
  /// Places afterwards.
  var inserted: [TimelineInsertion] = []
  /// Places afterwards.
  var changed: [TimelinePlace] = []

  /// How many places it has.
  var count: Int { removed.count + inserted.count + changed.count }
}
