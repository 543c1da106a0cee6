import WaterflowLayout

/// Returns a layout of one section of justified rows, 8 points apart in both
/// directions unless told otherwise.
func justifiedLayout(
  _ ratios: [Double], _ rules: JustifiedRows, width: Double = 450,
  interitem: Double = 8, line: Double = 8
) throws -> CollectionLayout {
  let layout = try CollectionLayout(
    viewport: LayoutSize(width: width, height: 600))
  try layout.appendSection(
    SectionStyle(
      mode: .justified(rules), lineSpacing: line, interitemSpacing: interitem),
    lengths: ratios)
  return layout
}

/// Returns the frames of the first section's items.
func itemFrames(of layout: CollectionLayout) -> [LayoutRect] {
  (0..<layout.itemCount(inSection: 0)).compactMap {
    layout.frame(ofItem: ItemPath(section: 0, item: $0))
  }
}

/// Returns how many items stand in each row, and how high each is.
func itemRows(
  of layout: CollectionLayout
) -> (counts: [Int], heights: [Double]) {
  let frames = itemFrames(of: layout)
  let rows = rows(of: frames)
  return (rows.map(\.count), rows.map { frames[$0.lowerBound].height })
}

/// Whether numbers differ by less than a millionth.
func isNear(_ numbers: [Double], _ others: [Double]) -> Bool {
  numbers.count == others.count
    && zip(numbers, others).allSatisfy { abs($0 - $1) <= 1e-6 }
}
