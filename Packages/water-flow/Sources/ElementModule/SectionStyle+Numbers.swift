import WaterflowLayout

/// Where the numbers of a section's style stand; see `style.mjs`, and
/// `ElementRows` for those that are missing here.
private enum Field {
  static let mode = 0
  static let lanes = 1
  static let minLaneWidth = 2
  static let gap = 5
  static let lineGap = 6
  static let top = 7
  static let leading = 8
  static let bottom = 9
  static let trailing = 10
  static let header = 11
  static let footer = 12
  static let pinsHeader = 13
  static let pinsFooter = 14
  /// 0 if no item is measured.
  static let estimateBefore = 15
}

extension SectionStyle {
  /// Reads the style that the page has written into ``Numbers``; a list where
  /// the module does not know the mode.
  @inline(never)
  static func read() -> SectionStyle {
    let numbers = Numbers.start
    var style = SectionStyle(mode: mode(numbers))
    style.interitemSpacing = numbers[Field.gap]
    style.lineSpacing = numbers[Field.lineGap]
    style.insets.top = numbers[Field.top]
    style.insets.left = numbers[Field.leading]
    style.insets.bottom = numbers[Field.bottom]
    style.insets.right = numbers[Field.trailing]
    style.header = numbers[Field.header]
    style.footer = numbers[Field.footer]
    style.pinsHeader = numbers[Field.pinsHeader] != 0
    style.pinsFooter = numbers[Field.pinsFooter] != 0
    style.estimatesLengths = numbers[Field.estimateBefore] != 0
    return style
  }

  private static func mode(
    _ numbers: UnsafeMutablePointer<Double>
  ) -> SectionMode {
    switch numbers[Field.mode] {
    case 2, 3:
      let lanes = numbers[Field.lanes]
      return .waterfall(
        lanes: lanes >= 1
          ? .fixed(Int(min(lanes, 1_000)))
          : .minimumWidth(numbers[Field.minLaneWidth]),
        sizing: numbers[Field.mode] == 3 ? .aspect : .absolute)
    default: return RowModes.read?(numbers) ?? .list
    }
  }
}
