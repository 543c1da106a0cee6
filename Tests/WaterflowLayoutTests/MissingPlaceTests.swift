import Testing
import WaterflowLayout

@Suite("Places that a layout does not have")
struct MissingPlaceTests {
  private let layout: CollectionLayout

  init() throws {
    layout = try CollectionLayout(viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(
      SectionStyle(mode: .list, header: 10, pinsHeader: true),
      lengths: [20, 30])
  }

  @Test("No section is taken out, and nothing changes", arguments: [-1, 1, 9])
  func sections(index: Int) {
    let before = allElements(of: layout)
    #expect(layout.takeSection(at: index) == nil)
    #expect(layout.detachedItems(0..<1, inSection: index) == nil)
    #expect(!layout.keepsSameSizes(index, as: SectionStyle(mode: .list)))
    #expect(unequal(allElements(of: layout), before) == nil)
  }

  @Test("Items that were none can be put back anywhere")
  func none() throws {
    let before = allElements(of: layout)
    let none = try #require(layout.detachedItems(1..<1, inSection: 0))
    try layout.insert(none, inSection: 7)
    #expect(unequal(allElements(of: layout), before) == nil)
  }

  @Test("An item that is not there has no size", arguments: [(0, 2), (1, 0)])
  func items(section: Int, item: Int) {
    let path = ItemPath(section: section, item: item)
    #expect(layout.size(ofItem: path) == nil)
  }

  @Test("A section has one header, and nothing is held beside what is missing")
  func elements() {
    let second = ElementID(kind: .header, section: 0, item: 1)
    #expect(layout.element(second) == nil)
    let beyond = ElementID(kind: .item, section: 4, item: 0)
    #expect(layout.heldLengths(around: beyond) == (0, 0))
    let first = ElementID(kind: .item, section: 0, item: 0)
    #expect(layout.heldLengths(around: first) == (10, 0))
  }

  @Test("No lengths are added, from whatever memory they do not come")
  func noLengths() throws {
    let before = allElements(of: layout)
    try layout.appendItems(toSection: 0, lengths: Span<Double>())
    #expect(unequal(allElements(of: layout), before) == nil)
  }

  @Test("Lengths make no section that flows")
  func flow() {
    #expect(throws: LayoutError.widthsMissing(section: 0)) {
      try layout.insertSection(
        SectionStyle(mode: .flow()), at: 0, lengths: [1])
    }
    #expect(layout.sectionCount == 1)
  }
}
