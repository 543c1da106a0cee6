import WaterflowLayout

/// One thing for a host to do, as a record of fixed width.
///
/// The layout in memory is part of the interface: the browser reads it from
/// linear memory, and a test compares streams byte for byte. In order, without
/// padding, little endian: code and element as `UInt16`, cell, section, item,
/// z index and pinned (0 or 1) as `Int32`, then x, y, width and height as
/// `Double`; 56 bytes.
public struct CellOperation: Equatable, Sendable {
  /// What to do.
  public enum Code: UInt16, Sendable {
    /// A new cell exists; `section` holds its kind.
    case make = 1
    /// The cell shows an element from now on, in a frame.
    ///
    /// For a cell that is shown already, an update has given its element
    /// another name, or it comes back on its way out of view: it is filled as
    /// it was and stays in sight.
    case show = 2
    /// The cell gets another frame.
    case move = 3
    /// The cell goes to the pool and is not displayed.
    case hide = 4
    /// The cell is not needed any more.
    case destroy = 5
    /// The content's width and height are now these.
    case resizeContent = 6
  }

  // An enumeration's cases are stored by position, in one byte, so the record
  // holds the raw value itself.
  private var rawCode: UInt16
  /// The `ElementKind` that the cell shows.
  public var element: UInt16
  /// The cell's number; -1 if no cell is concerned.
  public var cell: Int32
  /// The element's section.
  public var section: Int32
  /// The element's item.
  public var item: Int32
  /// Which cells cover which: higher ones cover lower ones.
  public var zIndex: Int32
  /// 1 if the cell is held at an edge of the viewport, else 0.
  public var pinned: Int32
  /// The left edge in content coordinates, in points.
  public var x: Double
  /// The top edge in content coordinates, in points.
  public var y: Double
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// What to do.
  public var code: Code { Code(rawValue: rawCode) ?? .resizeContent }

  /// The frame in content coordinates, in points.
  public var frame: LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// The element that the cell shows, if the code is about one.
  public var elementID: ElementID? {
    guard let kind = ElementKind(rawValue: UInt8(truncatingIfNeeded: element))
    else { return nil }
    return ElementID(kind: kind, section: Int(section), item: Int(item))
  }

  init(_ code: Code, cell: CellID, kind: ReuseKind) {
    self.init(code, cell: cell, section: kind.rawValue)
  }

  init(_ code: Code, _ cell: CellID, _ shown: LayoutElement) {
    self.init(
      code, cell: cell, section: shown.id.section, item: shown.id.item,
      element: UInt16(shown.id.kind.rawValue), frame: shown.frame)
    zIndex = shown.zIndex
    pinned = shown.isPinned ? 1 : 0
  }

  init(contentSize: LayoutSize) {
    self.init(
      .resizeContent, cell: CellID(rawValue: -1), section: 0,
      frame: LayoutRect(origin: .zero, size: contentSize))
  }

  private init(
    _ code: Code, cell: CellID, section: Int32, item: Int32 = 0,
    element: UInt16 = 0, frame: LayoutRect = .zero
  ) {
    rawCode = code.rawValue
    self.element = element
    self.cell = cell.rawValue
    self.section = section
    self.item = item
    zIndex = 0
    pinned = 0
    (x, y) = (frame.x, frame.y)
    (width, height) = (frame.width, frame.height)
  }
}
