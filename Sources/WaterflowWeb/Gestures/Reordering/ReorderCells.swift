import WaterflowEngine
import WaterflowLayout

/// Lifts, places and drops the cells of a view whose items are dragged.
final class ReorderCells: ReorderSurface {
  var delegate: any WaterflowReorderDelegate

  // The view's controller holds what holds this.
  private unowned(unsafe) let view: WaterflowView
  private var lifted: CellID?

  /// How long a cell takes into its gap, in milliseconds.
  private static var dropDuration: Double { 200 }

  init(_ view: WaterflowView, _ delegate: any WaterflowReorderDelegate) {
    self.view = view
    self.delegate = delegate
  }

  // MARK: - ReorderSurface

  func canMove(_ item: ItemPath) -> Bool {
    delegate.waterflowView(view, canMoveItemAt: item)
  }

  func target(ofMoving item: ItemPath, to proposed: ItemPath) -> ItemPath {
    delegate.waterflowView(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: item,
      toProposedIndexPath: proposed)
  }

  func touched(_ item: ItemPath) { view.controller.itemWasTouched(item) }

  func lift(_ cell: CellID) { lifted = cell }

  func place(_ cell: CellID, in frame: LayoutRect) {
    GestureImports.lift(view.number, cell.rawValue, frame.x, frame.y)
  }

  /// No haptics in a page.
  func gapMoved() {}

  func drop(_ cell: CellID) {
    lifted = nil
    GestureImports.drop(view.number, cell.rawValue, Self.dropDuration)
  }

  func putDown(_ cell: CellID) {
    guard cell == lifted else { return }
    lifted = nil
    GestureImports.drop(view.number, cell.rawValue, 0)
  }

  func follow() { view.host.finishPass() }

  func scroll(to offset: LayoutPoint) {
    view.scroll(to: view.position(of: offset))
  }

  func didMove(_ move: Move<ItemPath>) {
    delegate.waterflowView(view, moveItemAt: move.from, to: move.to)
  }
}
