import WaterflowEngine
import WaterflowLayout

/// A host that writes down what is told of pins and what cells show.
final class PinLog: CollectionHost {
  let engine: CollectionEngine<PinLog>
  /// What was told since the last pass began.
  private(set) var events: [PinEvent] = []
  /// What each shown cell was last told.
  private(set) var shown: [Int32: CellOperation] = [:]

  init(_ layout: CollectionLayout) {
    engine = CollectionEngine(layout: layout)
    engine.tellsPins = true
  }

  func cell(for element: LayoutElement) -> CellID? {
    engine.dequeue(ReuseKind(Int32(element.id.kind.rawValue)))
  }

  func prepareForReuse(_ cell: CellID) {}

  func perform(_ operations: UnsafeBufferPointer<CellOperation>) {
    for operation in operations {
      switch operation.code {
      case .show, .move: shown[operation.cell] = operation
      case .hide: shown[operation.cell] = nil
      case .make, .destroy, .resizeContent: break
      }
    }
  }

  func pinDidChange(_ event: PinEvent) { events.append(event) }

  /// Scrolls, and forgets what was told before.
  func scroll(to y: Double) {
    events = []
    engine.update(offset: LayoutPoint(x: 0, y: y), at: 0, host: self)
  }

  /// Shows another layout, and forgets what was told before.
  func reload(_ layout: CollectionLayout? = nil) {
    events = []
    engine.reload(layout, at: 0, host: self)
  }

  /// The header and footers that are pinned, looked at one by one.
  var pinned: Set<ElementID> {
    let (layout, viewport) = (engine.layout, engine.viewport)
    let top = viewport.rect.y + viewport.contentInsets.top
    let bottom = viewport.rect.maxY - viewport.contentInsets.bottom
    var result: Set<ElementID> = []
    var stacked = 0.0
    for section in 0..<layout.sectionCount {
      let id = ElementID(kind: .header, section: section)
      guard layout.style(ofSection: section)?.pinsHeader == true,
        let rest = layout.frame(of: id)
      else { continue }
      if top + stacked > rest.y { result.insert(id) }
      if layout.pinMode == .stacked { stacked += rest.height }
    }
    stacked = 0
    for section in (0..<layout.sectionCount).reversed() {
      let id = ElementID(kind: .footer, section: section)
      guard layout.style(ofSection: section)?.pinsFooter == true,
        let rest = layout.frame(of: id)
      else { continue }
      if bottom - stacked < rest.maxY { result.insert(id) }
      if layout.pinMode == .stacked { stacked += rest.height }
    }
    return result
  }
}
