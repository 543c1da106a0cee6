import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Carries out several changes as one, and animates them.
  ///
  /// ```swift
  /// view.performBatchUpdates {
  ///   names.remove(at: 3)
  ///   names.insert("Ada", at: 0)
  ///   view.deleteItems(at: [IndexPath(item: 3, section: 0)])
  ///   view.insertItems(at: [IndexPath(item: 0, section: 0)])
  /// }
  /// ```
  ///
  /// What is deleted, reloaded or moved away is named by its place before the
  /// update and what is inserted or arrives by its place after it, in whatever
  /// order. The data source then has to have as many items as the changes make:
  /// otherwise the delegate hears of an `UpdateError`, the view keeps showing
  /// what it showed, and `reloadData()` brings the two together again.
  ///
  /// The first visible item stays where it is, and so do the selection and the
  /// cells of items that stay. In the middle of a callback of the view, both
  /// closures wait until it is over; one update within another is part of it.
  /// Where all data is to be read anyway, that is what happens; what else is due,
  /// such as another layout, is read after the update.
  ///
  /// - Parameters:
  ///   - updates: changes the data, and names the changes by `insertItems(at:)`
  ///     and its like.
  ///   - completion: called when all cells have arrived, with whether nothing
  ///     came between.
  /// - Complexity: O(changes * sqrt(items) + visible cells).
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    controller.performBatchUpdates(
      animated: UIView.areAnimationsEnabled, completion: completion
    ) { _ in updates?() }
  }

  // MARK: - Items

  /// Shows new items, named by their paths after the update.
  ///
  /// Outside of ``performBatchUpdates(_:completion:)`` an update of its own;
  /// the data has to have changed before.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.batch.insertItems(at: indexPaths.map { ItemPath(any: $0) }) }
  }

  /// Takes items away, named by their paths before the update.
  ///
  /// Otherwise as ``insertItems(at:)``.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.batch.deleteItems(at: indexPaths.map { ItemPath(any: $0) }) }
  }

  /// Takes an item from its path before the update to the one after it.
  ///
  /// Otherwise as ``insertItems(at:)``.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.batch.moveItem(
        from: ItemPath(any: indexPath), to: ItemPath(any: newIndexPath))
    }
  }

  /// Reads the sizes of items anew and shows them in other cells; named by
  /// their paths before the update.
  ///
  /// Otherwise as ``insertItems(at:)``.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.batch.reloadItems(at: indexPaths.map { ItemPath(any: $0) }) }
  }

  /// Has the cells of items filled again, without emptying them; named by
  /// their paths before the update.
  ///
  /// The data source is asked as ever, and when it dequeues a cell for the same
  /// identifier, gets the one that the item has. Items out of sight are left
  /// alone. Sizes stay, but those that are measured are measured again.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    controller.reconfigureItems(at: indexPaths.compactMap { ItemPath($0) })
  }

  // MARK: - Sections

  /// Shows new sections with all their items, named by their indices after the
  /// update.
  ///
  /// Otherwise as ``insertItems(at:)``.
  public func insertSections(_ sections: IndexSet) {
    change { $0.batch.insertSections(Array(sections)) }
  }

  /// Takes sections away, named by their indices before the update.
  ///
  /// Otherwise as ``insertItems(at:)``.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.batch.deleteSections(Array(sections)) }
  }

  /// Takes a section, with its items, from its index before the update to the
  /// one after it.
  ///
  /// Otherwise as ``insertItems(at:)``.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.batch.moveSection(from: section, to: newSection) }
  }

  /// Reads sections anew with all their items, whose numbers may change freely;
  /// named by their indices before the update.
  ///
  /// Otherwise as ``insertItems(at:)``.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.batch.reloadSections(Array(sections)) }
  }

  /// Adds a change to the update under way, or makes it an update of its own.
  private func change(_ body: @escaping (OpenUpdate) -> Void) {
    controller.performBatchUpdates(
      animated: UIView.areAnimationsEnabled, body)
  }
}

extension ItemPath {
  /// Takes any path; one that is not of a section and an item is a path that
  /// no update accepts.
  fileprivate init(any path: IndexPath) {
    self = ItemPath(path) ?? ItemPath(section: -1, item: -1)
  }
}
