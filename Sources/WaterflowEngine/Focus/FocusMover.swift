import WaterflowLayout

/// Moves the focus from item to item as the items stand, not as they are
/// numbered.
///
/// Along the axis the focus stays within its lane, and goes on in the next
/// section where the lane ends; across, it goes to the neighbouring lane. A run
/// of keys in one direction remembers where it began, so that it comes out of
/// a wide item in the lane that it came from.
///
/// ```swift
/// var focus = FocusMover()
/// focus.focus(path)
/// if let next = focus.move(.down, in: engine.layout, at: engine.viewport) {
///   engine.scroll(to: ElementID(next), at: .nearest, time: now, host: host)
/// }
/// ```
///
/// Keep the focused item's cell with ``CollectionEngine/keptElements``.
public struct FocusMover: Equatable, Sendable {
  /// The item that has the focus.
  public private(set) var item: ItemPath?

  /// Whether the last update has taken the item that had the focus.
  private(set) var hasLostItem = false

  /// Where across the axis a run along it began; infinite without one.
  private var goalAcross = FocusSpan(lower: .infinity, upper: 0)
  /// Where along the axis a run across it began; infinite without one.
  private var goalAlong = Double.infinity
  /// How broad the content was that either is in.
  private var goalBreadth = 0.0

  /// Creates a mover without a focus.
  public init() {}

  /// An item has got the focus by other means, or none has.
  public mutating func focus(_ item: ItemPath?) {
    guard item != self.item else { return }
    self.item = item
    endRun()
  }

  private mutating func endRun() {
    goalAcross.lower = .infinity
    goalAlong = .infinity
  }

  /// Gives the focus the path that its item has after an update; where that is
  /// gone, what has come to its place gets the focus, or else the last item of
  /// the section there.
  ///
  /// Where that section has no items, it is the first item of the next one that
  /// has some, or else the last item before.
  ///
  /// - Parameters:
  ///   - layout: as it is after the update.
  ///   - place: where what has come to the place of the item that has the focus
  ///     is, as ``UpdatePlan/place(ofDeleted:)`` tells; nil says that sections
  ///     and items before it are as many as before.
  ///   - newPath: an item's path after the update; nil if it is gone.
  /// - Complexity: O(sections) where the item is gone.
  public mutating func rename(
    in layout: CollectionLayout, place: ItemPath? = nil,
    _ newPath: (ItemPath) -> ItemPath?
  ) {
    hasLostItem = false
    guard let old = item else { return }
    if let new = newPath(old) {
      // It may have been taken to another lane.
      if new != old { endRun() }
      item = new
      return
    }
    hasLostItem = true
    focus(nil)
    let place = place ?? old
    for section in 0..<layout.sectionCount {
      let last = layout.itemCount(inSection: section) - 1
      guard last >= 0 else { continue }
      // The last before, as long as none is there or behind.
      let number =
        section < place.section
        ? last : section > place.section ? 0 : min(max(place.item, 0), last)
      item = ItemPath(section: section, item: number)
      if section >= place.section { break }
    }
  }

  /// Moves the focus.
  ///
  /// - Parameters:
  ///   - move: which way.
  ///   - layout: knows where items stand.
  ///   - viewport: its length is that of a page; without a focus, the first
  ///     item in it gets one.
  /// - Returns: the item that has the focus now, or nil if it stays where it
  ///   is: nothing lies that way.
  /// - Complexity: O(log(items) + sections + items around the focus), that is
  ///   in a viewport or so; never a scan of all items.
  public mutating func move(
    _ move: FocusMove, in layout: CollectionLayout, at viewport: Viewport
  ) -> ItemPath? {
    var search = FocusSearch(layout)
    guard let item, let from = search.spot(of: item) else {
      guard let first = search.firstItem(in: viewport) else { return nil }
      focus(first)
      return first
    }
    let target: ItemPath?
    // In lanes of another extent a run begins anew.
    if goalBreadth != layout.breadth { endRun() }
    goalBreadth = layout.breadth
    let across = goalAcross.lower < .infinity ? goalAcross : from.across
    let along = goalAlong < .infinity ? goalAlong : from.along.middle
    let way = way(of: move, in: layout)
    switch way {
    case .first: target = search.endItem(forward: false)
    case .last: target = search.endItem(forward: true)
    case .along(let forward):
      target = search.along(from, across, forward: forward)
    case .across(let forward):
      target = search.across(from, along, forward: forward)
    case .page(let forward):
      let insets = layout.axisInsets(viewport.contentInsets)
      target = search.page(
        from, across, forward: forward,
        length: layout.viewportLength - insets.before - insets.after)
    }
    guard let target, target != item else { return nil }
    focus(target)
    switch way {
    case .along, .page: goalAcross = across
    case .across: goalAlong = along
    case .first, .last: break
    }
    return target
  }

  private enum Way {
    case first, last
    case along(forward: Bool)
    case across(forward: Bool)
    case page(forward: Bool)
  }

  private func way(of move: FocusMove, in layout: CollectionLayout) -> Way {
    let isVertical = layout.axis == .vertical
    let isMirrored = layout.direction == .rightToLeft
    return switch move {
    case .home: .first
    case .end: .last
    case .pageUp: .page(forward: false)
    case .pageDown: .page(forward: true)
    case .up where isVertical: .along(forward: false)
    case .down where isVertical: .along(forward: true)
    case .up: .across(forward: false)
    case .down: .across(forward: true)
    case .left where isVertical: .across(forward: isMirrored)
    case .right where isVertical: .across(forward: !isMirrored)
    case .left: .along(forward: isMirrored)
    case .right: .along(forward: !isMirrored)
    }
  }
}
