import WaterflowEngine
import WaterflowLayout

/// The sections and items of a ``WaterflowDiffableDataSource`` at one time.
public typealias WaterflowDiffableDataSourceSnapshot = Snapshot

/// A data source that is given snapshots and finds the changes by itself.
///
/// ```swift
/// let source = WaterflowDiffableDataSource<Day, Photo.ID>(
///   waterflowView: view
/// ) { view, path, id in
///   let cell = view.dequeueReusableCell(
///     withReuseIdentifier: "photo", for: path)
///   (cell as? PhotoCell)?.show(photos[id])
///   return cell
/// }
/// var snapshot = source.snapshot()
/// try snapshot.appendSections([today])
/// try snapshot.appendItems(photos.keys.sorted())
/// source.apply(snapshot)
/// ```
///
/// The view holds its data source weakly: keep it. Sizes come from the view's
/// delegate, which finds the item of a path by ``itemIdentifier(for:)``.
@MainActor
open class WaterflowDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: WaterflowViewDataSource, SnapshotDataSource {
  /// Returns the filled cell for an item.
  public typealias CellProvider = (
    _ waterflowView: WaterflowView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> WaterflowCell

  /// Returns the filled cell for a header, a footer or a background of a
  /// section, or nil for none.
  public typealias SectionViewProvider = (
    _ waterflowView: WaterflowView, _ section: Int,
    _ sectionIdentifier: SectionIdentifierType
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
    ((_ original: IndexPath, _ proposed: IndexPath) -> IndexPath)?

  /// Told what the snapshot is once an item was dropped elsewhere.
  public var didReorder:
    ((Snapshot<SectionIdentifierType, ItemIdentifierType>) -> Void)?

  weak var view: WaterflowView?
  let content = DiffableContent<
    SectionIdentifierType, ItemIdentifierType, ViewHost
  >()
  var current: Snapshot<SectionIdentifierType, ItemIdentifierType> {
    content.current
  }
  private let cellProvider: CellProvider

  /// Creates a data source without sections and makes it that of a view.
  ///
  /// - Parameters:
  ///   - waterflowView: the view; does not keep the data source.
  ///   - cellProvider: fills cells.
  public init(
    waterflowView: WaterflowView, cellProvider: @escaping CellProvider
  ) {
    view = waterflowView
    self.cellProvider = cellProvider
    waterflowView.dataSource = self
  }

  // MARK: - What is shown

  /// Returns a copy of what was applied last.
  ///
  /// - Complexity: O(1) until it is changed.
  public func snapshot() -> Snapshot<SectionIdentifierType, ItemIdentifierType>
  {
    current
  }

  /// Returns the item at a path, or nil if there is none.
  ///
  /// - Complexity: O(1).
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    ItemPath(indexPath).flatMap { current.itemIdentifier(at: $0) }
  }

  /// Returns where an item is, or nil if it is not there.
  ///
  /// - Complexity: O(1).
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(ofItem: itemIdentifier).map { IndexPath($0) }
  }

  /// Returns the section at an index, or nil if there is none.
  ///
  /// - Complexity: O(1).
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifier(at: index)
  }

  /// Returns where a section is, or nil if it is not there.
  ///
  /// - Complexity: O(1).
  public func index(
    for sectionIdentifier: SectionIdentifierType
  ) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: - WaterflowViewDataSource

  /// Returns the number of sections of the snapshot that is shown.
  open func numberOfSections(in waterflowView: WaterflowView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items that a section of it has.
  open func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int {
    content.numberOfItems(inSection: section)
  }

  /// Returns the cell that the cell provider makes for an item.
  open func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    guard let identifier = itemIdentifier(for: indexPath) else {
      // Nobody's cell, which the view does not show.
      return WaterflowCell(frame: .zero)
    }
    return cellProvider(waterflowView, indexPath, identifier)
  }

  /// Returns what ``headerProvider`` makes for a section, or nil.
  open func waterflowView(
    _ waterflowView: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? { make(headerProvider, waterflowView, section) }

  /// Returns what ``footerProvider`` makes for a section, or nil.
  open func waterflowView(
    _ waterflowView: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? { make(footerProvider, waterflowView, section) }

  /// Returns what ``backgroundProvider`` makes for a section, or nil.
  open func waterflowView(
    _ waterflowView: WaterflowView, viewForBackgroundInSection section: Int
  ) -> WaterflowCell? { make(backgroundProvider, waterflowView, section) }

  /// Returns what ``contentHeaderProvider`` makes, or nil.
  open func viewForContentHeader(
    in waterflowView: WaterflowView
  ) -> WaterflowCell? { contentHeaderProvider?(waterflowView) }

  private func make(
    _ provider: SectionViewProvider?, _ view: WaterflowView, _ section: Int
  ) -> WaterflowCell? {
    guard let identifier = current.sectionIdentifier(at: section) else {
      return nil
    }
    return provider?(view, section, identifier)
  }
}

extension WaterflowDiffableDataSource: WaterflowReorderDelegate {
  /// Whether an item can be dragged elsewhere, as ``canReorderItem`` says.
  public func waterflowView(
    _ waterflowView: WaterflowView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let identifier = itemIdentifier(for: indexPath) else { return false }
    return canReorderItem?(identifier) ?? true
  }

  /// Where an item goes that is dragged to a place, as ``targetForReorder``
  /// says.
  public func waterflowView(
    _ waterflowView: WaterflowView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath:
      IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    targetForReorder?(originalIndexPath, proposedIndexPath) ?? proposedIndexPath
  }

  /// Takes an item that was dropped elsewhere along in the snapshot, and tells
  /// ``didReorder``.
  public func waterflowView(
    _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let old = ItemPath(sourceIndexPath),
      let new = ItemPath(destinationIndexPath),
      content.moveItem(at: old, to: new)
    else { return }
    didReorder?(current)
  }
}
