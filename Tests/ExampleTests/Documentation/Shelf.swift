import WaterflowEngine
import WaterflowLayout

// The article of WaterflowEngine.

final class Shelf: CollectionHost {
  private(set) var frames: [CellID: LayoutRect] = [:]
  lazy var engine = CollectionEngine<Shelf>(layout: layout)
  private let layout: CollectionLayout

  init(_ layout: CollectionLayout) { self.layout = layout }

  /// Shows what stands behind a position of the content.
  func scroll(to top: Double, at time: Double) {
    engine.update(offset: LayoutPoint(x: 0, y: top), at: time, host: self)
  }

  func cell(for element: LayoutElement) -> CellID? {
    engine.dequeue(ReuseKind(1))
  }

  func prepareForReuse(_ cell: CellID) { frames[cell] = nil }

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {
    for operation in operations {
      let cell = CellID(rawValue: operation.cell)
      switch operation.code {
      case .show, .move: frames[cell] = operation.frame
      case .hide, .destroy: frames[cell] = nil
      case .make, .resizeContent: break
      }
    }
  }
}
