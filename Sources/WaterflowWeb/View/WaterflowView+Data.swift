import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  // MARK: - Cells

  /// Tells how to make cells of a kind.
  public func register<Cell: WaterflowCell>(
    _ kind: CellKind<Cell>, make: @escaping () -> Cell
  ) {
    host.register(kind.kind) { make() }
  }

  /// Returns a cell of a kind, from the pool or new; only for a data source
  /// that is asked for a cell.
  ///
  /// - Precondition: the kind was registered, and no other class of cells has
  ///   its number.
  public func dequeueReusableCell<Cell: WaterflowCell>(
    _ kind: CellKind<Cell>, for path: ItemPath
  ) -> Cell {
    guard let cell = host.dequeue(kind.kind, from: engine) as? Cell else {
      preconditionFailure("two kinds of cells have the same number")
    }
    return cell
  }

  /// Returns the cell that shows an item, or nil if none does.
  public func cellForItem(at path: ItemPath) -> WaterflowCell? {
    let id = ElementID(kind: .item, section: path.section, item: path.item)
    return engine.liveCell(showing: id).flatMap { host.cell($0.cell) }
  }

  // MARK: - Data

  /// Asks for everything anew; pool and content offset are kept, and a view at
  /// its content's start stays there, or at its end if it ``keepsEnd``.
  ///
  /// - Complexity: O(items).
  public func reloadData() {
    do throws(LayoutError) {
      let next = try makeLayout()
      let isAtStart = engine.isAtStart(within: Self.rounding)
      let offset =
        keepsEnd && isAtEnd
        ? engine.clamped(next.offset(at: next.contentLength), in: next)
        : isAtStart
          ? engine.startOffset(in: next) : engine.clamped(self.offset, in: next)
      fit(next, at: offset)
      measure {
        follower?.reloaded()
        engine.reload(
          next, offset: self.offset, at: PageImports.now(), host: host)
        host.finishPass()
      }
    } catch {
      onError?(error)
    }
  }

  private func makeLayout() throws(LayoutError) -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: engine.layout.viewport, axis: engine.layout.axis,
      direction: engine.layout.direction, scale: scale)
    layout.onWarning = { [onWarning] in onWarning?($0) }
    layout.pinMode = engine.layout.pinMode
    layout.paging = engine.layout.paging
    layout.minimumContentLength = engine.layout.minimumContentLength
    guard let source = dataSource else { return layout }
    try layout.setContentHeader(length: source.lengthOfContentHeader(in: self))
    for section in 0..<max(0, source.numberOfSections(in: self)) {
      let style = source.waterflowView(self, styleOfSection: section)
      if let lengths = source.waterflowView(
        self, lengthsOfItemsInSection: section)
      {
        try layout.appendSection(style, lengths: lengths)
      } else {
        let count = source.waterflowView(self, numberOfItemsInSection: section)
        try layout.appendSection(style, count: count) { item in
          source.waterflowView(
            self, sizeOfItemAt: ItemPath(section: section, item: item))
        }
      }
    }
    return layout
  }
}
