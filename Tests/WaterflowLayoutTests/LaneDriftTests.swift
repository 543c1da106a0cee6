import SeededRandom
import Testing
import WaterflowLayout

@Suite("Lanes far apart")
struct LaneDriftTests {
  @Test(
    "Queries are exact where one lane is far longer than the others",
    arguments: [2, 3, 4, 12, 13, 32, 33, 100])
  func oneLongLane(lanes: Int) throws {
    // The first item reaches below everything that fills the other lanes.
    let count = 64 * lanes + 500
    try check(lanes: lanes, [1_000_000] + Array(repeating: 1, count: count))
  }

  @Test(
    "Queries are exact where tall items come in bursts",
    arguments: [2, 4, 7, 12, 13, 20, 33, 40])
  func bursts(lanes: Int) throws {
    var random = SplitMix64(seed: firstSeed &+ UInt64(lanes))
    let lengths = (0..<64 * lanes + 700).map { index -> Double in
      index / 97 % 5 == 0 && random.chance(20)
        ? random.length(2_000...40_000) : random.length(0...30)
    }
    try check(lanes: lanes, lengths)
  }

  @Test(
    "Queries are exact where a chunk of items has no length at all",
    arguments: [1, 2, 5, 13, 33])
  func flatChunks(lanes: Int) throws {
    let lengths = (0..<64 * lanes + 600).map { index -> Double in
      index / 300 % 2 == 0 ? 0 : Double(index % 7)
    }
    try check(lanes: lanes, lengths)
    try check(lanes: lanes, lengths, spacing: 0)
  }

  @Test(
    "More lanes than registers fill shortest first, ties to the lowest",
    arguments: [12, 13, 14, 31, 32, 33, 64, 65, 255, 256])
  func manyLanes(lanes: Int) throws {
    var random = SplitMix64(seed: firstSeed &+ UInt64(lanes))
    try check(
      lanes: lanes, (0..<1_300).map { _ in Double(random.int(1...4) * 10) })
  }

  private func check(
    lanes: Int, _ lengths: [Double], spacing: Double = 4
  ) throws {
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(lanes)), header: 20, footer: 20,
      insets: Insets(8), lineSpacing: spacing, interitemSpacing: 2)
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 1_024, height: 700))
    try layout.appendSection(style, lengths: lengths)
    let naive = NaiveLayout(
      viewport: layout.viewport,
      sections: [
        NaiveSection(
          style: style,
          items: lengths.map { ItemSize(width: 0, height: $0) })
      ])
    #expect(difference(layout, naive) == nil)

    let elements = allElements(of: layout)
    var visible = VisibleElements()
    let failure = firstFailure(lanes * 100..<lanes * 100 + 12) { random in
      let rects = random.rects(
        over: elements, size: layout.contentSize, axis: .vertical)
      for rect in rects {
        layout.query(in: rect, into: &visible)
        let expected = showing(in: rect, of: elements, axis: .vertical)
        if let problem = wrong(visible.elements, expected: expected) {
          return "\(problem) in \(rect)"
        }
      }
      return nil
    }
    #expect(failure == nil)
  }
}
