import WaterflowLayout

extension CollectionEngine {
  /// Lifts an item to be dragged: its cell stays live wherever it goes, and
  /// the content offset stays through moves.
  ///
  /// - Parameters:
  ///   - item: which one.
  ///   - location: where the finger is, in points from the viewport's top
  ///     left corner.
  /// - Returns: the drag, to be ended with ``drop(_:at:host:)`` or
  ///   ``cancelDrag(_:at:host:sizeOfItem:)`` before anything else updates; nil
  ///   if there is no such item.
  public func lift(_ item: ItemPath, at location: LayoutPoint)
    -> ReorderSession?
  {
    let session = ReorderSession(
      lifting: item, at: location, in: layout, viewport: viewport)
    guard session != nil else { return nil }
    draggedElement = ElementID(item)
    return session
  }

  /// Follows the finger of a drag, or scrolling under it.
  ///
  /// - Parameters:
  ///   - session: the drag.
  ///   - location: where the finger is, in points from the viewport's top
  ///     left corner.
  ///   - time: as in ``update(offset:at:host:)``.
  ///   - host: as in ``update(offset:at:host:)``.
  ///   - sizeOfItem: the dragged item's size in another section, by its path
  ///     there; not asked for where sections keep the same of sizes.
  ///   - allows: whether the item may go to a place.
  /// - Returns: the move of the gap that was carried out, or nil.
  /// - Throws: `LayoutError`; the gap is where it was then. In a callback that
  ///   is `LayoutError.inUse`.
  /// - Complexity: O(sqrt(items) + visible elements) for a move; what is laid
  ///   out later is as for any update.
  @discardableResult
  public func drag(
    _ session: inout ReorderSession, to location: LayoutPoint, at time: Double,
    host: Host, sizeOfItem: @escaping (ItemPath) -> ItemSize,
    allows: (ItemPath) -> Bool = { _ in true }
  ) throws(LayoutError) -> Move<ItemPath>? {
    let move = session.move(
      to: location, in: layout, viewport: viewport, allows: allows)
    guard let move else { return nil }
    try carryOut(move, at: time, host: host, sizeOfItem: sizeOfItem)
    session.didMove(to: move.to, in: layout, viewport: viewport)
    return move
  }

  /// Ends a drag where the gap is.
  ///
  /// - Returns: the move that the data has to follow, or nil if the item is
  ///   where it was.
  public func drop(
    _ session: ReorderSession, at time: Double, host: Host
  ) -> Move<ItemPath>? {
    letGo(at: time, host: host)
    return session.path == session.origin
      ? nil : Move(from: session.origin, to: session.path)
  }

  /// Ends a drag and takes the item back to where it was; the order is as
  /// before then.
  ///
  /// - Parameters:
  ///   - session: the drag.
  ///   - time: as in ``update(offset:at:host:)``.
  ///   - host: as in ``update(offset:at:host:)``.
  ///   - sizeOfItem: as in ``drag(_:to:at:host:sizeOfItem:allows:)``.
  /// - Throws: `LayoutError.inUse` in a callback; the drag goes on then.
  public func cancelDrag(
    _ session: ReorderSession, at time: Double, host: Host,
    sizeOfItem: @escaping (ItemPath) -> ItemSize
  ) throws(LayoutError) {
    if session.path != session.origin {
      try carryOut(
        Move(from: session.path, to: session.origin), at: time, host: host,
        sizeOfItem: sizeOfItem)
    }
    letGo(at: time, host: host)
  }

  /// Carries out a move of the gap.
  func carryOut(
    _ move: Move<ItemPath>, at time: Double, host: Host,
    sizeOfItem: @escaping (ItemPath) -> ItemSize
  ) throws(LayoutError) {
    catchUp(host)
    guard !isUpdating && !isEditing else { throw .inUse }
    _ = try carryOut(
      try layout.plan(move), animated: true, at: time, host: host,
      sizeOfItem: sizeOfItem, styleOfSection: { _ in SectionStyle(mode: .list) }
    )
  }

  /// Takes a dragged item's cell back to its element.
  func letGo(at time: Double, host: Host) {
    draggedElement = nil
    self.time = time
    // A cell that was kept out of view has no reason to stay.
    shift(to: offset, host: host)
  }
}
