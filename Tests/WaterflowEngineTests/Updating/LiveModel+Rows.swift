import WaterflowLayout

extension LiveModel {
  /// Rows that fill the line, by the rules alone; returns where the last ends.
  mutating func fillRows(
    _ rules: JustifiedRows, from first: Int, _ section: Int
  ) -> Double {
    let style = sections[section].style
    let gap = style.interitemSpacing
    let ratios = sections[section].items.map { $0.along / $0.across }
    let rows = LiveRows(
      ratios: ratios, available: breadth, gap: gap, rules: rules)
    var (top, bottom, above) = (0.0, 0.0, Double?.none)
    for row in rows.best {
      let full = rows.height(row)
      let isLast = row.upperBound == ratios.count
      let height =
        isLast ? rows.shownHeight(ofLast: full, above: above) : full
      // Along the axis all is a multiple of 2^-24 point.
      let length = (height * 0x1p24).rounded(.toNearestOrEven) * 0x1p-24
      var across = 0.0
      for item in row {
        elements[first + item].start = top
        elements[first + item].length = length
        elements[first + item].across = across
        elements[first + item].breadth =
          row.count == 1 && height == full ? breadth : height / ratios[item]
        across += elements[first + item].breadth + gap
      }
      bottom = top + length
      top = bottom + style.lineSpacing
      above = length
    }
    return bottom
  }
}
