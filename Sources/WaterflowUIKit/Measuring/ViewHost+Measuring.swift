import WaterflowEngine
import WaterflowLayout

extension ViewHost {
  func measure(_ cells: [LiveCell], into sizes: inout [LayoutSize]) {
    guard let view else { return }
    // What is measured may push a cell out of view that stood in it.
    view.keepEditedCell()
    for (place, live) in cells.enumerated() {
      guard let cell = cell(live.cell),
        let style = view.engine.layout.style(
          ofSection: Int(live.element.section))
      else { continue }
      sizes[place] = measured(cell, in: style.mode)
    }
  }

  /// Returns the size that a cell wants: in a flow as it likes, else for the
  /// breadth that it has.
  func measured(_ cell: WaterflowCell, in mode: SectionMode) -> LayoutSize {
    cell.layoutIfNeeded()
    var target = cell.bounds.size
    let isVertical = view?.scrollDirection != .horizontal
    var isFlow = false
    if case .flow = mode { isFlow = true }
    if isFlow || isVertical { target.height = 0 }
    if isFlow || !isVertical { target.width = 0 }
    var size = cell.preferredSize(fitting: target)
    // What is given stays, whatever the cell says.
    if target.width > 0 { size.width = target.width }
    if target.height > 0 { size.height = target.height }
    // No number would be asked for again.
    if size.width.isNaN || size.height.isNaN { size = cell.bounds.size }
    return LayoutSize(size)
  }

  func needsPass() {
    view?.setNeedsPass()
  }
}
