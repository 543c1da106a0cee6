import WaterflowEngine
import WaterflowLayout

extension WebHost {
  func animate(
    _ transitions: UnsafeBufferPointer<CellTransition>, duration: Double
  ) {
    PageImports.animate(
      number, UnsafeRawPointer(transitions.baseAddress),
      Int32(truncatingIfNeeded: transitions.count), duration)
    guard let controller = view?.controller else { return }
    let flight = controller.cellsWereSent(transitions)
    // A little later than the animations, which begin with the next frame.
    controller.after(duration + 20) { [self] in
      view?.controller.endTransitions(at: now)
      view?.controller.cellsDidArrive(flight)
    }
  }

  var canMeasure: Bool { PageImports.canMeasure(number) != 0 }

  func measure(_ cells: [LiveCell], into sizes: inout [LayoutSize]) {
    guard let view else { return }
    // Numbers of cells, each with what of it is free: its length, or both.
    var numbers: [Int32] = []
    for cell in cells {
      numbers.append(cell.cell.rawValue)
      let style = view.layout.style(ofSection: cell.element.path.section)
      var isFree: Int32 = 0
      if case .flow = style?.mode { isFree = 1 }
      numbers.append(isFree)
    }
    numbers.withUnsafeBufferPointer { numbers in
      sizes.withUnsafeMutableBytes { sizes in
        PageImports.measure(
          number, UnsafeRawPointer(numbers.baseAddress),
          Int32(truncatingIfNeeded: cells.count), sizes.baseAddress)
      }
    }
  }

  func needsPass() { view?.controller.requestPass() }

  func prefetch(_ items: [ItemPath]) {
    guard let view else { return }
    let known = view.controller.knownPaths(of: items)
    if !known.isEmpty { view.prefetchListener?(view, known) }
  }

  func nearEnd() {
    guard let view else { return }
    view.endListener?(view)
  }

  func cancelPrefetching(_ items: [ItemPath]) {
    guard let view else { return }
    let known = view.controller.knownPaths(of: items)
    if !known.isEmpty { view.cancelPrefetchingForItemsAt?(view, known) }
  }
}
