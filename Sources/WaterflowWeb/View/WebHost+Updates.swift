import WaterflowEngine
import WaterflowLayout

extension WebHost {
  func animate(
    _ transitions: UnsafeBufferPointer<CellTransition>, duration: Double
  ) {
    PageImports.animate(
      number, UnsafeRawPointer(transitions.baseAddress),
      Int32(truncatingIfNeeded: transitions.count), duration)
    // A little later than the animations, which begin with the next frame.
    Page.schedule(after: duration + 20) { [self] in
      guard let view else { return }
      view.engine.endTransitions(at: PageImports.now(), host: self)
      finishPass()
    }
  }

  var canMeasure: Bool { PageImports.canMeasure() != 0 }

  func measure(_ cells: [LiveCell], into sizes: inout [Size]) {
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

  func needsPass() {
    guard !hasAskedForPass else { return }
    hasAskedForPass = true
    Page.requestFrame { [self] in
      hasAskedForPass = false
      view?.passAgain()
    }
  }

  func prefetch(_ items: [ItemPath]) {
    guard let view else { return }
    view.onPrefetch?(view, items)
  }

  func nearEnd() {
    guard let view else { return }
    view.onNearEnd?(view)
  }

  func cancelPrefetching(_ items: [ItemPath]) {
    guard let view else { return }
    view.onCancelPrefetching?(view, items)
  }
}
