import WaterflowEngine
import WaterflowLayout

extension WebHost {
  func animate(
    _ transitions: UnsafeBufferPointer<CellTransition>, duration: Double
  ) {
    PageImports.animate(
      number, UnsafeRawPointer(transitions.baseAddress),
      Int32(truncatingIfNeeded: transitions.count), duration)
    hasSentCells = true
    flight &+= 1
    // A little later than the animations, which begin with the next frame.
    view?.controller.after(duration + 20) { [self, flight] in
      // A drag sends cells that no update speaks for.
      let isFinished = !hasSentCells
      var told: [(Bool) -> Void] = []
      if flight == self.flight {
        hasSentCells = false
        told = waiting
        waiting = []
      }
      view?.controller.endTransitions(at: now)
      // One of them may remove the view.
      for completion in told where view != nil { completion(isFinished) }
    }
  }

  func tellArrival(_ completions: [(Bool) -> Void]) -> Bool {
    guard hasSentCells else { return false }
    hasSentCells = false
    view?.controller.tell(waiting, false)
    waiting = completions
    return true
  }

  var canMeasure: Bool { PageImports.canMeasure() != 0 }

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
    var known: [ItemPath] = []
    for item in items where view.controller.isInData(item) {
      known.append(view.controller.dataPath(of: item))
    }
    if !known.isEmpty { view.prefetchItemsAt?(view, known) }
  }

  func nearEnd() {
    guard let view else { return }
    view.didComeNearEnd?(view)
  }

  func cancelPrefetching(_ items: [ItemPath]) {
    guard let view else { return }
    view.cancelPrefetchingForItemsAt?(
      view, items.map { view.controller.dataPath(of: $0) })
  }
}
