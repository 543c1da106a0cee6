import WaterflowLayout

/// What one update moves on screen.
struct Transition {
  /// Where elements were, by what they were called before.
  let earlier: EarlierFrames
  /// How far the content offset went, in points.
  let shift: Point
  /// When it is over, in milliseconds.
  let end: Double
  private(set) var cells: [CellTransition] = []

  init(_ earlier: EarlierFrames, shift: Point, end: Double) {
    self.earlier = earlier
    self.shift = shift
    self.end = end
  }

  /// A live cell, which stood in its frame before, stays on screen.
  mutating func move(_ live: LiveCell, to element: LayoutElement) {
    add(live.cell, .moves, from: shifted(live.frame), to: element.frame)
  }

  /// Notes how a cell goes from one frame to another; one that stays where it
  /// is on screen is left out.
  mutating func add(
    _ cell: CellID, _ phase: CellTransition.Phase, from: Rect, to: Rect
  ) {
    guard from != to else { return }
    cells.append(
      CellTransition(cell: cell, phase: phase, from: from, to: to))
  }

  /// Where on screen a frame from before the update is now.
  func shifted(_ frame: Rect) -> Rect {
    frame.offsetBy(x: shift.x, y: shift.y)
  }
}
