import WaterflowLayout

/// An item that is dragged to another place.
///
/// The item's place in the layout is the gap that follows the finger; the item
/// itself is shown at ``liftedFrame(at:)``.
///
/// The gap goes where an item was once the finger is past that item's centre,
/// as seen from the gap; a finger that has jumped into the next one past all
/// others has passed those too. An item that comes to lie under the finger then does
/// not count before the finger has left it, and after a move the finger has to
/// go ``slop`` before the next: so the gap never flips back and forth.
public struct ReorderSession: Equatable, Sendable {
  /// How far the finger goes between two moves at least, in points of content.
  public static let slop = 8.0

  /// Where the item was when it was lifted.
  public let origin: ItemPath

  /// Where the gap is.
  public private(set) var path: ItemPath

  /// Where the finger is, in points from the viewport's top left corner.
  public private(set) var location: LayoutPoint

  /// From the item's corner to the finger, in points.
  private let grip: LayoutPoint
  private let size: LayoutSize
  /// Where in the content the finger was when the gap moved last.
  private var lastMove: LayoutPoint?
  /// The item under the finger before that.
  private var lastUnder: ItemPath?
  /// The item that came to lie under the finger then.
  private var settledUnder: ItemPath?

  /// Lifts an item.
  ///
  /// - Parameters:
  ///   - item: which one; nil comes of one that there is not.
  ///   - location: where the finger is, in points from the viewport's corner.
  ///   - layout: knows where the item is.
  ///   - viewport: the shown part of the content.
  public init?(
    lifting item: ItemPath, at location: LayoutPoint,
    in layout: CollectionLayout,
    viewport: Viewport
  ) {
    guard location.x.isFinite, location.y.isFinite,
      let frame = layout.element(ElementID(item), in: viewport)?.frame
    else { return nil }
    origin = item
    path = item
    self.location = location
    grip = LayoutPoint(
      x: location.x + viewport.offset.x - frame.x,
      y: location.y + viewport.offset.y - frame.y)
    size = frame.size
  }

  /// Returns where the lifted item is shown, in content coordinates.
  public func liftedFrame(at viewport: Viewport) -> LayoutRect {
    LayoutRect(origin: place(in: viewport).shift(from: grip), size: size)
  }

  static func moved(
    _ item: ItemPath, from old: ItemPath, to new: ItemPath
  ) -> ItemPath {
    if item == old { return new }
    // Wrapping, for paths of an app that are of no item.
    var item = item
    if item.section == old.section && item.item > old.item { item.item -= 1 }
    if item.section == new.section && item.item >= new.item { item.item &+= 1 }
    return item
  }

  // MARK: - The finger

  /// The finger is here, or the content has moved under it.
  ///
  /// - Parameters:
  ///   - location: in points from the viewport's corner; one that is infinite
  ///     or no number counts as the last.
  ///   - layout: the gap is where the session says.
  ///   - viewport: the shown part of the content.
  ///   - target: where the item goes that is dragged to a place: there, or
  ///     elsewhere; nil if it stays.
  /// - Returns: the move of the gap that is to be carried out, or nil; tell
  ///   with ``didMove(to:in:viewport:)`` that it was.
  /// - Complexity: that of a query for the viewport.
  public mutating func move(
    to location: LayoutPoint, in layout: CollectionLayout, viewport: Viewport,
    target: (ItemPath) -> ItemPath? = { $0 }
  ) -> Move<ItemPath>? {
    if location.x.isFinite, location.y.isFinite { self.location = location }
    let finger = place(in: viewport)
    guard let under = layout.element(at: finger, in: viewport) else {
      settledUnder = nil
      return nil
    }
    if under.id.kind != .item || under.id.path != settledUnder {
      settledUnder = nil
    }
    guard settledUnder == nil, isFarFromLastMove(finger),
      let proposed = place(at: finger, over: under, in: layout, viewport),
      proposed != path, let target = target(proposed), target != path
    else { return nil }
    lastUnder = under.id.path
    return Move(from: path, to: target)
  }

  /// The gap has moved.
  public mutating func didMove(
    to path: ItemPath, in layout: CollectionLayout, viewport: Viewport
  ) {
    self.path = path
    let finger = place(in: viewport)
    lastMove = finger
    let under = layout.element(at: finger, in: viewport)
    let hasCome =
      under?.id.kind == .item && under?.id.path != path
      && under?.id.path != lastUnder
    settledUnder = hasCome ? under?.id.path : nil
  }

  /// Where in the content the finger is.
  private func place(in viewport: Viewport) -> LayoutPoint {
    LayoutPoint(
      x: location.x + viewport.offset.x, y: location.y + viewport.offset.y)
  }

  private func isFarFromLastMove(_ finger: LayoutPoint) -> Bool {
    guard let lastMove else { return true }
    let way = finger.shift(from: lastMove)
    return way.x * way.x + way.y * way.y >= Self.slop * Self.slop
  }

  private func place(
    at finger: LayoutPoint, over under: LayoutElement,
    in layout: CollectionLayout,
    _ viewport: Viewport
  ) -> ItemPath? {
    let section = Int(under.id.section)
    guard under.id.kind == .item else {
      // Over a section that has nothing to be dragged past.
      guard layout.style(ofSection: section) != nil,
        layout.itemCount(inSection: section) == 0
      else { return nil }
      return ItemPath(section: section, item: 0)
    }
    let other = under.id.path
    if other == path { return nil }
    guard other.section == path.section else {
      var target = other
      if isBehind(finger, under.frame, section, layout) { target.item += 1 }
      return target
    }
    guard let gap = layout.element(ElementID(path), in: viewport)?.frame
    else { return nil }
    if isPast(finger, under.frame, from: gap) { return other }
    var passed = other
    passed.item += other.item < path.item ? 1 : -1
    guard passed != path,
      let frame = layout.element(ElementID(passed), in: viewport)?.frame,
      isPast(finger, frame, from: gap)
    else { return nil }
    return passed
  }

  /// Whether a place in an item is past its centre, as seen from the gap.
  private func isPast(
    _ finger: LayoutPoint, _ frame: LayoutRect, from gap: LayoutRect
  ) -> Bool {
    let centerX = frame.x + frame.width / 2
    let centerY = frame.y + frame.height / 2
    let wayX = centerX - (gap.x + gap.width / 2)
    let wayY = centerY - (gap.y + gap.height / 2)
    return (finger.x - centerX) * wayX + (finger.y - centerY) * wayY >= 0
  }

  /// Whether a place in an item of another section is nearer to where the next
  /// item stands.
  private func isBehind(
    _ finger: LayoutPoint, _ frame: LayoutRect, _ section: Int,
    _ layout: CollectionLayout
  ) -> Bool {
    let directions = Across(axis: layout.axis, direction: layout.direction)
    let way = LayoutPoint(
      x: finger.x - frame.x - frame.width / 2,
      y: finger.y - frame.y - frame.height / 2)
    if layout.style(ofSection: section)?.mode.hasRows == true {
      return directions.across(way) >= 0
    }
    return directions.along(way) >= 0
  }
}
