import Foundation

/// What changed in the timeline from one revision to another.
package struct TimelineChange: Sendable, Equatable {
  /// The revision that the change starts from.
  package var from: UInt32
  /// The revision that it leads to; the same if nothing changed.
  package var to: UInt32
  /// Whether the timeline has to be loaded anew; there are no places then.
  package var isReset: Bool
  /// Whether photos are still being found.
  package var isIndexing: Bool
  /// How many files have been found so far.
  package var found: Int
  /// How many of those have been read.
  package var indexed: Int
  /// How many of those are broken.
  package var broken: Int
  /// Photos that are gone, where they were before all of the change.
  package var removed: [TimelinePlace]
  /// Photos that came, where they are after all of the change.
  package var inserted: [TimelineInsertion]
  /// Photos whose details are others now, where they are afterwards.
  package var changed: [TimelinePlace]
  /// Photos that did not come and go but moved, in the order of `removed`.
  package var moved: [TimelineMove]

  /// Creates a change.
  package init(
    from: UInt32, to: UInt32, isReset: Bool = false, isIndexing: Bool = false,
    found: Int = 0, indexed: Int = 0, broken: Int = 0,
    removed: [TimelinePlace] = [], inserted: [TimelineInsertion] = [],
    changed: [TimelinePlace] = [], moved: [TimelineMove] = []
  ) {
    self.from = from
    self.to = to
    self.isReset = isReset
    self.isIndexing = isIndexing
    self.found = found
    self.indexed = indexed
    self.broken = broken
    self.removed = removed
    self.inserted = inserted
    self.changed = changed
    self.moved = moved
  }

  /// The change as the page gets it: u32 "WFCH", version, from, to, flags (1:
  /// indexing, 2: reset), found, indexed, broken, the numbers of removed,
  /// inserted and changed photos; i32 and u32 for each place, and u32 for the
  /// ratio of an inserted photo; two u32 for each moved one, up to the end.
  package var encoded: Data {
    let places = removed.count + changed.count + moved.count
    var writer = WireWriter(
      "WFCH", capacity: 44 + places * 8 + inserted.count * 12)
    writer.append(from)
    writer.append(to)
    writer.append(UInt32((isIndexing ? 1 : 0) | (isReset ? 2 : 0)))
    for count in [
      found, indexed, broken, removed.count, inserted.count, changed.count,
    ] {
      writer.append(count)
    }
    for place in removed { writer.append(place) }
    for insertion in inserted {
      writer.append(insertion.place)
      writer.append(UInt32(insertion.ratio))
    }
    for place in changed { writer.append(place) }
    for move in moved {
      writer.append(move.removed)
      writer.append(move.inserted)
    }
    return writer.data
  }
}
