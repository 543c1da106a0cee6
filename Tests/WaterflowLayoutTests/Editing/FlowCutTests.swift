import Testing
import WaterflowLayout

@Suite("Lines that are laid out later")
struct FlowCutTests {
  /// Heights that differ, so that each item moves its line.
  private static func layout(_ heights: [Int]) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 400))
    try layout.appendSection(
      SectionStyle(mode: .flow()), count: heights.count
    ) { ItemSize(width: 50, height: Double(heights[$0])) }
    return layout
  }

  @Test("An item that has room in the line before goes there, wherever it is")
  func joinsLineBefore() throws {
    let wide = ItemSize(width: 100, height: 20)
    let sizes = Array(repeating: wide, count: 600)
    for perLine in 2...5 {
      let viewport = LayoutSize(width: Double(perLine) * 100 + 50, height: 400)
      let style = SectionStyle(mode: .flow())
      for item in stride(from: 0, to: 600, by: perLine) {
        let layout = try CollectionLayout(viewport: viewport)
        try layout.appendSection(style, count: 600) { sizes[$0] }
        try layout.setSize(
          ItemSize(width: 40, height: 20),
          ofItem: ItemPath(section: 0, item: item))
        layout.layOut(through: .infinity)
        let frame = layout.frame(ofItem: ItemPath(section: 0, item: item))
        let line = max(0, item / perLine - 1)
        #expect(frame?.y == Double(line) * 20, "\(item) of \(perLine) a line")
      }
    }
  }

  @Test("What starts before a position is final once all is laid out to there")
  func final() throws {
    let heights = (0..<6_000).map { 10 + $0 * 7_919 % 50 }
    let layout = try Self.layout(heights)
    try layout.removeItems(0..<1, inSection: 0)
    let whole = try Self.layout(Array(heights.dropFirst()))
    #expect(!layout.isComplete)
    var next = 0
    for end in stride(from: 0.0, to: whole.contentLength, by: 5) {
      layout.layOut(through: end)
      while next < 5_999 {
        let item = ItemPath(section: 0, item: next)
        let frame = try #require(whole.frame(ofItem: item))
        guard frame.y < end else { break }
        #expect(layout.frame(ofItem: item) == frame, "\(item) through \(end)")
        next += 1
      }
    }
  }
}
