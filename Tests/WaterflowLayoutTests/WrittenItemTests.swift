import SeededRandom
import Testing
import WaterflowLayout

@Suite("Items as numbers")
struct WrittenItemTests {
  @Test("written items are those that show, whatever lanes and style")
  func random() throws {
    let failure = try firstFailure(0..<min(wantedPrograms ?? 60, 1_000)) {
      random in
      let style = SectionStyle(
        mode: random.chance(20)
          ? .list : .waterfall(lanes: .fixed(random.int(1...20))),
        insets: Insets(
          top: random.length(0...9), left: random.length(0...9),
          bottom: random.length(0...9), right: random.length(0...9)),
        lineSpacing: random.length(0...8),
        interitemSpacing: random.length(0...8))
      return try problem(
        style, (0..<random.int(0...2_000)).map { _ in random.length(0...200) },
        direction: random.chance(50) ? .leftToRight : .rightToLeft, &random)
    }
    #expect(failure == nil)
  }

  @Test("where one lane is far ahead, a search in each is left to the caller")
  func oneLongLane() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 700))
    try layout.appendSection(
      SectionStyle(mode: .waterfall(lanes: .fixed(2))),
      lengths: [1_000_000] + Array(repeating: 1, count: 5_000))
    let near = written(layout, from: 0, to: 100, room: 500)
    #expect(near?.count == 5 * 101)
    #expect(written(layout, from: 900_000, to: 900_100, room: 500) == nil)
  }

  @Test("sections that are displaced are left to the caller")
  func displaced() throws {
    let layout = try list([10, 10, 10])
    #expect(written(layout, from: 0, to: 100, room: 500)?.count == 15)
    layout.sectionDisplacement = SectionDisplacement(
      firstSection: 0, offset: LayoutPoint(x: 40, y: 0))
    #expect(written(layout, from: 0, to: 100, room: 500) == nil)
  }

  @Test("without room for all, the first are written and all are counted")
  func littleRoom() throws {
    let layout = try list([10, 10, 10])
    var numbers = Array(repeating: -1.0, count: 8)
    var visible = VisibleElements()
    let count = numbers.withUnsafeMutableBufferPointer {
      layout.writeItems(from: 0, to: 100, into: $0, &visible)
    }
    #expect(count == 3)
    #expect(numbers == [0, 0, 0, 300, 10, -1, -1, -1])
  }

  @Test("a part that is empty or upside down shows nothing")
  func nothing() throws {
    let layout = try list([10, 10])
    #expect(written(layout, from: 5, to: 5, room: 9) == [])
    #expect(written(layout, from: 9, to: 1, room: 9) == [])
    #expect(written(layout, from: .nan, to: 9, room: 9) == [])
    #expect(written(try list([]), from: 0, to: 9, room: 9) == [])
    #expect(written(layout, from: 20, to: 90, room: 9) == [])
  }

  @Test("what is more than items in lanes is left to the caller")
  func more() throws {
    func answer(
      _ change: (inout SectionStyle) -> Void, scale: Double = 0,
      axis: LayoutAxis = .vertical, span: Int = 1
    ) throws -> [Double]? {
      var style = SectionStyle(mode: .waterfall(lanes: .fixed(2)))
      change(&style)
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 300, height: 300), axis: axis,
        scale: scale)
      try layout.appendSection(style, count: 2) { _ in
        ItemSize(width: 10, height: 10, span: span)
      }
      return written(layout, from: 0, to: 100, room: 9)
    }
    #expect(try answer { _ in }?.count == 10)
    #expect(try answer { $0.header = 1 } == nil)
    #expect(try answer { $0.footer = 1 } == nil)
    #expect(try answer { $0.background = .zero } == nil)
    #expect(try answer { $0.itemAlignment = .center } == nil)
    #expect(try answer { $0.mode = .flow() } == nil)
    #expect(try answer({ _ in }, scale: 2) == nil)
    #expect(try answer({ _ in }, axis: .horizontal) == nil)
    #expect(try answer({ _ in }, span: 2) == nil)
  }

  // MARK: - Asking

  private func list(_ lengths: [Double]) throws -> CollectionLayout {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 300, height: 700))
    try layout.appendSection(SectionStyle(mode: .list), lengths: lengths)
    return layout
  }

  private func written(
    _ layout: CollectionLayout, from: Double, to: Double, room: Int
  ) -> [Double]? {
    var numbers = Array(repeating: -1.0, count: 5 * room)
    var visible = VisibleElements()
    return numbers.withUnsafeMutableBufferPointer {
      layout.writeItems(from: from, to: to, into: $0, &visible)
    }.map { Array(numbers[..<(5 * $0)]) }
  }

  private func problem(
    _ style: SectionStyle, _ lengths: [Double],
    direction: UserInterfaceLayoutDirection,
    _ random: inout SplitMix64
  ) throws -> String? {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 1_024, height: 700), direction: direction)
    try layout.appendSection(style, lengths: lengths)
    let naive = NaiveLayout(
      viewport: layout.viewport, direction: direction,
      sections: [
        NaiveSection(
          style: style,
          items: lengths.map { ItemSize(width: 0, height: $0) })
      ])
    let rects = random.rects(
      over: naive.elements, size: layout.contentSize, axis: .vertical)
    for rect in rects {
      let expected = showing(in: rect, of: naive.elements, axis: .vertical)
      guard
        let numbers = written(
          layout, from: rect.y, to: rect.maxY, room: lengths.count)
      else { continue }
      let frames = expected.map { element in
        [
          Double(element.id.item), element.frame.x, element.frame.y,
          element.frame.width, element.frame.height,
        ]
      }
      guard numbers.count == 5 * frames.count else {
        return "\(numbers.count / 5) of \(frames.count) in \(rect)"
      }
      for (found, wanted) in zip(numbers, frames.joined())
      where abs(found - wanted) > 1e-9 {
        return "\(found) is not \(wanted) in \(rect)"
      }
    }
    return nil
  }
}
