import WaterflowEngine
import WaterflowLayout

/// A data source that is told what to show, and finds out what has changed.
///
/// ```swift
/// let source = WaterflowDiffableDataSource<Int, Int>(waterflowView: view) {
///   view, path, identifier in
///   let cell = view.dequeueReusableCell(.note, for: path)
///   cell.show(notes[identifier])
///   return cell
/// }
/// var snapshot = Snapshot<Int, Int>()
/// try snapshot.appendSections([0])
/// try snapshot.appendItems([1, 2, 3])
/// source.apply(snapshot)
/// ```
///
/// Identifiers that are integers cost least: strings bring the Unicode tables
/// into the module.
public final class WaterflowDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// Fills a cell for an item.
  public typealias CellProvider = (
    WaterflowView, ItemPath, ItemIdentifierType
  ) -> WaterflowCell

  /// Tells how a section looks; a list without spacing unless set.
  public var styleProvider: ((Int, SectionIdentifierType) -> SectionStyle)?

  /// Tells the size of an item in points; 44 by 44 unless set.
  public var sizeProvider: ((ItemPath, ItemIdentifierType) -> ItemSize)?

  /// Returns the filled cell for a header or a footer of a section, or nil for
  /// none.
  public typealias SectionViewProvider = (
    WaterflowView, Int, SectionIdentifierType
  ) -> WaterflowCell?

  /// Makes the headers; nil, as at first, for none.
  public var headerProvider: SectionViewProvider?
  /// Makes the footers; nil, as at first, for none.
  public var footerProvider: SectionViewProvider?
  /// Makes the backgrounds; nil, as at first, for none.
  public var backgroundProvider: SectionViewProvider?
  /// Makes the header above the first section; nil, as at first, for none.
  public var contentHeaderProvider: ((WaterflowView) -> WaterflowCell?)?

  /// Says which items can be dragged elsewhere; nil, as at first, for all.
  ///
  /// Dragging needs the data source to be the view's `reorderDelegate`, too.
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?

  /// Says where an item goes that is dragged to a place; nil, as at first, for
  /// there.
  public var targetForReorder:
    ((_ original: ItemPath, _ proposed: ItemPath) -> ItemPath)?

  /// Told what the snapshot is once an item was dropped elsewhere.
  public var didReorder:
    ((Snapshot<SectionIdentifierType, ItemIdentifierType>) -> Void)?

  private let view: WaterflowView
  private let cellProvider: CellProvider
  let content = DiffableContent<
    SectionIdentifierType, ItemIdentifierType, WebHost
  >()
  var current: Snapshot<SectionIdentifierType, ItemIdentifierType> {
    content.current
  }

  /// Creates a data source without items and gives it to a view.
  public init(
    waterflowView: WaterflowView, cellProvider: @escaping CellProvider
  ) {
    view = waterflowView
    self.cellProvider = cellProvider
    waterflowView.dataSource = self
  }

  // MARK: - Snapshots

  /// Returns what is shown, to be changed and applied.
  ///
  /// - Complexity: O(1); the storage is shared until one of both changes.
  public func snapshot() -> Snapshot<SectionIdentifierType, ItemIdentifierType>
  {
    current
  }

  /// Shows a snapshot: what it has in common with the one before stays, and the
  /// first visible item where it is.
  ///
  /// In a callback of the view it waits until that has ended. While the view has
  /// another data source, the snapshot is kept until it has this one again.
  ///
  /// - Parameters:
  ///   - snapshot: what to show; what it asks to be reloaded or reconfigured is.
  ///   - animatingDifferences: whether cells are seen on their way.
  ///   - completion: called when all cells have arrived.
  /// - Complexity: O(items) for the comparison, and
  ///   O(changes * sqrt(items)) for the layout.
  public func apply(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(
      snapshot, on: view.controller, isShown: { self.isShown },
      animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot without comparing it: all cells are asked for anew.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.applyUsingReloadData(
      snapshot, on: view.controller, isShown: { self.isShown },
      completion: completion)
  }

  /// Whether the view shows this data source, or one that passes questions on
  /// to it.
  private var isShown: Bool {
    guard let source = view.dataSource, source !== self else { return true }
    return view.host.readCounts() == current.itemCounts
  }

  // MARK: - Finding

  /// Returns the item at a path, or nil if there is none.
  public func itemIdentifier(for path: ItemPath) -> ItemIdentifierType? {
    current.itemIdentifier(at: path)
  }

  /// Returns where an item is, or nil if it is not shown.
  public func indexPath(for identifier: ItemIdentifierType) -> ItemPath? {
    current.path(ofItem: identifier)
  }

  /// Returns the section at an index, or nil if there is none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifier(at: index)
  }

  /// Returns the index of a section, or nil if it is not shown.
  public func index(for identifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(identifier)
  }

  // MARK: - Position

  /// The first visible item and its distance from the viewport's start in
  /// points, to be kept until these items are shown again; nil at the content's
  /// start, unless the end is kept, and while the view has another data source.
  public var position: (item: ItemIdentifierType, distance: Double)? {
    isShown ? content.position(in: view.controller) : nil
  }

  /// Scrolls to where an item stood, from ``position``.
  ///
  /// - Returns: whether the item is there.
  @discardableResult
  public func restore(
    _ position: (item: ItemIdentifierType, distance: Double)
  ) -> Bool {
    isShown && content.restore(position, in: view.controller)
  }
}

