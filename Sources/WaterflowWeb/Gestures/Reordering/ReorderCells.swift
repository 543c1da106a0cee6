import WaterflowEngine
import WaterflowLayout

/// Lifts, places and drops the cells of a view whose items are dragged.
final class ReorderCells: ReorderSurface {
  var delegate: any WaterflowReorderDelegate

  private let host: WebHost
  private var lifted: CellID?

  /// How long a cell takes into its gap, in milliseconds.
  private static var dropDuration: Double { 200 }

  init(_ host: WebHost, _ delegate: any WaterflowReorderDelegate) {
    self.host = host
    self.delegate = delegate
  }

  // MARK: - ReorderSurface

  func canMove(_ item: ItemPath) -> Bool {
    guard let view = host.view else { return false }
    return delegate.waterflowView(view, canMoveItemAt: item)
  }

  func target(ofMoving item: ItemPath, to proposed: ItemPath) -> ItemPath {
    guard let view = host.view else { return item }
    return delegate.waterflowView(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: item,
      toProposedIndexPath: proposed)
  }

  func lift(_ cell: CellID) { lifted = cell }

  func place(_ cell: CellID, in frame: LayoutRect) {
    guard host.view != nil else { return }
    GestureImports.lift(host.number, cell.rawValue, frame.x, frame.y)
  }

  /// No haptics in a page.
  func gapMoved() {}

  func drop(_ cell: CellID) {
    letGo(cell, for: Self.dropDuration)
  }

  func putDown(_ cell: CellID) {
    if cell == lifted { letGo(cell, for: 0) }
  }

  private func letGo(_ cell: CellID, for duration: Double) {
    lifted = nil
    guard host.view != nil else { return }
    GestureImports.drop(host.number, cell.rawValue, duration)
  }

  func didMove(_ move: Move<ItemPath>) {
    guard let view = host.view else { return }
    delegate.waterflowView(view, moveItemAt: move.from, to: move.to)
  }
}
