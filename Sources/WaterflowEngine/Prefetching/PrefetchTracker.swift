import WaterflowLayout

/// Follows which items come next in the direction of travel.
struct PrefetchTracker {
  /// The items that were announced and are not on screen, in order.
  private(set) var announced = ItemSet()
  /// The items that come next and were not announced before, in order.
  private(set) var added: [ItemPath] = []
  /// The announced items that do not come next any more, in order.
  private(set) var dropped: [ItemPath] = []

  private var lastPosition = 0.0
  private var isForward = true
  private var ahead = VisibleElements()

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
    var next = ItemSet()
    for element in ahead.elements where element.id.kind == .item {
      let path = element.id.path
      if !isLive(path) { next.append(path) }
    }
    added = next.part(.rest, with: announced).paths
    dropped = announced.part(.rest, with: next).paths.filter { !isLive($0) }
    announced = next
  }

  /// Gives announced items the paths that they have from now on; those that
  /// are gone are forgotten.
  mutating func rename(_ newPath: (ItemPath) -> ItemPath?) {
    announced = ItemSet(announced.compactMap(newPath))
  }

  /// Takes over where the viewport starts along the axis after the content has
  /// changed around it: the direction of travel stays.
  mutating func shift(to position: Double) {
    lastPosition = position
  }

  /// Takes all announcements back.
  mutating func reset() {
    announced = ItemSet()
  }
}
