import WaterflowLayout

@testable import WaterflowEngine

/// Data of lists whose items are 100 points wide and high.
final class RowSource: LayoutSource {
  var counts: [Int]
  /// The style of all sections but those that have one of their own.
  var style: SectionStyle
  var styles: [Int: SectionStyle] = [:]
  /// The lengths of all sections, where they are told in one piece.
  var lengths: [Double]?
  /// The items that were asked about since the list was emptied.
  var asked: [ItemPath] = []

  init(_ counts: [Int], _ style: SectionStyle = SectionStyle(mode: .list)) {
    self.counts = counts
    self.style = style
  }

  func numberOfSections() -> Int { counts.count }

  func numberOfItems(inSection section: Int) -> Int { counts[section] }

  func style(ofSection section: Int) -> SectionStyle {
    styles[section] ?? style
  }

  func lengths(ofSection section: Int) -> [Double]? { lengths }

  func size(ofItem item: ItemPath, style: SectionStyle) -> ItemSize {
    asked.append(item)
    return ItemSize(width: 100, height: 100)
  }

  func contentHeaderLength() -> Double { 0 }
}
