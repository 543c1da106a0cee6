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
  /// fault goes to ``onUpdateError``.
  ///
  /// A size or a style that cannot be laid out goes to ``onError``, and the view
  /// shows what it showed; call ``reloadData()`` once the data is right.
  ///
  /// - Parameters:
  ///   - animated: whether cells are seen on their way; people who prefer that
  ///     nothing moves see them there at once.
  ///   - updates: called once, now or when the callback has ended.
  /// - Throws: `UpdateError` if the changes do not explain the data source's new
  ///   counts; the view shows what it showed.
  /// - Complexity: O(changes * sqrt(items) + sections + visible elements).
  public func performBatchUpdates(
    animated: Bool = true, _ updates: @escaping (inout BatchUpdate) -> Void
  ) throws(UpdateError) {
    if collected != nil {
      var update = BatchUpdate()
      updates(&update)
      collected?.add(update)
      return
    }
    var fault: UpdateError?
    var isLate = false
    engine.whenIdle { [self] in
      do throws(UpdateError) {
        try carryOut(updates, animated: animated)
      } catch {
        if isLate { onUpdateError?(error) } else { fault = error }
      }
    }
    isLate = true
    if let fault { throw fault }
  }

  // MARK: - Single changes

  /// Shows items that the data source has got, named by their new paths.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:_:)``.
  public func insertItems(at paths: [ItemPath]) throws(UpdateError) {
    try performBatchUpdates { $0.insertItems(at: paths) }
  }

  /// Removes items that the data source has lost, named by their old paths.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:_:)``.
  public func deleteItems(at paths: [ItemPath]) throws(UpdateError) {
    try performBatchUpdates { $0.deleteItems(at: paths) }
  }

  /// Moves an item from its old path to its new one.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:_:)``.
  public func moveItem(
    at old: ItemPath, to new: ItemPath
  ) throws(UpdateError) {
    try performBatchUpdates { $0.moveItem(from: old, to: new) }
  }

  /// Asks for the sizes and the cells of items anew.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:_:)``.
  public func reloadItems(at paths: [ItemPath]) throws(UpdateError) {
    try performBatchUpdates { $0.reloadItems(at: paths) }
  }

  /// Shows sections that the data source has got, named by their new indices.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:_:)``.
  public func insertSections(_ sections: [Int]) throws(UpdateError) {
    try performBatchUpdates { $0.insertSections(sections) }
  }

  /// Removes sections that the data source has lost, named by their old
  /// indices.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:_:)``.
  public func deleteSections(_ sections: [Int]) throws(UpdateError) {
    try performBatchUpdates { $0.deleteSections(sections) }
  }

  /// Moves a section from its old index to its new one.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:_:)``.
  public func moveSection(_ old: Int, to new: Int) throws(UpdateError) {
    try performBatchUpdates { $0.moveSection(from: old, to: new) }
  }

  /// Asks for sections anew: styles, counts, sizes and cells.
  ///
  /// - Throws: `UpdateError`; see ``performBatchUpdates(animated:_:)``.
  public func reloadSections(_ sections: [Int]) throws(UpdateError) {
    try performBatchUpdates { $0.reloadSections(sections) }
  }

  /// Has the cells of items filled again, where they have one: no other cell
  /// comes, and nothing is laid out.
  ///
  /// An item that gets a cell of another kind is reloaded.
  public func reconfigureItems(at paths: [ItemPath]) {
    engine.whenIdle { [self] in
      var others: [ItemPath] = []
      for path in paths {
        let id = ElementID(path)
        guard let live = engine.liveCell(showing: id),
          let cell = host.cell(live.cell)
        else { continue }
        if !host.refill(cell, for: id) { others.append(path) }
      }
      guard !others.isEmpty else { return }
      try? performBatchUpdates(animated: false) {
        $0.reloadItems(at: others)
      }
    }
  }

  // MARK: - Sizes

  /// Gives an item another size, as when a picture has arrived; what is first
  /// in view stays where it is.
  ///
  /// - Parameters:
  ///   - size: in points; as the data source would tell it.
  ///   - path: the item. What cannot be laid out goes to ``onError``.
  public func setSize(_ size: ItemSize, ofItem path: ItemPath) {
    setSizes([(path, size)])
  }

  /// Gives items other sizes at once.
  ///
  /// - Complexity: O(items given * sqrt(items) + visible elements).
  public func setSizes(_ sizes: [(item: ItemPath, size: ItemSize)]) {
    engine.whenIdle { [self] in
      measure {
        do throws(LayoutError) {
          try engine.resize(sizes, at: PageImports.now(), host: host)
        } catch {
          onError?(error)
        }
        host.finishPass()
      }
    }
  }

  // MARK: - Steps

  private func carryOut(
    _ updates: (inout BatchUpdate) -> Void, animated: Bool
  ) throws(UpdateError) {
    follower?.willChange()
    collected = BatchUpdate()
    var update = BatchUpdate()
    updates(&update)
    if let collected { update.add(collected) }
    collected = nil
    try apply(update, animated: animated)
  }

  /// Checks changes against the data source, which has made them, and carries
  /// them out; for the time between callbacks.
  func apply(_ update: BatchUpdate, animated: Bool) throws(UpdateError) {
    let counts = (0..<layout.sectionCount).map {
      layout.itemCount(inSection: $0)
    }
    let newCounts = newCounts
    let plan = try update.plan(oldCounts: counts, newCounts: newCounts)
    guard !plan.isEmpty else { return }
    let isAnimated = animated && !Page.prefersStillness
    let sizes = SizeReader(self)
    measure {
      do throws(LayoutError) {
        try engine.perform(
          plan, animated: isAnimated, at: PageImports.now(), host: host,
          sizeOfItem: { sizes.size(ofItem: $0) },
          styleOfSection: { [self] section in
            dataSource?.waterflowView(self, styleOfSection: section)
              ?? SectionStyle(mode: .list)
          })
        follower?.changed { plan.newPath(of: $0) }
      } catch {
        onError?(error)
      }
      host.finishPass()
    }
    tellChanges(update, from: counts, to: newCounts)
  }

  private var newCounts: [Int] {
    guard let source = dataSource else { return [] }
    return (0..<max(0, source.numberOfSections(in: self))).map {
      source.waterflowView(self, numberOfItemsInSection: $0)
    }
  }
}

extension BatchUpdate {
  /// Adds the changes of another update to the same data.
  mutating func add(_ other: BatchUpdate) {
    deletedItems += other.deletedItems
    insertedItems += other.insertedItems
    movedItems += other.movedItems
    reloadedItems += other.reloadedItems
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    movedSections += other.movedSections
    reloadedSections += other.reloadedSections
  }
}
