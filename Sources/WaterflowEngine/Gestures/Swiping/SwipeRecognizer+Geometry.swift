import WaterflowLayout

extension SwipeRecognizer {
  /// Whether a distance is inside 22.5 degrees and reveals or hides something.
  func isSwipe(_ way: LayoutPoint, _ touch: Touch) -> Bool {
    let across = directions.across(way)
    let along = directions.along(way)
    guard abs(along) < abs(across) * Self.steepest else { return false }
    if touch.origin != 0 { return true }
    return touch.row.actions(at: across > 0 ? .leading : .trailing).count > 0
  }

  /// Whether the finger is past 80 % of an item whose content has gone further
  /// than its actions are long.
  func isFull(
    _ sample: PointerSample, _ finger: Double, _ row: SwipeRow
  ) -> Bool {
    let actions = row.actions(at: finger > 0 ? .leading : .trailing)
    guard actions.count > 0, actions.allowsFullSwipe,
      abs(finger) > actions.length
    else { return false }
    let (low, breadth) = span(of: row)
    guard breadth > 0 else { return false }
    // Across may count down from the right; then so does the frame.
    let way = (directions.across(sample.position) - low) / breadth
    return (finger > 0 ? way : 1 - way) > Self.fullSwipePart
  }

  /// Where an item begins across the axis, and its extent there.
  private func span(of row: SwipeRow) -> (low: Double, breadth: Double) {
    let a = directions.across(row.frame.origin)
    let b = directions.across(LayoutPoint(x: row.frame.maxX, y: row.frame.maxY))
    return (min(a, b), abs(b - a))
  }

  /// How far a finger has gone, counted from closed.
  func finger(at sample: PointerSample, _ touch: Touch) -> Double {
    directions.across(sample.position)
      - directions.across(touch.start.position) + touch.origin
  }

  func content(for finger: Double, _ row: SwipeRow) -> Double {
    let resistance = resistance(towards: finger, row)
    return finger < 0
      ? -resistance.content(-finger) : resistance.content(finger)
  }

  func finger(for content: Double, _ row: SwipeRow) -> Double {
    let resistance = resistance(towards: content, row)
    return content < 0
      ? -resistance.finger(-content) : resistance.finger(content)
  }

  private func resistance(
    towards way: Double, _ row: SwipeRow
  ) -> SwipeResistance {
    SwipeResistance(
      actions: way > 0 ? row.leading : row.trailing,
      breadth: span(of: row).breadth)
  }

  /// How far an item's content stands from its place at rest.
  func rest(of row: SwipeRow) -> Double {
    guard isOpen(row), let openEdge else { return 0 }
    let length = row.actions(at: openEdge).length
    return openEdge == .leading ? length : -length
  }
}
