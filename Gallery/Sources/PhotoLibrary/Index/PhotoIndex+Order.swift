extension PhotoIndex {
  /// Returns all photos in the order of the timeline.
  ///
  /// Paths are read only of photos that were taken in the same moment.
  func orderedEntries() throws -> [TimelineEntry] {
    var entries = try entries()
    let paths = try pathsOfTies()
    var start = 0
    while start < entries.count {
      let taken = entries[start].taken
      let end =
        entries[start...].firstIndex { $0.taken != taken }
        ?? entries.count
      if end - start > 1 {
        entries[start..<end].sort { one, other in
          (paths[one.id] ?? .root) < (paths[other.id] ?? .root)
        }
      }
      start = end
    }
    return entries
  }
}
