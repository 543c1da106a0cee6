import WaterflowEngine
import WaterflowLayout

/// What a person would see: the cells and what they show, as the operations
/// alone tell it.
struct Screen {
  /// A cell that exists.
  struct Cell {
    var kind: Int32
    /// What the cell shows; nil while it is hidden.
    var shown: Shown?
  }

  /// What a cell shows and where.
  struct Shown: Equatable {
    var id: ElementID
    var frame: LayoutRect
    var isPinned = false
  }

  private(set) var cells: [Int32: Cell] = [:]
  private(set) var contentSize: LayoutSize?
  /// The first operation that made no sense, in words.
  private(set) var violation: String?

  /// Whether a cell may be shown that is shown already, under another name.
  var allowsRenaming = false

  /// The cells that wait unseen.
  var hiddenCells: [Int32] {
    cells.filter { $0.value.shown == nil }.map(\.key)
  }

  /// Which cell shows an element; an element shown twice is a violation.
  var cellOfElement: [ElementID: Int32] {
    var result: [ElementID: Int32] = [:]
    for (number, cell) in cells {
      if let shown = cell.shown { result[shown.id] = number }
    }
    return result
  }

  /// The number of cells that show something.
  var shownCount: Int { cells.values.count { $0.shown != nil } }

  mutating func apply(_ operation: CellOperation) {
    let number = operation.cell
    let cell = cells[number]
    switch operation.code {
    case .make:
      check(cell == nil, operation, "the cell exists")
      cells[number] = Cell(kind: operation.section)
    case .show:
      check(
        cell != nil && (cell?.shown == nil || allowsRenaming), operation,
        "not a hidden cell")
      guard let id = operation.elementID else {
        return check(false, operation, "no element")
      }
      cells[number]?.shown = Shown(
        id: id, frame: operation.frame, isPinned: operation.pinned == 1)
    case .move:
      check(
        cell?.shown != nil && cell?.shown?.id == operation.elementID,
        operation, "the cell does not show this element")
      check(
        cell?.shown?.frame != operation.frame
          || cell?.shown?.isPinned != (operation.pinned == 1), operation,
        "the cell has this frame")
      cells[number]?.shown?.frame = operation.frame
      cells[number]?.shown?.isPinned = operation.pinned == 1
    case .hide:
      check(cell != nil, operation, "no such cell")
      check(cell?.kind == operation.section, operation, "another kind")
      cells[number]?.shown = nil
    case .destroy:
      check(cell != nil && cell?.shown == nil, operation, "not a hidden cell")
      cells[number] = nil
    case .resizeContent:
      check(number == -1, operation, "concerns no cell")
      check(contentSize != operation.frame.size, operation, "nothing new")
      contentSize = operation.frame.size
    }
  }

  private mutating func check(
    _ holds: Bool, _ operation: CellOperation, _ problem: String
  ) {
    if !holds && violation == nil { violation = "\(problem): \(operation)" }
  }
}