extension WaterflowDiffableDataSource: WaterflowViewDataSource {
  /// The number of sections of what is shown.
  public func numberOfSections(in view: WaterflowView) -> Int {
    current.numberOfSections
  }

  /// The number of items of a section; 0 if there is none.
  public func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int {
    content.numberOfItems(inSection: section)
  }

  /// What ``styleProvider`` says.
  public func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    current.sectionIdentifier(at: section)
      .flatMap { styleProvider?(section, $0) } ?? SectionStyle(mode: .list)
  }

  /// What ``sizeProvider`` says.
  public func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    current.itemIdentifier(at: path).flatMap { sizeProvider?(path, $0) }
      ?? ItemSize(width: 44, height: 44)
  }

  /// A cell that the closure given at the beginning has filled.
  public func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    guard let identifier = current.itemIdentifier(at: path) else {
      // Nobody's cell, which the view does not show.
      return WaterflowCell()
    }
    return cellProvider(view, path, identifier)
  }

  /// What ``headerProvider`` makes for a section, or nil.
  public func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? { make(headerProvider, section) }

  /// What ``footerProvider`` makes for a section, or nil.
  public func waterflowView(
    _ view: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? { make(footerProvider, section) }

  /// What ``backgroundProvider`` makes for a section, or nil.
  public func waterflowView(
    _ view: WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowCell? { make(backgroundProvider, section) }

  /// What ``contentHeaderProvider`` makes, or nil.
  public func viewForContentHeader(in view: WaterflowView) -> WaterflowCell? {
    contentHeaderProvider?(view)
  }

  private func make(
    _ provider: SectionViewProvider?, _ section: Int
  ) -> WaterflowCell? {
    guard let provider, let identifier = current.sectionIdentifier(at: section)
    else { return nil }
    return provider(view, section, identifier)
  }
}

extension WaterflowDiffableDataSource: WaterflowReorderDelegate {
  /// Whether an item can be dragged elsewhere, as ``canReorderItem`` says.
  public func waterflowView(
    _ view: WaterflowView, canMoveItemAt path: ItemPath
  ) -> Bool {
    guard let identifier = itemIdentifier(for: path) else { return false }
    return canReorderItem?(identifier) ?? true
  }

  /// Where an item goes that is dragged to a place, as ``targetForReorder``
  /// says.
  public func waterflowView(
    _ view: WaterflowView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: ItemPath,
    toProposedIndexPath proposed: ItemPath
  ) -> ItemPath {
    targetForReorder?(original, proposed) ?? proposed
  }

  /// Takes an item that was dropped elsewhere along in the snapshot, and tells
  /// ``didReorder``.
  public func waterflowView(
    _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
  ) {
    if content.moveItem(at: old, to: new) { didReorder?(current) }
  }
}
