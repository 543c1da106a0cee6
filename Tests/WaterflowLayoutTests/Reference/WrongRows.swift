import WaterflowLayout

/// Compares the first section of a layout, which is justified and not mirrored
/// nor moved to pixels, with the reference; returns what is wrong, or nil.
///
/// If it is strict, of equally good rows only those will do that the rule for
/// ties gives. Otherwise any that are allowed will that cost no more than
/// rounding adds, with the frames that follow from them.
func wrongRows(
  of layout: CollectionLayout, _ naive: NaiveRows, isStrict: Bool = false
) -> String? {
  guard let style = layout.style(ofSection: 0) else { return "no section" }
  let count = layout.itemCount(inSection: 0)
  if count != naive.ratios.count { return "\(count) items" }
  let frames = (0..<count).compactMap {
    layout.frame(ofItem: ItemPath(section: 0, item: $0))
  }
  if frames.count != count { return "\(frames.count) frames" }
  let best = naive.rows
  guard let problem = wrong(frames, style, naive, rows: best) else {
    return nil
  }
  let rows = rows(of: frames)
  if isStrict || rows == best { return problem }
  if let row = rows.first(where: { !naive.isAllowed($0) }) {
    return "\(row) may be no row; \(problem)"
  }
  let (cost, least) = (naive.cost(rows), naive.cost(best))
  if naive.rules.breaking == .greedy || cost > least + 1e-9 * (1 + least) {
    return "\(rows) cost \(cost), the best \(best) cost \(least)"
  }
  return wrong(frames, style, naive, rows: rows)
}

/// Returns which items stand side by side.
func rows(of frames: [LayoutRect]) -> [Range<Int>] {
  var result: [Range<Int>] = []
  for item in frames.indices {
    if let row = result.last, frames[item].y == frames[item - 1].y,
      frames[item].x > frames[item - 1].x
    {
      result[result.count - 1] = row.lowerBound..<item + 1
    } else {
      result.append(item..<item + 1)
    }
  }
  return result
}

private func wrong(
  _ frames: [LayoutRect], _ style: SectionStyle, _ naive: NaiveRows,
  rows: [Range<Int>]
) -> String? {
  let top = style.header + style.insets.top
  let boxes = naive.boxes(rows, lineSpacing: style.lineSpacing)
  for (item, (frame, box)) in zip(frames, boxes).enumerated() {
    let expected = LayoutRect(
      x: box.across + style.insets.left, y: box.start + top,
      width: box.breadth, height: box.length)
    // The height of each row is rounded, and with it where the next one and
    // where its own items begin.
    let slack = 1e-6 + Double(rows.count) * 0x1p-24
    let shift = 1e-6 + expected.x / max(expected.height, 1) * 0x1p-24
    if abs(frame.x - expected.x) > shift || abs(frame.y - expected.y) > slack
      || abs(frame.width - expected.width) > 1e-6
      || abs(frame.height - expected.height) > 1e-6
    {
      return "item \(item) at \(frame), not \(expected)"
    }
  }
  return nil
}
