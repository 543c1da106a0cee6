import WaterflowLayout

/// Follows which items come next in the direction of travel.
struct PrefetchTracker {
  /// The items that were announced and are not on screen, in order.
  private(set) var announced: [ItemPath] = []
  /// The items that come next and were not announced before, in order.
  private(set) var added: [ItemPath] = []
  /// The announced items that do not come next any more, in order.
  private(set) var dropped: [ItemPath] = []

  private var lastPosition = 0.0
  private var isForward = true
  private var ahead = VisibleElements()
  private var next: [ItemPath] = []

  /// Looks at a part of the content behind the overscan.
  ///
  /// - Parameters:
  ///   - layout: where items stand.
  ///   - viewport: the shown part with its overscan.
  ///   - length: how far to look, in points along the axis.
  ///   - isLive: whether an item is on screen.
  /// - Complexity: that of a query for that part.
  mutating func update(
    _ layout: CollectionLayout, at viewport: Viewport, length: Double,
    isLive: (ItemPath) -> Bool
  ) {
    let shown = layout.axisSpan(of: viewport.rect)
    if shown.lower != lastPosition { isForward = shown.lower > lastPosition }
    lastPosition = shown.lower
    // No farther than all content, because infinity less infinity would be no
    // place at all.
    let length = min(
      length, layout.contentLength + max(shown.lower, -shown.lower))
    let start =
      isForward
      ? shown.upper + max(0, viewport.overscanAfter)
      : shown.lower - max(0, viewport.overscanBefore) - length
    layout.query(in: layout.strip(from: start, length: length), into: &ahead)
    next.removeAll(keepingCapacity: true)
    for element in ahead.elements where element.id.kind == .item {
      let path = element.id.path
      if !isLive(path) { next.append(path) }
    }
    compare(isLive)
    swap(&announced, &next)
  }

  /// Gives announced items the paths that they have from now on; those that
  /// are gone are forgotten.
  mutating func rename(_ newPath: (ItemPath) -> ItemPath?) {
    announced = ItemSet(announced.compactMap(newPath)).paths
  }

  /// Takes over where the viewport starts along the axis after the content has
  /// changed around it: the direction of travel stays.
  mutating func shift(to position: Double) {
    lastPosition = position
  }

  /// Takes all announcements back.
  mutating func reset() {
    announced.removeAll(keepingCapacity: true)
  }

  /// Both lists are in order, so one walk over both finds the differences.
  private mutating func compare(_ isLive: (ItemPath) -> Bool) {
    added.removeAll(keepingCapacity: true)
    dropped.removeAll(keepingCapacity: true)
    var place = 0
    for path in announced {
      while place < next.count && next[place] < path {
        added.append(next[place])
        place += 1
      }
      if place < next.count && next[place] == path {
        place += 1
      } else if !isLive(path) {
        dropped.append(path)
      }
    }
    added.append(contentsOf: next[place...])
  }
}
