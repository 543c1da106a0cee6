import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// The cells of the items on screen, in order of their items; those around it
  /// are not among them, see ``indexPathsForPreparedItems``.
  ///
  /// - Complexity: O(live cells).
  public var visibleCells: [WaterflowCell] {
    controller.visibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The paths of the items that have cells, in order: those on screen, in the
  /// ``overscan`` around it, and one that is kept for the focus.
  ///
  /// What has changed for all of them is shown by ``reconfigureItems(at:)``.
  ///
  /// - Complexity: O(live cells).
  public var indexPathsForPreparedItems: [ItemPath] {
    controller.preparedItems
  }

  /// Returns the path of the item that a cell shows, or nil if it shows none.
  ///
  /// - Complexity: O(visible cells).
  public func indexPath(for cell: WaterflowCell) -> ItemPath? {
    guard let id = cell.id, host.cell(id) === cell,
      let element = controller.element(in: id), element.kind == .item
    else { return nil }
    return element.path
  }

  /// Returns the cell that shows an item, or nil if none does.
  public func cellForItem(at path: ItemPath) -> WaterflowCell? {
    cell(showing: ElementID(path))
  }

  /// The cell that shows the header above all sections, or nil if none does.
  public var contentHeaderView: WaterflowCell? {
    cell(showing: .contentHeader)
  }

  /// Returns the cell that shows a section's header, or nil if none does.
  public func headerView(forSection section: Int) -> WaterflowCell? {
    cell(showing: ElementID(kind: .header, section: section))
  }

  /// Returns the cell that shows a section's footer, or nil if none does.
  public func footerView(forSection section: Int) -> WaterflowCell? {
    cell(showing: ElementID(kind: .footer, section: section))
  }

  private func cell(showing element: ElementID) -> WaterflowCell? {
    controller.cell(showing: element).flatMap { host.cell($0) }
  }

  // MARK: - Counts and frames

  /// The number of sections.
  public var numberOfSections: Int { layout.sectionCount }

  /// Returns the number of items of a section; 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    controller.numberOfItems(inSection: section)
  }

  /// Returns the frame at which an item rests in the content, in points, or
  /// nil if there is no such item.
  ///
  /// - Complexity: O(log(items)); in a flow or justified rows, and the items of
  ///   the line.
  public func frameForItem(at path: ItemPath) -> LayoutRect? {
    controller.frame(ofItem: path)
  }

  /// Returns the path of the item that shows at a point of the content, in
  /// points, or nil; a header that is held there covers items.
  ///
  /// - Complexity: that of a query for the viewport.
  public func indexPathForItem(at point: LayoutPoint) -> ItemPath? {
    controller.item(at: point)
  }
}
