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
  ///   its number. The page's console says which is not so.
  public func dequeueReusableCell<Cell: WaterflowCell>(
    _ kind: CellKind<Cell>, for path: ItemPath
  ) -> Cell {
    guard let cell = dequeueReusableCell(kind) else {
      stop("register the kind before dequeuing a cell", kind.kind)
    }
    return cell
  }

  /// Returns a cell of a kind, from the pool, or new where the kind is
  /// registered; otherwise nil, for an app that makes its cells itself, see
  /// ``CellKind/reusing(_:)``.
  ///
  /// Only for a data source that is asked for a cell.
  ///
  /// - Precondition: no other class of cells has the kind's number. The page's
  ///   console says which one has.
  public func dequeueReusableCell<Cell: WaterflowCell>(
    _ kind: CellKind<Cell>
  ) -> Cell? {
    host.dequeue(kind.kind, from: engine).map { cell in
      guard let cell = cell as? Cell else {
        stop("two kinds of cells have the same number", kind.kind)
      }
      return cell
    }
  }

  // MARK: - Data

  /// Asks for everything anew; pool and content offset are kept, and a view at
  /// its content's start stays there, or at its end if it ``anchorsToEnd``.
  ///
  /// - Complexity: O(items).
  public func reloadData() {
    reloads &+= 1
    reload(.items)
  }

  /// Asks for everything anew, of the same items: what is selected stays so, and
  /// the first visible item stays where it is.
  ///
  /// For who shows the same items in cells of another kind, as a grid and a list
  /// have them. In a callback of the view it waits until that has ended.
  ///
  /// - Complexity: O(items).
  public func reloadCells() { reload(.cells) }

  /// Asks for the styles and the sizes of all sections anew, whose items are
  /// the same: cells keep what they show, what is selected stays so, and the
  /// first visible item stays where it is.
  ///
  /// In a callback of the view it waits until that has ended. Where cells are to
  /// show their items otherwise, too, ask for that by ``reconfigureItems(at:)``,
  /// and for other cells by ``reloadCells()``.
  ///
  /// - Complexity: O(items).
  public func invalidateLayout() { reload(.layout) }

  private func reload(_ scope: ReloadScope) {
    controller.whenQuiet { [self] in controller.reload(scope, in: environment) }
  }

  /// Asks for the styles of sections anew, whose items keep the sizes that they
  /// have: what is selected stays so, cells keep what they show, and the first
  /// visible item stays where it is.
  ///
  /// In a callback of the view it waits until that has ended. Styles that
  /// cannot be laid out are told, and all sections keep theirs.
  ///
  /// - Parameter sections: which ones; all unless given.
  /// - Complexity: O(items of these sections); no size is asked for.
  public func invalidateStyles(ofSections sections: Range<Int>? = nil) {
    controller.invalidateStyles(ofSections: sections)
  }

  /// What the layout is made for.
  var environment: LayoutEnvironment {
    LayoutEnvironment(
      viewport: layout.viewport, contentInsets: engine.contentInsets,
      axis: layout.axis, direction: layout.direction, scale: pixelScale)
  }
}
