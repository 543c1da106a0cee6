import WaterflowEngine
import WaterflowLayout

/// Writes down what a feature has shown: two actions of 60 points at the
/// trailing edge, one at the leading one.
final class Swipes: SwipeSurface {
  /// The content of one cell.
  final class Row: SwipedContent {
    let cell: CellID
    unowned let owner: Swipes

    init(_ cell: CellID, _ owner: Swipes) {
      self.cell = cell
      self.owner = owner
    }

    func show(_ actions: Int?, at edge: SwipeEdge, length: Double) {
      owner.log.append("\(edge) \(actions ?? 0) of \(Int(length))")
    }

    func move(to offset: LayoutPoint) {
      owner.log.append("at \(Int(offset.x))")
    }

    func settle(at offset: LayoutPoint, velocity: LayoutPoint) {
      owner.log.append("to \(Int(offset.x))")
    }

    var shownOffset: LayoutPoint { owner.shown }

    func setArmed(_ isArmed: Bool) {}

    func choose(_ action: Int) { owner.log.append("choose \(action)") }

    var holdsFocus: Bool { owner.holdsFocus }

    func restore() { owner.log.append("restore") }
  }

  var log: [String] = []
  var rows: [Row] = []
  var shown = LayoutPoint.zero
  var offersAny = true
  var holdsFocus = false
  /// Whether cells have something that can be moved.
  var movesContent = true
  /// Called when actions are asked for.
  var onAsk: () -> Void = {}

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func actions(of item: ItemPath, at edge: SwipeEdge) -> Int? {
    if edge == .leading { log.append("ask \(item.item)") }
    onAsk()
    guard offersAny else { return nil }
    return edge == .leading ? 1 : 2
  }

  func description(of actions: Int) -> SwipeActions {
    SwipeActions(count: actions, length: Double(actions) * 60)
  }

  func content(of cell: CellID) -> Row? {
    guard movesContent else { return nil }
    rows.append(Row(cell, self))
    return rows.last
  }

  func didArm() {}

  func perform(_ action: Int, of actions: Int, on item: ItemPath) {
    log.append("do \(action) of \(actions) on \(item.item)")
  }
}
