import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Carries out several changes as one: the data source changes inside the
  /// closure, which names what it did.
  ///
  /// ```swift
  /// try view.performBatchUpdates { update in
  ///   names.remove(at: 3)
  ///   names.insert("Ada", at: 0)
  ///   update.deleteItems(at: [ItemPath(section: 0, item: 3)])
  ///   update.insertItems(at: [ItemPath(section: 0, item: 0)])
  /// }
  /// ```
  ///
  /// Deletions, reloads and the sources of moves are named by their indices
  /// before, insertions and destinations by those after. The calls for a single
  /// purpose, such as ``insertItems(at:)``, become part of it inside the
  /// closure. In a callback of the view it waits until that has ended, and a
  /// fault goes to ``didFailWithUpdateError``.
  ///
  /// A size or a style that cannot be laid out goes to
  /// ``didFailWithLayoutError``, and the view shows what it showed; call
  /// ``reloadData()`` once the data is right.
  ///
  /// - Parameters:
  ///   - animated: whether cells are seen on their way; people who prefer that
  ///     nothing moves see them there at once.
  ///   - completion: called when all cells have arrived, with whether the update
  ///     was shown and nothing has sent cells elsewhere before.
  ///   - updates: called once, now or when the callback has ended.
  /// - Throws: `UpdateError` if the changes do not explain the data source's new
  ///   counts; the view shows what it showed.
  /// - Complexity: O(changes * sqrt(items) + sections + visible elements).
  public func performBatchUpdates(
    animated: Bool = true, completion: ((Bool) -> Void)? = nil,
    _ updates: @escaping (inout BatchUpdate) -> Void
  ) throws(UpdateError) {
    var fault: UpdateError?
    var isLate = false
    controller.performBatchUpdates(
      animated: animated,
      refused: { [self] error in
        if isLate { didFailWithUpdateError?(error) } else { fault = error }
      }, completion: completion
    ) { update in
      // Calls inside add to the same update meanwhile.
      var batch = BatchUpdate()
      updates(&batch)
      update.batch.add(batch)
    }
    isLate = true
    if let fault { throw fault }
  }

  // MARK: - Single changes

  /// Shows items that the data source has got, named by their new paths.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:completion:_:)``.
  public func insertItems(at paths: [ItemPath]) throws(UpdateError) {
    try performBatchUpdates { $0.insertItems(at: paths) }
  }

  /// Removes items that the data source has lost, named by their old paths.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:completion:_:)``.
  public func deleteItems(at paths: [ItemPath]) throws(UpdateError) {
    try performBatchUpdates { $0.deleteItems(at: paths) }
  }

  /// Moves an item from its old path to its new one.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:completion:_:)``.
  public func moveItem(
    at old: ItemPath, to new: ItemPath
  ) throws(UpdateError) {
    try performBatchUpdates { $0.moveItem(from: old, to: new) }
  }

  /// Asks for the sizes and the cells of items anew.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:completion:_:)``.
  public func reloadItems(at paths: [ItemPath]) throws(UpdateError) {
    try performBatchUpdates { $0.reloadItems(at: paths) }
  }

  /// Shows sections that the data source has got, named by their new indices.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:completion:_:)``.
  public func insertSections(_ sections: [Int]) throws(UpdateError) {
    try performBatchUpdates { $0.insertSections(sections) }
  }

  /// Removes sections that the data source has lost, named by their old
  /// indices.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:completion:_:)``.
  public func deleteSections(_ sections: [Int]) throws(UpdateError) {
    try performBatchUpdates { $0.deleteSections(sections) }
  }

  /// Moves a section from its old index to its new one.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:completion:_:)``.
  public func moveSection(_ old: Int, toSection new: Int) throws(UpdateError) {
    try performBatchUpdates { $0.moveSection(from: old, to: new) }
  }

  /// Asks for sections anew: styles, counts, sizes and cells.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:completion:_:)``.
  public func reloadSections(_ sections: [Int]) throws(UpdateError) {
    try performBatchUpdates { $0.reloadSections(sections) }
  }

  /// Has the cells of items filled again, where they have one, without emptying
  /// them; named by their paths before the update.
  ///
  /// An item that wants a cell of another kind gets one. Sizes stay, but those
  /// that are measured are measured again.
  public func reconfigureItems(at paths: [ItemPath]) {
    controller.reconfigureItems(at: paths)
  }

  // MARK: - Sizes

  /// Gives an item another height, in a view that scrolls sideways another
  /// width, in points; its breadth, span and lane stay.
  ///
  /// Where the section keeps proportions, it is that of a breadth of 1. An item
  /// that is not there changes nothing.
  public func setHeight(_ height: Double, forItemAt path: ItemPath) {
    controller.setLength(height, ofItemAt: path)
  }

  /// Gives an item another size, as when a picture has arrived; what is first
  /// in view stays where it is.
  ///
  /// - Parameters:
  ///   - size: in points; as the data source would tell it.
  ///   - path: the item. What cannot be laid out goes to
  ///     ``didFailWithLayoutError``.
  public func setSize(_ size: ItemSize, forItemAt path: ItemPath) {
    setSizes([(path, size)])
  }

  /// Has an item measured again with the next pass in which it has a cell, where
  /// its section estimates sizes; not to be called while cells are measured.
  public func forgetMeasuredSize(ofItemAt path: ItemPath) {
    controller.forgetMeasuredSize(ofItemAt: path)
  }

  /// Gives items other sizes at once.
  ///
  /// - Complexity: O(items given * sqrt(items) + visible elements).
  public func setSizes(_ sizes: [(item: ItemPath, size: ItemSize)]) {
    controller.setSizes { sizes }
  }
}
