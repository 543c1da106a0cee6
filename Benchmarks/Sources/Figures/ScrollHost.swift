import WaterflowEngine
import WaterflowLayout

/// A host that takes cells and reads the operations, as a page would.
final class ScrollHost: CollectionHost {
  let engine: CollectionEngine<ScrollHost>
  private var sum = 0.0

  init(_ layout: CollectionLayout) {
    engine = CollectionEngine(layout: layout)
    engine.overscan = 200
  }

  /// Scrolls on by a number of passes, 120 points each, and begins anew at the
  /// end; returns a number that depends on all operations.
  func scroll(passes: Int) -> Double {
    var y = engine.offset.y
    for _ in 0..<passes {
      y += 120
      if y > engine.layout.contentLength { y = 0 }
      engine.update(offset: LayoutPoint(x: 0, y: y), at: 0, host: self)
    }
    return sum
  }

  func cell(for element: LayoutElement) -> CellID? {
    engine.dequeue(ReuseKind(1))
  }

  func prepareForReuse(_ cell: CellID) {}

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {
    for operation in operations { sum += operation.y }
  }
}
