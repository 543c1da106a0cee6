import WaterflowLayout

/// What shows the cells that an engine decides about: a view of a platform, or
/// a recorder in a test.
///
/// The engine does no input or output. It asks its host for a cell when an
/// element comes into view, and hands it the pass's operations in one piece.
public protocol CollectionHost: AnyObject {
  /// Provides the cell for an element that comes into view.
  ///
  /// The host takes it from ``CollectionEngine/dequeue(_:)`` and fills it.
  /// Other cells that it dequeued while it was asked go back to the pool.
  ///
  /// - Returns: the cell, or nil if there is nothing to show; the element is
  ///   then asked for again in the next pass.
  func cell(for element: LayoutElement) -> CellID?

  /// Tells that a cell which the host has provided shows an element from now
  /// on, or does so again if it was on its way out with it.
  func didFill(_ cell: CellID, for element: LayoutElement, isReturning: Bool)

  /// Empties a cell that leaves the screen for the pool.
  ///
  /// Called before any cell is asked for in the same pass, so that a cell in
  /// the pool holds nothing of its previous item and loads nothing for it.
  func prepareForReuse(_ cell: CellID)

  /// Carries out the operations of a pass, in order.
  ///
  /// - Parameter operations: valid only during the call.
  func perform(_ operations: UnsafeBufferPointer<CellOperation>)

  /// Tells that a header or a footer came to be pinned or rests again; exactly
  /// once for each change, if ``CollectionEngine/tellsPins`` asks for it.
  func pinDidChange(_ event: PinEvent)

  /// Shows cells going from where they were before an update to where the
  /// operations have put them; see ``CellTransition``.
  ///
  /// Called right after ``perform(_:)``. Cells that leave are to be given back
  /// with ``CollectionEngine/endTransitions(at:host:)`` once the time is over.
  ///
  /// - Parameters:
  ///   - transitions: valid only during the call.
  ///   - duration: in milliseconds; ease in and out.
  func animate(
    _ transitions: UnsafeBufferPointer<CellTransition>, duration: Double)

  /// Measures cells whose items' lengths are estimates so far.
  ///
  /// Called at most once a pass, after ``perform(_:)``, for all cells at once,
  /// so that a browser lays the page out once.
  ///
  /// - Parameters:
  ///   - cells: live cells, in order of their items.
  ///   - sizes: receives the extents that the cells need, in points: both
  ///     where the section flows, else along the axis for the breadth that the
  ///     cell has. It holds the frames' own before. An extent that is
  ///     negative or infinite leaves the item as it is; so does one that is no
  ///     number, as of a cell that is not displayed, which is measured with a
  ///     later pass.
  func measure(_ cells: [LiveCell], into sizes: inout [LayoutSize])

  /// Whether cells can be measured now; otherwise ``needsPass()`` is called in
  /// place of ``measure(_:into:)``, as where a browser has laid the page out
  /// for that already in this frame.
  var canMeasure: Bool { get }

  /// Tells that more cells are to be measured, which takes another pass, soon.
  func needsPass()

  /// Tells that items come next in the direction of travel, so that their data
  /// can be made ready; once each, until they were shown or cancelled.
  func prefetch(_ items: [ItemPath])

  /// Tells that announced items will not come next after all.
  func cancelPrefetching(_ items: [ItemPath])

  /// Tells that the viewport has come within
  /// ``CollectionEngine/nearEndLength`` of the content's end: time to append
  /// more.
  ///
  /// Once for each number of items, so again once there are more or fewer and
  /// their end is near, or after a reload; never where there are none. Called at
  /// the end of a pass; append with ``CollectionEngine/whenIdle(_:)``. Who is
  /// loading more already may hear it again when an item is deleted meanwhile.
  func nearEnd()
}

extension CollectionHost {
  /// Does nothing.
  public func didFill(
    _ cell: CellID, for element: LayoutElement, isReturning: Bool
  ) {}

  /// Does nothing.
  public func pinDidChange(_ event: PinEvent) {}

  /// Does nothing: cells stand where they belong at once.
  public func animate(
    _ transitions: UnsafeBufferPointer<CellTransition>, duration: Double
  ) {}

  /// Leaves all estimates.
  public func measure(_ cells: [LiveCell], into sizes: inout [LayoutSize]) {}

  /// Always.
  public var canMeasure: Bool { true }

  /// Does nothing: the next pass comes when it comes.
  public func needsPass() {}

  /// Does nothing.
  public func prefetch(_ items: [ItemPath]) {}

  /// Does nothing.
  public func cancelPrefetching(_ items: [ItemPath]) {}

  /// Does nothing.
  public func nearEnd() {}
}
