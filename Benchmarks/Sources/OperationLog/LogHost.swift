import WaterflowEngine
import WaterflowLayout

/// Fills no cells and keeps every operation.
final class LogHost: CollectionHost {
  let engine: CollectionEngine<LogHost>
  private(set) var operations: [CellOperation] = []
  private var asked = 0

  init(_ layout: CollectionLayout) {
    engine = CollectionEngine(layout: layout)
  }

  func cell(for element: LayoutElement) -> CellID? {
    asked += 1
    // Now and then there is nothing to show, or a cell too many.
    if asked % 97 == 0 { return nil }
    if asked % 89 == 0 { _ = engine.dequeue(ReuseKind(3)) }
    let kind = Int32(element.id.kind.rawValue) + element.id.item % 2 * 8
    return engine.dequeue(ReuseKind(kind))
  }

  func prepareForReuse(_ cell: CellID) {}

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {
    self.operations += operations
  }
}
