import WaterflowLayout

/// How a cell goes from where it was before an update to where it is after it.
///
/// Frames are in the content's coordinates after the update, in points. The
/// operations of the update's pass have put the cell at ``to`` already: a host
/// shows it at ``from`` first and lets the difference go to nothing.
///
/// As with ``CellOperation``, the layout in memory is part of the interface: cell
/// and phase as `Int32`, then x, y, width and height of both frames as
/// `Double`; 72 bytes.
public struct CellTransition: Equatable, Sendable {
  /// What becomes of the cell.
  public enum Phase: Int32, Sendable {
    /// It shows the same element as before.
    case moves = 0
    /// It shows an element that came into view or is new.
    case enters = 1
    /// It leaves the view, and goes to the pool once the transition is over.
    case leaves = 2
  }

  // An enumeration's cases are stored by position, in one byte.
  private var rawCell: Int32
  private var rawPhase: Int32
  /// Where the cell was.
  public var from: LayoutRect
  /// Where the cell is now.
  public var to: LayoutRect

  /// Which cell it is.
  public var cell: CellID { CellID(rawValue: rawCell) }

  /// What becomes of the cell.
  public var phase: Phase { Phase(rawValue: rawPhase) ?? .moves }

  /// Creates a transition between two frames.
  public init(cell: CellID, phase: Phase, from: LayoutRect, to: LayoutRect) {
    rawCell = cell.rawValue
    rawPhase = phase.rawValue
    self.from = from
    self.to = to
  }
}
