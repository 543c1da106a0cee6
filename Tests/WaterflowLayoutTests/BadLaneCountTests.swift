import Testing
import WaterflowLayout

@Suite("Bad lane counts")
struct BadLaneCountTests {
  @Test(
    "A lane count outside 1...256 is brought into it, with one warning",
    arguments: [
      (0, 1), (-5, 1), (.min, 1), (257, 256), (1_000, 256), (.max, 256),
    ])
  func fixed(count: Int, expected: Int) throws {
    let (layout, warnings) = try layout(.fixed(count), items: 300)
    #expect(usedLanes(layout) == expected)
    #expect(warnings.list == [.laneCountClamped(section: 0)])
  }

  @Test("A lane count of 1 to 256 is taken", arguments: [1, 2, 255, 256])
  func inRange(count: Int) throws {
    let (layout, warnings) = try layout(.fixed(count), items: 300)
    #expect(usedLanes(layout) == count)
    #expect(warnings.list.isEmpty)
  }

  @Test(
    "A negative or not-a-number lane width gives one lane, with one warning",
    arguments: [-1, -.infinity, -1e300, .nan])
  func badMinimum(width: Double) throws {
    let (layout, warnings) = try layout(.minimumWidth(width), items: 30)
    #expect(usedLanes(layout) == 1)
    #expect(warnings.list == [.laneCountClamped(section: 0)])
  }

  @Test(
    "A lane width beyond the view gives one lane",
    arguments: [101, 1e300, .infinity])
  func wideMinimum(width: Double) throws {
    let (layout, warnings) = try layout(.minimumWidth(width), items: 30)
    #expect(usedLanes(layout) == 1)
    #expect(warnings.list.isEmpty)
  }

  @Test("Lanes of any width are as many as their spacing allows")
  func zeroMinimum() throws {
    let (layout, warnings) = try layout(
      .minimumWidth(0), items: 300, interitem: 10)
    #expect(usedLanes(layout) == 11)
    #expect(warnings.list.isEmpty)
  }

  @Test(
    "Lanes of any width without spacing are 256, with one warning",
    arguments: [0, -0.0, .leastNonzeroMagnitude, 1e-9])
  func endlessLanes(width: Double) throws {
    let (layout, warnings) = try layout(.minimumWidth(width), items: 300)
    #expect(usedLanes(layout) == 256)
    #expect(warnings.list == [.laneCountClamped(section: 0)])
  }

  @Test("A view without width holds one lane of any width")
  func nothingOverNothing() throws {
    let layout = try CollectionLayout(viewport: .zero)
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .minimumWidth(0))),
      lengths: [1, 2, 3])
    #expect(usedLanes(layout) == 1)
    #expect(layout.contentSize == LayoutSize(width: 0, height: 6))
  }

  @Test("A new width that allows too many lanes gives one warning")
  func resized() throws {
    let (layout, warnings) = try layout(.minimumWidth(1), items: 300)
    #expect(usedLanes(layout) == 100)
    try layout.resize(to: LayoutSize(width: 1_000, height: 99))
    #expect(usedLanes(layout) == 256)
    #expect(warnings.list == [.laneCountClamped(section: 0)])
    try layout.resize(to: LayoutSize(width: 2_000, height: 99))
    #expect(warnings.list.count == 1)
  }

  @Test("A width for exactly 256 lanes is no width for too many")
  func exactlyMost() throws {
    let (layout, warnings) = try layout(.minimumWidth(1), items: 300)
    try layout.resize(to: LayoutSize(width: 256, height: 99))
    #expect(usedLanes(layout) == 256)
    try layout.resize(to: LayoutSize(width: 256.5, height: 99))
    #expect(warnings.list.isEmpty)
    try layout.resize(to: LayoutSize(width: 257, height: 99))
    #expect(warnings.list == [.laneCountClamped(section: 0)])
  }

  private func layout(
    _ lanes: LaneCount, items: Int, interitem: Double = 0
  ) throws -> (CollectionLayout, WarningLog) {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 99))
    let warnings = WarningLog(layout)
    try layout.appendSection(
      SectionStyle(
        mode: .waterfall(lanes: lanes), interitemSpacing: interitem),
      lengths: Array(repeating: 1, count: items))
    return (layout, warnings)
  }

  private func usedLanes(_ layout: CollectionLayout) -> Int {
    let elements = allElements(of: layout)
    #expect(elements.allSatisfy { $0.frame.isFinite })
    return Set(elements.map(\.lane)).count
  }
}
