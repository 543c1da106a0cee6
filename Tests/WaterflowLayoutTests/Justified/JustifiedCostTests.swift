import SeededRandom
import Testing

@testable import WaterflowLayout

@Suite("What changes of justified rows cost")
struct JustifiedCostTests {
  private static let all: [RowBreaking] = [.greedy, .balanced, .even]

  private func layout(
    _ breaking: RowBreaking, items: Int
  ) throws -> CollectionLayout {
    var random = SplitMix64(seed: firstSeed)
    let ratios = (0..<items).map { _ in
      Double.random(in: 0.4...2, using: &random)
    }
    return try justifiedLayout(
      ratios, JustifiedRows(rowHeight: 220, breaking: breaking),
      width: 1_200, interitem: 4, line: 4)
  }

  @Test("Building n items and appending m places about n and m", arguments: all)
  func buildAndAppend(breaking: RowBreaking) throws {
    let layout = try layout(breaking, items: 20_000)
    #expect(layout.itemsLaidOut == 20_000)
    try layout.appendItems(
      toSection: 0, lengths: Array(repeating: 1, count: 100))
    while layout.layOutMore(.max) {}
    #expect(layout.itemsLaidOut >= 20_100)
    #expect(layout.itemsLaidOut <= 20_100 + 2_000)
  }

  @Test("Asking for frames and what shows places nothing", arguments: all)
  func queries(breaking: RowBreaking) throws {
    let layout = try layout(breaking, items: 2_000)
    var visible = VisibleElements()
    for y in stride(from: -100.0, to: layout.contentLength, by: 250) {
      layout.query(
        in: LayoutRect(x: 0, y: y, width: 1_200, height: 800), into: &visible)
      _ = layout.element(at: LayoutPoint(x: 10, y: y))
    }
    _ = itemFrames(of: layout)
    #expect(layout.itemsLaidOut == 2_000)
  }

  @Test("Another width places each item once, another height none")
  func resize() throws {
    for breaking in Self.all {
      let layout = try layout(breaking, items: 5_000)
      try layout.resize(to: LayoutSize(width: 1_200, height: 400))
      #expect(layout.itemsLaidOut == 5_000)
      try layout.resize(to: LayoutSize(width: 700, height: 400))
      while layout.layOutMore(.max) {}
      #expect(layout.itemsLaidOut == 10_000)
    }
  }

  @Test(
    "A change at the start of 100,000 items places some thousand at most",
    arguments: all)
  func changes(breaking: RowBreaking) throws {
    let layout = try layout(breaking, items: 100_000)
    let first = ItemPath(section: 0, item: 0)
    let changes: [(CollectionLayout) throws -> Void] = [
      { try $0.insertItems(at: first, lengths: [0.8]) },
      { try $0.removeItems(0..<1, inSection: 0) },
      { try $0.setLength(1.7, ofItem: first) },
      { try $0.moveItem(from: first, to: ItemPath(section: 0, item: 50_000)) },
    ]
    for (index, change) in changes.enumerated() {
      let (placed, touched) = (layout.itemsLaidOut, layout.recordsTouched)
      try change(layout)
      while layout.layOutMore(.max) {}
      #expect(layout.itemsLaidOut - placed > 0, "change \(index)")
      #expect(layout.itemsLaidOut - placed <= 6_000, "change \(index)")
      #expect(layout.recordsTouched - touched <= 12_000, "change \(index)")
    }
  }

  @Test("Few bytes an item are kept beside its ratio", arguments: all)
  func memory(breaking: RowBreaking) throws {
    let layout = try layout(breaking, items: 100_000)
    #expect(layout.storageBytes <= 100_000 * (8 + 5))
    try layout.removeItems(10..<99_990, inSection: 0)
    while layout.layOutMore(.max) {}
    #expect(layout.storageBytes < 200_000)
  }
}
