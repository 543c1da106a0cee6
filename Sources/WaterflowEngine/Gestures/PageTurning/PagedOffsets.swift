import WaterflowLayout

/// Keeps for each tab how far its content is scrolled.
///
/// A bar of tabs that is held at the viewport's start must not jump when a page
/// is turned. So a tab comes back at the place where it was left, but never
/// above the place where the bar comes to be held; and while the bar is not
/// held, every tab stands where the shown one does.
///
/// ```swift
/// var offsets = PagedOffsets(pageCount: 3)
/// offsets.note(engine.offset.y, of: 0)
/// let y = offsets.position(of: 1, from: engine.offset.y, barHeldFrom: 200)
/// ```
///
/// Positions are content offsets along the axis, in points from the content's
/// start.
public struct PagedOffsets: Equatable, Sendable {
  private struct Place: Equatable {
    var page: Int
    var position: Double
  }

  // Of the tabs that were noted, in order: an app may say any number of tabs.
  private var places: [Place] = []
  private var pageCount: Int

  /// Creates offsets for tabs that were not scrolled yet.
  public init(pageCount: Int) { self.pageCount = max(0, pageCount) }

  /// Notes where a tab is scrolled to; nothing happens for a tab that there is
  /// not, or a position that is infinite or no number.
  public mutating func note(_ position: Double, of page: Int) {
    guard page >= 0, page < pageCount, position.isFinite else { return }
    let (index, isNoted) = find(page)
    if !isNoted {
      places.insert(Place(page: page, position: position), at: index)
    }
    places[index].position = position
  }

  /// Returns where a tab is to be scrolled to when it takes the place of the
  /// shown one.
  ///
  /// - Parameters:
  ///   - page: the tab that comes.
  ///   - current: where the shown tab is scrolled to.
  ///   - bar: from which position on the bar of tabs is held.
  /// - Returns: a content offset along the axis, in points.
  public func position(
    of page: Int, from current: Double, barHeldFrom bar: Double
  ) -> Double {
    if current < bar { return current }
    let (index, isNoted) = find(page)
    return isNoted ? max(places[index].position, bar) : bar
  }

  /// Where a tab is among those that were noted, or would be.
  private func find(_ page: Int) -> (index: Int, isNoted: Bool) {
    let index = partition(places.count) { places[$0].page >= page }
    return (index, index < places.count && places[index].page == page)
  }

  /// There is another number of tabs; those that stay keep their places.
  public mutating func setPageCount(_ count: Int) {
    pageCount = max(0, count)
    places.removeAll { $0.page >= count }
  }
}
