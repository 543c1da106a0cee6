/// The last changes, each from one revision to the next.
struct TimelineLog: Sendable {
  /// The revision after the last change.
  private(set) var revision: UInt32
  private var deltas: [TimelineDelta] = []
  private var places = 0
  private let limit: Int

  /// Starts without changes; at most so many places are kept.
  init(revision: UInt32, limit: Int = 400_000) {
    self.revision = revision
    self.limit = limit
  }

  mutating func append(_ delta: TimelineDelta) {
    deltas.append(delta)
    places += delta.count
    revision += 1
    while deltas.count > 1_024 || places > limit, !deltas.isEmpty {
      places -= deltas.removeFirst().count
    }
  }

  /// Forgets all changes, so that everybody starts anew.
  mutating func reset() {
    deltas = []
    places = 0
    revision += 1
  }

  /// Returns the change that follows a revision; nil if it is not known.
  func delta(after revision: UInt32) -> TimelineDelta? {
    guard revision < self.revision else { return nil }
    let back = Int(self.revision - revision)
    return back <= deltas.count ? deltas[deltas.count - back] : nil
  }
}
