import SeededRandom
import Testing

@testable import WaterflowLayout

@Suite("What changes cost")
struct EditCostTests {
  /// A change of one kind at a place.
  enum Change: CaseIterable {
    case size, insert, remove, move, append
  }

  static let modes: [SectionMode] = [
    .list, .flow(), .waterfall(lanes: .fixed(4)),
    .waterfall(lanes: .fixed(4), assignment: .stable),
    .waterfall(lanes: .fixed(12), assignment: .seen),
    .justified(JustifiedRows(rowHeight: 90)),
    .justified(JustifiedRows(rowHeight: 90, breaking: .balanced)),
    .justified(JustifiedRows(rowHeight: 90, breaking: .even)),
  ]

  @Test(
    "A change of 100,000 items touches few, and of 400,000 hardly more",
    arguments: modes, Change.allCases)
  func records(mode: SectionMode, change: Change) throws {
    let small = try cost(of: change, mode, items: 100_000)
    let large = try cost(of: change, mode, items: 400_000)
    #expect(small.touched > 0)
    #expect(small.touched <= 4_000)
    #expect(large.touched <= 6_000)
    #expect(small.placed <= 3_000)
    #expect(large.placed <= 3_000)
  }

  @Test("The most that any of a thousand changes touches is few")
  func worst() throws {
    let layout = try layout(.list, items: 100_000)
    var random = SplitMix64(seed: firstSeed)
    var most = 0
    for _ in 0..<1_000 {
      let path = ItemPath(
        section: 0, item: random.int(0...layout.itemCount(inSection: 0) - 1))
      let before = layout.recordsTouched
      if random.chance(60) {
        try layout.insertItems(at: path, lengths: [9])
      } else {
        try layout.removeItems(path.item..<path.item + 1, inSection: 0)
      }
      most = max(most, layout.recordsTouched - before)
    }
    #expect(most <= 4_000)
    #expect(layout.storageBytes <= 100_600 * 20)
  }

  @Test("Removing nearly all items gives their memory back")
  func memory() throws {
    for mode in [SectionMode.list, .flow(), .waterfall(lanes: .fixed(4))] {
      let layout = try layout(mode, items: 100_000)
      try layout.removeItems(10..<99_990, inSection: 0)
      while layout.layOutMore(.max) {}
      #expect(layout.itemCount(inSection: 0) == 20)
      #expect(layout.storageBytes < 200_000)
    }
  }

  // MARK: - Steps

  private func layout(
    _ mode: SectionMode, items: Int
  ) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 900, height: 900))
    try layout.appendSection(
      SectionStyle(mode: mode, lineSpacing: 2, interitemSpacing: 2),
      count: items
    ) { ItemSize(width: 60, height: Double($0 * 7_919 % 300)) }
    layout.markSeen(throughItem: 50, inSection: 0)
    return layout
  }

  private func cost(
    of change: Change, _ mode: SectionMode, items: Int
  ) throws -> (touched: Int, placed: Int) {
    let layout = try layout(mode, items: items)
    let touched = layout.recordsTouched
    let placed = layout.itemsLaidOut
    let first = ItemPath(section: 0, item: 0)
    let size = ItemSize(width: 61, height: 1_000)
    switch change {
    case .size: try layout.setSize(size, ofItem: first)
    case .insert: try layout.insertItems(at: first, count: 1) { _ in size }
    case .remove: try layout.removeItems(0..<1, inSection: 0)
    case .move:
      try layout.moveItem(
        from: first, to: ItemPath(section: 0, item: items / 2))
    case .append:
      try layout.appendItems(toSection: 0, count: 100) { _ in size }
    }
    layout.layOut(through: 900)
    return (
      layout.recordsTouched - touched, layout.itemsLaidOut - placed
    )
  }
}
