/// Which lane of a waterfall the next item goes to.
public enum PlacementOrder: Equatable, Sendable {
  /// The lane where the item starts highest; ties go to the lowest lane.
  case shortestLane
  /// Item i to lane i mod n; a spanning item no further than it fits.
  case roundRobin
  /// The same from the other side: item i to lane n - 1 - i mod n.
  case roundRobinReversed
  /// The first lane at or behind the end of the item before, among those that
  /// start no more than the tolerance, in points, below the highest. What CSS
  /// calls `flow-tolerance`. A negative or not-a-number tolerance counts as 0
  /// with a ``LayoutWarning/styleClamped(section:)``; an infinite one fills
  /// lane after lane.
  case readingOrder(tolerance: Double)
  /// The lane that comes with the item, see ``ItemSize/lane``; items of one
  /// lane keep their order. An item that says none stands in the first lane.
  ///
  /// A lane that is not there counts as the nearest one, which
  /// ``LayoutWarning/itemLanesClamped(first:count:)`` tells as items come, and
  /// a spanning item starts no further than it fits. Where more lanes come, as
  /// on a wider screen, items go where they belong. Whatever the assignment,
  /// no item takes another lane because lengths change.
  case given

  /// Whether an item's lane follows from its index alone.
  var ignoresLengths: Bool {
    self == .roundRobin || self == .roundRobinReversed
  }
}
