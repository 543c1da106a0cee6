import SeededRandom
import Testing
import WaterflowLayout

@Suite("Content about as long as there is room")
struct LimitTests {
  private static let longest = 16_777_215.0

  @Test("What fits is taken, and nothing else", arguments: 0..<8)
  func programs(batch: Int) throws {
    var refused = 0
    let failure = try firstFailure(batch * 12..<(batch + 1) * 12) { random in
      var program = try LimitProgram(&random)
      for _ in 0..<14 {
        if let problem = try program.step(&random) { return problem }
      }
      refused += program.refused
      return program.finish()
    }
    #expect(failure == nil)
    #expect(refused > 0)
  }

  @Test(
    "Content that is exactly as long as the room is too long",
    arguments: [
      SectionMode.list, .flow(), .waterfall(lanes: .fixed(2)),
      .waterfall(lanes: .fixed(12)), .waterfall(lanes: .fixed(20)),
      .waterfall(lanes: .fixed(2), assignment: .stable),
    ])
  func exactly(mode: SectionMode) throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.appendSection(
      SectionStyle(mode: mode), count: 0
    ) { _ in ItemSize(width: 9, height: 9) }
    // 2^38 is 16,384 times 2^24.
    try layout.appendSection(
      SectionStyle(mode: .list),
      lengths: Array(repeating: Self.longest, count: 16_384))
    let room = 16_384.0
    let size = layout.contentSize
    #expect(throws: LayoutError.contentTooLong(section: 0)) {
      try layout.appendItems(toSection: 0, count: 1) { _ in
        ItemSize(width: 9, height: room)
      }
    }
    #expect(layout.contentSize == size)
    try layout.appendItems(toSection: 0, count: 1) { _ in
      ItemSize(width: 9, height: room - 1)
    }
    #expect(layout.contentLength == size.height + room - 1)
  }

  @Test("A new header counts instead of the old one")
  func header() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    try layout.setContentHeader(length: 9_000)
    try layout.appendSection(
      SectionStyle(mode: .list),
      lengths: Array(repeating: Self.longest, count: 16_384))
    try layout.setContentHeader(length: 10_000)
    #expect(layout.contentHeaderLength == 10_000)
    #expect(throws: LayoutError.contentTooLong(section: 0)) {
      try layout.setContentHeader(length: 16_384)
    }
    #expect(layout.contentHeaderLength == 10_000)
  }
}
