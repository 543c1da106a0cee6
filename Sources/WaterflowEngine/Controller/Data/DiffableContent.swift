import WaterflowLayout

/// What a data source shows that is given snapshots, and how it gets from one
/// to the next.
public final class DiffableContent<
  SectionIdentifier: Hashable, ItemIdentifier: Hashable,
  Surface: CollectionSurface
> {
  /// What the view shows, or reads next.
  public private(set) var current =
    Snapshot<SectionIdentifier, ItemIdentifier>()

  /// Creates content without sections.
  public init() {}

  /// Shows another snapshot, and animates what has changed.
  ///
  /// An item that is in both is the same, selected as it was, also where it is
  /// read anew because its section goes or comes, or because it was to be.
  ///
  /// In a callback of the view it waits until that is over. What the layout
  /// cannot hold is told, and the earlier snapshot stays; a view that showed
  /// something else reads everything anew.
  ///
  /// - Parameters:
  ///   - snapshot: what to show; what it asks to be reloaded or reconfigured is.
  ///   - controller: that of the view.
  ///   - isShown: tells by then whether the view shows this content; else it is
  ///     kept for when the view does.
  ///   - animated: whether cells slide to their places.
  ///   - completion: called when all cells have arrived.
  /// - Complexity: O(items) comparisons, and O(changes * sqrt(items)).
  public func apply(
    _ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>,
    on controller: CollectionController<Surface>,
    isShown: @escaping () -> Bool = { true }, animated: Bool,
    completion: (() -> Void)?
  ) {
    controller.allowReconfiguring()
    controller.whenQuiet { [self] in
      controller.surface.willUpdate()
      let old = current
      keep(snapshot)
      guard isShown() else { return Self.tell(completion, controller) }
      controller.takeBack = { [self] in current = old }
      controller.engine.successor = { path in
        old.itemIdentifier(at: path).flatMap { snapshot.path(ofItem: $0) }
      }
      controller.carryOut(
        { snapshot.difference(from: old) }, from: old.itemCounts,
        to: snapshot.itemCounts, animated: animated,
        completion.map { body in [{ _ in body() }] } ?? [])
      controller.engine.successor = nil
    }
  }

  /// Shows another snapshot without looking for what has changed: all cells are
  /// filled anew, and the selection is forgotten.
  ///
  /// - Complexity: O(items) to lay out, none to compare.
  public func applyUsingReloadData(
    _ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>,
    on controller: CollectionController<Surface>,
    isShown: @escaping () -> Bool = { true }, completion: (() -> Void)?
  ) {
    controller.whenQuiet { [self] in
      let old = current
      keep(snapshot)
      guard isShown() else { return Self.tell(completion, controller) }
      controller.takeBack = { [self] in current = old }
      controller.surface.reload()
      Self.tell(completion, controller)
    }
  }

  private static func tell(
    _ completion: (() -> Void)?, _ controller: CollectionController<Surface>
  ) {
    if let completion { controller.tell([{ _ in completion() }], true) }
  }

  /// Returns the number of items of a section; 0 if there is none.
  public func numberOfItems(inSection section: Int) -> Int {
    guard let section = current.sectionIdentifier(at: section) else { return 0 }
    return (try? current.numberOfItems(inSection: section)) ?? 0
  }

  /// Takes over that a person has dragged an item to another place, which the
  /// view shows already.
  ///
  /// - Returns: whether there were such places.
  /// - Complexity: O(items of both sections).
  @discardableResult
  public func moveItem(at old: ItemPath, to new: ItemPath) -> Bool {
    guard let item = current.itemIdentifier(at: old),
      let section = current.sectionIdentifier(at: new.section)
    else { return false }
    let count =
      numberOfItems(inSection: new.section)
      - (old.section == new.section ? 1 : 0)
    guard new.item >= 0, new.item <= count else { return false }
    // In place: a copy would be one of all items.
    do throws(SnapshotError) {
      try current.deleteItems([item])
      if let behind = current.itemIdentifier(at: new) {
        try current.insertItems([item], beforeItem: behind)
      } else {
        try current.appendItems([item], toSection: section)
      }
    } catch { return false }
    return true
  }

  /// The first visible item and its distance from the viewport's start in
  /// points; nil at the content's start, unless the end is kept.
  public func position(
    in controller: CollectionController<Surface>
  ) -> (item: ItemIdentifier, distance: Double)? {
    guard let anchor = controller.scrollAnchor,
      let item = current.itemIdentifier(at: anchor.element.path)
    else { return nil }
    return (item, anchor.distance)
  }

  /// Scrolls to where an item stood.
  ///
  /// - Returns: whether the item is there.
  public func restore(
    _ position: (item: ItemIdentifier, distance: Double),
    in controller: CollectionController<Surface>
  ) -> Bool {
    guard let path = current.path(ofItem: position.item) else { return false }
    controller.jump(
      to: ScrollAnchor(
        element: ElementID(path), distance: position.distance))
    return true
  }

  /// Keeps a snapshot, without what it asks to be done once.
  private func keep(_ snapshot: Snapshot<SectionIdentifier, ItemIdentifier>) {
    current = snapshot
    current.forgetReloads()
  }
}

extension CollectionController {
  /// Carries out what leads from one snapshot to another.
  fileprivate func carryOut(
    _ difference: () -> SnapshotDifference, from old: [Int], to new: [Int],
    animated: Bool, _ completions: [(Bool) -> Void]
  ) {
    // What was read before the first snapshot, or from another data source.
    guard !surface.reloadIfDue(.source) else { return tell(completions, true) }
    // While an item is dragged, sections may have other numbers of items.
    dataWillChange()
    // Where nothing was there is nothing to tell of either: what comes is what
    // people came for.
    guard knownCounts == old, !old.isEmpty else {
      surface.reload()
      return tell(completions, true)
    }
    let difference = difference()
    do throws(UpdateError) {
      let plan = try difference.update.plan(oldCounts: old, newCounts: new)
      carryOut(
        plan, animated: animated, completions,
        reconfiguring: difference.reconfiguredItems)
    } catch {
      dataWasRefused()
      surface.didFail(with: error)
      tell(completions, false)
    }
  }
}
