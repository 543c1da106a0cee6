import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Tells which class to make cells of for an identifier; items, headers,
  /// footers and backgrounds alike.
  public func register(
    _ cellClass: WaterflowCell.Type,
    forCellWithReuseIdentifier identifier: String
  ) {
    host.registry.register(cellClass, identifier)
  }

  /// Returns a cell for an identifier, from the pool or new; only for a data
  /// source that is asked for a cell.
  ///
  /// For a header, a footer or a background the path is that of item 0.
  ///
  /// - Precondition: the identifier was registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> WaterflowCell {
    guard let cell = host.dequeue(identifier, from: engine) else {
      preconditionFailure(
        "register a class of cells for the identifier \(identifier)")
    }
    return cell
  }

  /// Returns a cell for an identifier, from the pool, or new where a class is
  /// registered; nil otherwise.
  ///
  /// Only for a data source that is asked for a cell. So an app makes its cells
  /// itself: one that has an identifier and is handed over is taken in, and
  /// recycled under it from then on.
  ///
  /// ```swift
  /// let cell = view.dequeueReusableCell(
  ///   withReuseIdentifier: "map") ?? makeMap()
  /// cell.reuseIdentifier = "map"
  /// ```
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String
  ) -> WaterflowCell? {
    host.dequeue(identifier, from: engine)
  }

  /// The cells of the items on screen, in order of their items; those around it
  /// are not among them, see ``indexPathsForPreparedItems``.
  public var visibleCells: [WaterflowCell] {
    visibleItems.compactMap { cell(showing: ElementID($0)) }
  }

  /// The paths of the items on screen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visibleItems.map { IndexPath($0) }
  }

  private var visibleItems: [ItemPath] {
    let items = loaded.visibleItems
    // What is collapsed keeps its cells, and nobody sees them.
    return bounds.width > 0 && bounds.height > 0 ? items : []
  }

  /// The paths of the items that have cells, in order: those on screen, in the
  /// ``overscan`` around it, and one that is kept for the focus.
  ///
  /// What has changed for all of them is shown by ``reconfigureItems(at:)``.
  public var indexPathsForPreparedItems: [IndexPath] {
    loaded.preparedItems.map { IndexPath($0) }
  }

  /// Returns the cell that shows an item, or nil if none does.
  ///
  /// - Complexity: O(log(visible cells)).
  public func cellForItem(at indexPath: IndexPath) -> WaterflowCell? {
    loadIfNeeded()
    return ItemPath(indexPath).flatMap { cell(showing: ElementID($0)) }
  }

  /// The cell that shows the header above all sections, or nil if none does.
  public var contentHeaderView: WaterflowCell? {
    loadIfNeeded()
    return cell(showing: .contentHeader)
  }

  /// Returns the cell that shows a section's header, or nil if none does.
  public func headerView(forSection section: Int) -> WaterflowCell? {
    loadIfNeeded()
    return cell(showing: ElementID(kind: .header, section: section))
  }

  /// Returns the cell that shows a section's footer, or nil if none does.
  public func footerView(forSection section: Int) -> WaterflowCell? {
    loadIfNeeded()
    return cell(showing: ElementID(kind: .footer, section: section))
  }

  /// Returns the path of the item that a cell shows, or nil if it shows none.
  public func indexPath(for cell: WaterflowCell) -> IndexPath? {
    loadIfNeeded()
    return host.item(of: cell).map { IndexPath($0) }
  }

  /// Returns the cell that shows an element of the data, or nil if none does.
  func cell(showing element: ElementID) -> WaterflowCell? {
    controller.cell(showing: element).flatMap { host.cell($0) }
  }
}
