import WaterflowLayout

/// What one update moves on screen.
final class Transition {
  /// The update.
  let plan: UpdatePlan
  /// Where elements were, by what they were called before.
  let earlier: EarlierFrames
  /// How far the content offset went, in points.
  let shift: LayoutPoint
  /// The part of the content in view from now on.
  let shown: LayoutRect
  /// When it is over, in milliseconds.
  let end: Double
  private(set) var cells: [CellTransition] = []

  init(
    _ plan: UpdatePlan, _ earlier: EarlierFrames, shift: LayoutPoint,
    shown: LayoutRect,
    end: Double
  ) {
    self.plan = plan
    self.earlier = earlier
    self.shift = shift
    self.shown = shown
    self.end = end
  }

  /// A live cell, which stood in its frame before, stays on screen.
  func move(_ live: LiveCell, to element: LayoutElement) {
    add(live.cell, .moves, from: shifted(live.frame), to: element.frame)
  }

  /// Notes how a cell goes from one frame to another; one that stays where it
  /// is on screen is left out.
  func add(
    _ cell: CellID, _ phase: CellTransition.Phase, from: LayoutRect,
    to: LayoutRect
  ) {
    guard from != to else { return }
    cells.append(
      CellTransition(cell: cell, phase: phase, from: from, to: to))
  }

  /// Where on screen a frame from before the update is now.
  func shifted(_ frame: LayoutRect) -> LayoutRect {
    frame.offsetBy(x: shift.x, y: shift.y)
  }

  /// Whether anything of the way from one frame to another is in view.
  func shows(_ from: LayoutRect, _ to: LayoutRect) -> Bool {
    max(from.maxX, to.maxX) > shown.x && min(from.x, to.x) < shown.maxX
      && max(from.maxY, to.maxY) > shown.y && min(from.y, to.y) < shown.maxY
  }
}
