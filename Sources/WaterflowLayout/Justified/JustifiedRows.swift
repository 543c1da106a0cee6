/// Rows that fill the line's breadth, all items of a row at one height and each
/// in its own aspect ratio.
///
/// Items are ratios: the extent along the scroll axis divided by the one across
/// it (height / width on the vertical axis). A row of some items in a line of a
/// breadth is
///
///     (breadth - gaps) / sum of 1 / ratio
///
/// high, and an item of it is that height / ratio broad. On the horizontal axis
/// rows are columns that fill the height, and heights are widths.
///
/// ```swift
/// let photos = SectionStyle(
///   mode: .justified(JustifiedRows(rowHeight: 220, breaking: .even)),
///   lineSpacing: 4, interitemSpacing: 4)
/// ```
///
/// A row holds at most 255 items. Where rows are greedy or balanced, an item
/// broader than the line at the target height has a row of its own; even rows
/// may shrink to hold it with others. One whose ratio is 0 is alone. A line is
/// at most 2^23 points broad.
public struct JustifiedRows: Sendable {
  /// The target for the extent of rows along the axis, in points.
  ///
  /// One below 1 or not a number counts as 1 and is reported as a
  /// ``LayoutWarning/styleClamped(section:)``.
  public var rowHeight: Double
  /// Which items stand together in a row.
  public var breaking: RowBreaking
  /// How low a row of more than one item may be where rows are
  /// ``RowBreaking/even``, as a fraction of the target; a negative or
  /// not-a-number one counts as 0 with a warning.
  public var shrink: Double
  /// How high the last row may be where it is ``LastRow/justified``, as a
  /// multiple of the target; a negative or not-a-number one counts as 0 with a
  /// warning.
  public var stretch: Double
  /// How the last row is shown.
  public var lastRow: LastRow

  let makeBody: RowsBody.Maker

  /// Creates rows of about a height.
  ///
  /// - Parameters:
  ///   - rowHeight: the target height, in points.
  ///   - breaking: which items stand together.
  ///   - shrink: the least height of even rows, as a fraction of the target.
  ///   - stretch: the greatest height of a justified last row, as a multiple of
  ///     the target.
  ///   - lastRow: how the last row is shown.
  public init(
    rowHeight: Double, breaking: RowBreaking = .greedy, shrink: Double = 0.6,
    stretch: Double = 1.9, lastRow: LastRow = .natural
  ) {
    self.rowHeight = rowHeight
    self.breaking = breaking
    self.shrink = shrink
    self.stretch = stretch
    self.lastRow = lastRow
    makeBody = { box, rows in
      let box = box.assumingMemoryBound(to: SectionBox.self).pointee
      let rows = rows.assumingMemoryBound(to: JustifiedRows.self).pointee
      return Unmanaged<RowsBody>.passRetained(
        JustifiedBody(
          RowRules(
            available: box.available, gap: box.style.interitemSpacing,
            spacing: box.lineSpacing, rows: rows))
      ).toOpaque()
    }
  }

  /// Puts right what is out of range.
  mutating func clamp(_ clamp: inout DistanceClamp) {
    clamp(&rowHeight, least: 1)
    clamp(&shrink)
    // The last row fills the line however high that makes it.
    if stretch == .infinity { stretch = Fixed.longest }
    clamp(&stretch)
  }
}

extension JustifiedRows: Equatable {
  /// Returns whether both ask for the same rows.
  public static func == (a: JustifiedRows, b: JustifiedRows) -> Bool {
    a.rowHeight == b.rowHeight && a.breaking == b.breaking
      && a.shrink == b.shrink && a.stretch == b.stretch
      && a.lastRow == b.lastRow
  }
}
