import WaterflowLayout

@testable import WaterflowEngine

/// Items of 100 points along the axis in a viewport of 400 by 400, of which
/// several can be selected by a drag.
final class SelectionStage {
  let surface: RecordingSurface
  let selection: SelectionFeature<RecordingSurface>
  let cells = DraggedCells()
  let feature: MultipleSelectionFeature<RecordingSurface, DraggedCells>
  let arena: GestureArena

  init(
    rows: [Int] = [20], header: Double = 0, axis: LayoutAxis = .vertical
  ) throws {
    surface = try RecordingSurface(rows: rows, header: header, axis: axis)
    selection = SelectionFeature(surface.controller)
    selection.allowsMultipleSelection = true
    feature = MultipleSelectionFeature(surface.controller, selection, cells)
    arena = surface.controller.requireTouches().arena
  }

  deinit {
    surface.onNote = { _ in }
    surface.end()
  }

  /// The items of the first section that are selected.
  var selected: [Int] {
    selection.selectedItems.filter { $0.section == 0 }.map(\.item)
  }

  func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  func sample(_ x: Double, _ y: Double) -> PointerSample {
    PointerSample(position: LayoutPoint(x: x, y: y), time: surface.now)
  }

  func touch(_ x: Double, _ y: Double) { arena.began(sample(x, y), .touch) }

  func mouse(
    _ x: Double, _ y: Double, _ modifier: RangeSelection.Modifier = .plain
  ) {
    arena.began(sample(x, y), .mouse, modifier)
  }

  func move(_ x: Double, _ y: Double) { arena.moved(sample(x, y)) }

  /// Rests a finger until it selects.
  func press(_ x: Double, _ y: Double) {
    touch(x, y)
    rest()
  }

  /// Leaves a finger where it is until it selects.
  func rest() {
    surface.wait(600)
    arena.elapsed(at: surface.now)
  }

  /// Changes the first section's data.
  func update(
    to count: Int, _ change: @escaping (inout BatchUpdate) -> Void
  ) {
    surface.counts = [count] + surface.controller.knownCounts.dropFirst()
    surface.controller.performBatchUpdates { change(&$0.batch) }
  }
}
