import WaterflowEngine
import WaterflowLayout

/// A data source that is told what to show, and finds out what has changed.
///
/// ```swift
/// let source = WaterflowDiffableDataSource<Int, Int>(view: view) {
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
  SectionIdentifier: Hashable, ItemIdentifier: Hashable
> {
  /// Fills a cell for an item.
  public typealias CellProvider = (
    WaterflowView, ItemPath, ItemIdentifier
  ) -> WaterflowCell

  /// Tells how a section looks; a list without spacing unless set.
  public var styleProvider: ((Int, SectionIdentifier) -> SectionStyle)?

  /// Tells the size of an item in points; 44 by 44 unless set.
  public var sizeProvider: ((ItemPath, ItemIdentifier) -> ItemSize)?

  /// Fills a cell for a section's header or footer, or returns nil; none unless
  /// set.
  public var barProvider:
    ((WaterflowView, ElementKind, Int, SectionIdentifier) -> WaterflowCell?)?

  private let view: WaterflowView
  private let cellProvider: CellProvider
  private let content = DiffableContent<
    SectionIdentifier, ItemIdentifier, WebHost
  >()
  private var current: Snapshot<SectionIdentifier, ItemIdentifier> {
    content.current
  }

  /// Creates a data source without items and gives it to a view.
  public init(view: WaterflowView, cellProvider: @escaping CellProvider) {
    self.view = view
    self.cellProvider = cellProvider
    view.dataSource = self
  }

  // MARK: - Snapshots

  /// Returns what is shown, to be changed and applied.
  ///
  /// - Complexity: O(1); the storage is shared until one of both changes.
  public func snapshot() -> Snapshot<SectionIdentifier, ItemIdentifier> {
    current
  }

  /// Shows a snapshot: what it has in common with the one before stays, and the
  /// first visible item where it is.
  ///
  /// In a callback of the view it waits until that has ended.
  ///
  /// - Parameters:
  ///   - snapshot: what to show; what it asks to be reloaded or reconfigured is.
  ///   - animatingDifferences: whether cells are seen on their way.
  ///   - completion: called when all cells have arrived.
  /// - Complexity: O(items) for the comparison, and
  ///   O(changes * sqrt(items)) for the layout.
  public func apply(
    _ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(
      snapshot, on: view.controller, animated: animatingDifferences,
      completion: completion)
  }

  /// Shows a snapshot without comparing it: all cells are asked for anew.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>,
    completion: (() -> Void)? = nil
  ) {
    content.applyUsingReloadData(
      snapshot, on: view.controller, completion: completion)
  }

  /// Takes over that a person has dragged an item to another place, which the
  /// view shows already; for a reorder delegate.
  ///
  /// ```swift
  /// func waterflowView(
  ///   _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
  /// ) { source.itemDidMove(from: old, to: new) }
  /// ```
  ///
  /// - Parameters:
  ///   - old: where the item was.
  ///   - new: where it is now; nothing happens if there is no such place.
  /// - Complexity: O(items of both sections).
  public func itemDidMove(from old: ItemPath, to new: ItemPath) {
    content.moveItem(at: old, to: new)
  }

  // MARK: - Finding

  /// Returns the item at a path, or nil if there is none.
  public func itemIdentifier(for path: ItemPath) -> ItemIdentifier? {
    current.itemIdentifier(at: path)
  }

  /// Returns where an item is, or nil if it is not shown.
  public func indexPath(for identifier: ItemIdentifier) -> ItemPath? {
    current.path(ofItem: identifier)
  }

  /// Returns the section at an index, or nil if there is none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    current.sectionIdentifier(at: index)
  }

  /// Returns the index of a section, or nil if it is not shown.
  public func index(for identifier: SectionIdentifier) -> Int? {
    current.indexOfSection(identifier)
  }

  // MARK: - Position

  /// The first visible item and its distance from the viewport's start in
  /// points, to be kept until these items are shown again; nil at the content's
  /// start.
  public var position: (item: ItemIdentifier, distance: Double)? {
    guard let anchor = view.engine.anchor,
      let item = itemIdentifier(for: anchor.element.path)
    else { return nil }
    return (item, anchor.distance)
  }

  /// Scrolls to where an item stood, from ``position``.
  ///
  /// - Returns: whether the item is there.
  @discardableResult
  public func restore(
    _ position: (item: ItemIdentifier, distance: Double)
  ) -> Bool {
    guard let path = indexPath(for: position.item) else { return false }
    let anchor = ScrollAnchor(
      element: ElementID(path), distance: position.distance)
    view.controller.jump(to: anchor)
    return true
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
    guard let section = current.sectionIdentifier(at: section) else { return 0 }
    return (try? current.numberOfItems(inSection: section)) ?? 0
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
      preconditionFailure("the view asks for an item that it does not have")
    }
    return cellProvider(view, path, identifier)
  }

  /// What ``barProvider`` returns for a header.
  public func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? { bar(.header, section) }

  /// What ``barProvider`` returns for a footer.
  public func waterflowView(
    _ view: WaterflowView, viewForFooterInSection section: Int
  ) -> WaterflowCell? { bar(.footer, section) }

  private func bar(_ kind: ElementKind, _ section: Int) -> WaterflowCell? {
    guard let identifier = current.sectionIdentifier(at: section) else {
      return nil
    }
    return barProvider?(view, kind, section, identifier)
  }
}
