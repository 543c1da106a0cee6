import WaterflowLayout

/// Dragging an item to another place, in an arena.
///
/// A finger lifts an item by a long press, a mouse or a pen by moving.
///
/// ```swift
/// let reorder = ReorderGesture(engine: engine) { [weak self] in self?.host }
/// reorder.placed = { [weak self] in self?.showLiftedCell(in: $0) }
/// reorder.dropped = { [weak self] move in
///   if let move { self?.data.move(move) }
///   self?.putLiftedCellDown()
/// }
/// arena.add(reorder)
/// // Once a frame while it is dragged:
/// if let offset = reorder.step(at: now) { scrollView.scroll(to: offset) }
/// ```
///
/// The data stays as it is until ``dropped`` tells of the move; until then the
/// layout has other paths, and a host that is asked for a cell looks up what
/// ``original(of:)`` says. Everything that changes the data ends a drag first,
/// as does a reload: the order is as before then.
///
/// The samples' clock has to be the engine's.
public final class ReorderGesture<Host: CollectionHost>: Gesture {
  /// Whether an item may be lifted.
  public var canMove: (ItemPath) -> Bool = { _ in true }

  /// Whether an item may go from its place in the data to another one.
  public var allows: (Move<ItemPath>) -> Bool = { _ in true }

  /// Tells the size of an item, by its path in the data, in a section: the
  /// dragged one's, where it may go to a section with sizes of its own.
  public var sizeOfItem: (ItemPath, _ section: Int) -> ItemSize = { _, _ in
    ItemSize(width: 0, height: 0)
  }

  /// An item was lifted.
  public var lifted: (ItemPath) -> Void = { _ in }

  /// The lifted item's cell is to be shown there, in content coordinates.
  public var placed: (Rect) -> Void = { _ in }

  /// The gap went from a place in the layout to another one.
  public var moved: (Move<ItemPath>) -> Void = { _ in }

  /// The drag is over: the data has to follow the move now, or stays as it is.
  ///
  /// Tell the arena with ``GestureArena/dataDidChange(_:)`` about a move.
  public var dropped: (Move<ItemPath>?) -> Void = { _ in }

  private let engine: CollectionEngine<Host>
  private let host: () -> Host?

  /// Creates a gesture that reorders an engine's items.
  ///
  /// - Parameters:
  ///   - engine: held by the gesture.
  ///   - host: finds the engine's host, which the gesture does not hold; a drag
  ///     ends without one.
  public init(
    engine: CollectionEngine<Host>, host: @escaping () -> Host?
  ) {
    self.engine = engine
    self.host = host
    super.init(rank: 3)
  }

  /// Whether an item is dragged.
  public var isDragging: Bool { false }

  /// Where the dragged item's gap is in the layout; nil without a drag.
  public var draggedItem: ItemPath? { nil }

  /// Returns what an item is called in the data, by its path in the layout.
  public func original(of shown: ItemPath) -> ItemPath { shown }

  /// Returns an item's path in the layout, by what it is called in the data.
  public func shown(of original: ItemPath) -> ItemPath { original }

  /// Follows the content that scrolls under the finger, and scrolls it by
  /// itself where the finger is near an edge; once a frame while
  /// ``isDragging``.
  ///
  /// - Parameter time: in milliseconds.
  /// - Returns: the content offset to scroll to, or nil to stay.
  public func step(at time: Double) -> Point? { nil }

  /// Ends a drag; the order is as before.
  public func cancel() {}

  /// Moves an item by one place as items stand, for a key, or to the first or
  /// the last place.
  ///
  /// ``dropped`` is called as after a drag.
  ///
  /// - Parameters:
  ///   - item: which one; ``canMove`` is asked.
  ///   - way: where to; ``allows`` is asked.
  ///   - time: in milliseconds.
  /// - Returns: the move that was carried out; nil if nothing lies that way, if
  ///   it was refused, or while an item is dragged.
  @discardableResult
  public func move(
    _ item: ItemPath, _ way: FocusMove, at time: Double
  ) -> Move<ItemPath>? { nil }
}
