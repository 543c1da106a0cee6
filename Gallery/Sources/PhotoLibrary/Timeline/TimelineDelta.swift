import Timeline

/// What changed in the timeline by one batch.
struct TimelineDelta: Sendable {
  /// Places before.
  var removed: [TimelinePlace] = []
  /// Places afterwards.
  var inserted: [TimelineInsertion] = []
  /// Places afterwards.
  var changed: [TimelinePlace] = []
  /// Photos that are among both the removed and the inserted ones.
  var moved: [TimelineMove] = []

  /// How many places it has.
  var count: Int {
    removed.count + inserted.count + changed.count + moved.count
  }
}
