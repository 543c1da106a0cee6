import WaterflowLayout

/// What a page draws from operation records, read byte by byte as
/// `view.mjs` reads them.
struct DrawnPage {
  private struct Cell {
    var element: ElementID
    var frame: LayoutRect
    var zIndex: Int32
    var isPinned: Bool
  }

  private static let recordBytes = 56

  /// The length of the element that scrolls.
  private(set) var length = 0.0
  /// The content's extent, as the records tell.
  private(set) var contentSize = LayoutSize.zero
  private var shift = 0.0
  private var cells: [Int32: Cell] = [:]

  /// Carries out a batch of records, whose first byte may be anywhere.
  mutating func apply(_ batch: [UInt8], shift: Double, length: Double) {
    self.shift = shift
    self.length = length
    for start in stride(from: 0, to: batch.count, by: Self.recordBytes) {
      apply(batch[start..<start + Self.recordBytes])
    }
  }

  private mutating func apply(_ record: ArraySlice<UInt8>) {
    let start = record.startIndex
    func bits(_ at: Int, _ count: Int) -> UInt64 {
      record[start + at..<start + at + count].reversed()
        .reduce(0) { $0 << 8 | UInt64($1) }
    }
    func int32(_ at: Int) -> Int32 { Int32(truncatingIfNeeded: bits(at, 4)) }
    func double(_ at: Int) -> Double { Double(bitPattern: bits(at, 8)) }
    let frame = LayoutRect(
      x: double(24), y: double(32), width: double(40), height: double(48))
    let cell = int32(4)
    // The numbers of view.mjs.
    switch bits(0, 2) {
    case 2:
      let kinds: [ElementKind] = [
        .header, .item, .footer, .background, .contentHeader,
      ]
      cells[cell] = Cell(
        element: ElementID(
          kind: kinds[Int(bits(2, 2))], section: Int(int32(8)),
          item: Int(int32(12))),
        frame: frame, zIndex: int32(16), isPinned: int32(20) != 0)
    case 3:
      cells[cell]?.frame = frame
      cells[cell]?.zIndex = int32(16)
      cells[cell]?.isPinned = int32(20) != 0
    case 4, 5: cells[cell] = nil
    case 6: contentSize = frame.size
    default: break
    }
  }

  /// Where the cells stand in the viewport while the element is scrolled.
  func screen(
    _ axis: LayoutAxis, scrolledTo position: Double
  ) -> [ElementID: LayoutRect] {
    var screen: [ElementID: LayoutRect] = [:]
    for (number, frame) in frames(axis, scrolledTo: position) {
      if let cell = cells[number] { screen[cell.element] = frame }
    }
    return screen
  }

  /// The same by the numbers of cells.
  func frames(
    _ axis: LayoutAxis, scrolledTo position: Double
  ) -> [Int32: LayoutRect] {
    cells.mapValues { cell in
      // The pinned layer stays in the viewport and its cells are placed
      // against the scroll position; the others scroll with the content.
      let inLayer = shift + (cell.isPinned ? position : 0)
      let layer = cell.isPinned ? 0 : -position
      var frame = cell.frame
      if axis == .vertical {
        frame.y = frame.y - inLayer + layer
      } else {
        frame.x = frame.x - inLayer + layer
      }
      return frame
    }
  }

  /// Where the content is, in points, while the element is scrolled.
  func offset(scrolledTo position: Double) -> Double { position + shift }

  /// The elements in the pinned layer.
  var pinned: Set<ElementID> {
    Set(cells.values.filter(\.isPinned).map(\.element))
  }

  func zIndex(of element: ElementID) -> Int32? {
    cells.values.first { $0.element == element }?.zIndex
  }
}
