import Testing
import WaterflowLayout

@Suite("Data that changes inside a callback")
struct CallbackTests {
  private let list = SectionStyle(mode: .list)

  @Test("A section that is added while sizes are asked for overlaps none")
  func sizeAddsSection() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(list, count: 2) { item in
      if item == 0 { try? layout.appendSection(list, lengths: [10]) }
      return ItemSize(width: 1, height: 7)
    }
    try checkSections(layout, items: 3, length: 24)
  }

  @Test("A section that is added by the warning of another overlaps none")
  func warningAddsSection() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    layout.onWarning = { [weak layout, list] _ in
      layout?.onWarning = nil
      try? layout?.appendSection(list, lengths: [10])
    }
    try layout.appendSection(list, lengths: [-1, 7])
    try checkSections(layout, items: 3, length: 17)
  }

  @Test("Items that are added while sizes are asked for are counted once")
  func sizeAddsItems() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(list, lengths: [5])
    try layout.appendItems(toSection: 0, count: 2) { item in
      if item == 0 { try? layout.appendItems(toSection: 0, lengths: [10]) }
      return ItemSize(width: 1, height: 7)
    }
    try checkSections(layout, items: 4, length: 29)
  }

  @Test("A layout that is emptied while sizes are asked for stays whole")
  func sizeRemovesSections() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(list, lengths: [50])
    try layout.appendSection(list, count: 2) { _ in
      layout.removeAllSections()
      return ItemSize(width: 1, height: 7)
    }
    #expect(layout.sectionCount == 1)
    #expect(layout.contentSize.height == 14)
    #expect(layout.frame(ofItem: ItemPath(section: 0, item: 0))?.y == 0)
  }

  @Test("A width that changes while sizes are asked for holds for all")
  func sizeResizes() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(list, count: 2) { _ in
      try? layout.resize(to: LayoutSize(width: 60, height: 99))
      return ItemSize(width: 1, height: 7)
    }
    #expect(layout.contentSize == LayoutSize(width: 60, height: 14))
    #expect(allElements(of: layout).map(\.frame.width) == [60, 60])
    let waterfall = SectionStyle(
      mode: .waterfall(lanes: .fixed(2), sizing: .aspect))
    try layout.appendSection(waterfall, count: 2) { _ in
      try? layout.resize(to: LayoutSize(width: 40, height: 99))
      return ItemSize(width: 1, height: 1)
    }
    let item = ItemPath(section: 1, item: 1)
    #expect(
      layout.frame(ofItem: item)
        == LayoutRect(x: 20, y: 14, width: 20, height: 20))
  }

  /// Checks that sections follow one another and nothing is counted twice.
  private func checkSections(
    _ layout: CollectionLayout, items: Int, length: Double
  ) throws {
    let frames = allElements(of: layout).map(\.frame)
    #expect(frames.count == items)
    #expect(layout.itemsLaidOut == items)
    #expect(layout.contentSize.height == length)
    for (above, below) in zip(frames, frames.dropFirst()) {
      #expect(below.y == above.maxY)
    }
  }
}
