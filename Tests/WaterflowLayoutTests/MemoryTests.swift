import Testing

@testable import WaterflowLayout

@Suite("Memory")
struct MemoryTests {
  private static let count = 100_000

  @Test(
    "Lanes cost at most 16 bytes an item beside its length",
    arguments: Array(1...13) + [32, 33, 64])
  func lanes(lanes: Int) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 500, height: 500))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(lanes))),
      lengths: Array(repeating: 10, count: Self.count))
    #expect(bytesAnItem(layout) - 8 <= 16)
  }

  @Test("A list costs at most half a byte an item beside its length")
  func list() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 500, height: 500))
    try layout.appendSection(
      SectionStyle(mode: .list),
      lengths: Array(repeating: 10, count: Self.count))
    #expect(bytesAnItem(layout) - 8 <= 0.5)
  }

  @Test("Four lanes cost at most two and a half bytes beside its length")
  func fourLanes() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 500, height: 500))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(4))),
      lengths: Array(repeating: 10, count: Self.count))
    #expect(bytesAnItem(layout) - 8 <= 2.5)
  }

  @Test("Lanes that grew by pieces keep to the same cost")
  func pieces() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 500, height: 500))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(12))), lengths: [])
    let piece = Array(repeating: 10.0, count: 1_000)
    for _ in 0..<Self.count / 1_000 {
      try layout.appendItems(toSection: 0, lengths: piece)
    }
    #expect(bytesAnItem(layout) - 8 <= 16)
  }

  @Test("A flow of five items a line costs at most 16 bytes beside sizes")
  func flow() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 500, height: 500))
    try layout.appendSection(
      SectionStyle(mode: .flow()), count: Self.count
    ) { _ in ItemSize(width: 100, height: 10) }
    #expect(bytesAnItem(layout) - 16 <= 16)
  }

  @Test("Memory of items that are gone is given back, and the others stand")
  func givenBack() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 500, height: 500))
    let lengths = (0..<Self.count).map { Double(10 + $0 % 7) }
    try layout.appendSection(SectionStyle(mode: .list), lengths: lengths)
    try layout.removeItems(50_020..<Self.count, inSection: 0)
    try layout.removeItems(20..<50_000, inSection: 0)
    #expect(layout.storageBytes < 16_384)
    var top = 0.0
    for (item, length) in (lengths[..<20] + lengths[50_000..<50_020])
      .enumerated()
    {
      let frame = layout.frame(ofItem: ItemPath(section: 0, item: item))
      #expect(frame == LayoutRect(x: 0, y: top, width: 500, height: length))
      top += length
    }
    #expect(layout.contentLength == top)
  }

  @Test(
    "Scrolling once through everything, then again, needs no more room",
    arguments: [
      SectionMode.list, .flow(), .waterfall(lanes: .fixed(4)),
      .waterfall(lanes: .fixed(40)),
    ])
  func steadyQueries(mode: SectionMode) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 500, height: 500))
    for _ in 0..<3 {
      try layout.appendSection(
        SectionStyle(mode: mode, header: 30, lineSpacing: 3), count: 2_000
      ) { ItemSize(width: 90, height: Double($0 * 7 % 50)) }
    }
    var visible = VisibleElements()
    scroll(layout, &visible)
    let elements = visible.elements.capacity
    let ends = visible.lanes.ends.capacity
    let found = visible.lanes.found.capacity
    let chunks = visible.lanes.chunks.capacity
    let window = visible.window.elements.capacity
    let address = visible.elements.withUnsafeBufferPointer { $0.baseAddress }
    scroll(layout, &visible)
    #expect(visible.elements.capacity == elements)
    #expect(visible.lanes.ends.capacity == ends)
    #expect(visible.lanes.found.capacity == found)
    #expect(visible.lanes.chunks.capacity == chunks)
    #expect(visible.window.elements.capacity == window)
    visible.elements.withUnsafeBufferPointer {
      #expect($0.baseAddress == address)
    }
  }

  private func scroll(
    _ layout: CollectionLayout, _ visible: inout VisibleElements
  ) {
    for y in stride(from: 0, to: layout.contentSize.height, by: 333) {
      layout.query(
        in: LayoutRect(x: 0, y: y, width: 500, height: 500), into: &visible)
    }
  }

  private func bytesAnItem(_ layout: CollectionLayout) -> Double {
    Double(layout.storageBytes) / Double(Self.count)
  }
}
