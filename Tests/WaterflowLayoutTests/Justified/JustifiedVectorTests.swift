import Testing
import WaterflowLayout

@Suite("Justified rows worked out by hand")
struct JustifiedVectorTests {
  private func squares(_ count: Int) -> [Double] {
    Array(repeating: 1, count: count)
  }

  // MARK: - Breaking

  @Test(
    "A row of few items or many is as high as all of them make it",
    arguments: [RowBreaking.greedy, .balanced, .even],
    [1, 2, 7, 8, 9, 15, 16, 17, 255])
  func anyCount(breaking: RowBreaking, count: Int) throws {
    let ratios = (0..<count).map { 1 + Double($0 % 7) / 8 }
    // What is broader than the line begins another row.
    let layout = try justifiedLayout(
      ratios + [0.001], JustifiedRows(rowHeight: 1, breaking: breaking),
      interitem: 0)
    let (counts, heights) = itemRows(of: layout)
    #expect(counts == [count, 1])
    let height = 450 / ratios.reduce(0) { $0 + 1 / $1 }
    #expect(isNear(heights, [height, 0.45]))
    let last = itemFrames(of: layout)[count]
    #expect(isNear([last.y], [height + 8]))
  }

  @Test(
    "Of 23 equal photos, four to a row, three are left for the last row",
    arguments: [RowBreaking.greedy, .balanced])
  func equal(breaking: RowBreaking) throws {
    let layout = try justifiedLayout(
      squares(23), JustifiedRows(rowHeight: 100, breaking: breaking))
    let frames = itemFrames(of: layout)
    #expect(rows(of: frames).map(\.count) == [4, 4, 4, 4, 4, 3])
    // (450 - 3 * 8) / 4, and the last at the target.
    #expect(frames[0] == LayoutRect(x: 0, y: 0, width: 106.5, height: 106.5))
    #expect(
      frames[6] == LayoutRect(x: 229, y: 114.5, width: 106.5, height: 106.5))
    #expect(frames[22] == LayoutRect(x: 216, y: 572.5, width: 100, height: 100))
    #expect(layout.contentLength == 672.5)
  }

  @Test("Even rows of 23 equal photos are fives and fours, the fives first")
  func evenEqual() throws {
    let layout = try justifiedLayout(
      squares(23), JustifiedRows(rowHeight: 100, breaking: .even))
    let (counts, heights) = itemRows(of: layout)
    #expect(counts == [5, 5, 5, 4, 4])
    // The last row is not as high as it would have to be to fill the line.
    #expect(isNear(heights, [83.6, 83.6, 83.6, 106.5, 100]))
    #expect(isNear([layout.contentLength], [3 * 91.6 + 114.5 + 100]))
  }

  @Test("Even rows of several photos are not lower than they may be")
  func shrink() throws {
    let rules = JustifiedRows(rowHeight: 100, breaking: .even, shrink: 0.9)
    #expect(
      try itemRows(of: justifiedLayout(squares(23), rules)).counts
        == [4, 4, 4, 4, 4, 3])
    // Two of them are 221 high, three only 145.
    let higher = JustifiedRows(rowHeight: 100, breaking: .even, shrink: 2)
    #expect(
      try itemRows(of: justifiedLayout(squares(4), higher)).counts == [2, 2])
    let alone = JustifiedRows(rowHeight: 100, breaking: .even, shrink: 3)
    #expect(
      try itemRows(of: justifiedLayout(squares(3), alone)).counts == [1, 1, 1])
  }

  @Test("Balanced rows give the last one more than greedy rows leave it")
  func balanced() throws {
    // Five squares: 4 and 1 leave 26 and 350; 3 and 2 leave 134 and 242.
    let greedy = JustifiedRows(rowHeight: 100)
    let balanced = JustifiedRows(rowHeight: 100, breaking: .balanced)
    let even = JustifiedRows(rowHeight: 100, breaking: .even)
    #expect(
      try itemRows(of: justifiedLayout(squares(5), greedy)).counts == [4, 1])
    #expect(
      try itemRows(of: justifiedLayout(squares(5), balanced)).counts == [3, 2])
    #expect(try itemRows(of: justifiedLayout(squares(5), even)).counts == [5])
  }

  @Test("Photos of any shape share a height, and stand their gap apart")
  func shapes() throws {
    // 2 + 1 + 0.5 times the height, and two gaps, fill 450 points.
    let layout = try justifiedLayout(
      [0.5, 1, 2, 1], JustifiedRows(rowHeight: 120))
    let frames = itemFrames(of: layout)
    #expect(rows(of: frames).map(\.count) == [3, 1])
    let height = 434 / 3.5
    #expect(isNear(frames[0..<3].map(\.height), [height, height, height]))
    #expect(
      isNear(
        frames.map(\.x), [0, 2 * height + 8, 3 * height + 16, 0]))
    #expect(
      isNear(frames.map(\.width), [2 * height, height, height / 2, 120]))
    #expect(isNear([frames[2].maxX], [450]))
    #expect(isNear([frames[3].y], [height + 8]))
  }

  // MARK: - The last row

  /// Squares in 450 points, greedily: how high the last row is.
  private func lastHeight(
    _ count: Int, _ rule: LastRow, stretch: Double = 1.9
  ) throws -> Double? {
    try itemRows(
      of: justifiedLayout(
        squares(count),
        JustifiedRows(rowHeight: 100, stretch: stretch, lastRow: rule))
    ).heights.last
  }

  @Test("A natural last row is as high as the target")
  func natural() throws {
    #expect(try lastHeight(7, .natural) == 100)
    #expect(try lastHeight(5, .natural) == 100)
    #expect(try lastHeight(3, .natural) == 100)
  }

  @Test("A justified last row fills the line unless it gets too high")
  func justified() throws {
    let filling = 434.0 / 3
    #expect(isNear([try lastHeight(7, .justified) ?? 0], [filling]))
    #expect(isNear([try lastHeight(3, .justified) ?? 0], [filling]))
    #expect(try lastHeight(7, .justified, stretch: 1.4) == 100)
    #expect(try lastHeight(5, .justified) == 100)
    #expect(try lastHeight(5, .justified, stretch: 4.5) == 450)
  }

  @Test("Another last row is as high as the row above")
  func previous() throws {
    #expect(try lastHeight(7, .previous) == 106.5)
    #expect(try lastHeight(5, .previous) == 106.5)
    // There is none above.
    #expect(try lastHeight(3, .previous) == 100)
  }

  @Test("As high as the row above, it is not wider than the line")
  func previousWide() throws {
    // One square of 300 points grows to 450; the two below have 442 together.
    let rules = JustifiedRows(rowHeight: 300, lastRow: .previous)
    let layout = try justifiedLayout([1, 2, 2], rules)
    #expect(isNear(itemRows(of: layout).heights, [450, 442]))
    let low = try justifiedLayout(
      [0.1, 1, 1], JustifiedRows(rowHeight: 100, lastRow: .previous))
    #expect(isNear(itemRows(of: low).heights, [45, 45]))
  }

  @Test(
    "A last row that is wider than the line fills it, whatever the rule",
    arguments: [LastRow.natural, .justified, .previous])
  func lastTooWide(rule: LastRow) throws {
    let even = JustifiedRows(rowHeight: 100, breaking: .even, lastRow: rule)
    let layout = try justifiedLayout(squares(5), even)
    #expect(isNear(itemRows(of: layout).heights, [83.6]))
    let alone = try justifiedLayout(
      [1, 0.1], JustifiedRows(rowHeight: 100, lastRow: rule))
    #expect(isNear(itemRows(of: alone).heights, [450, 45]))
  }

  // MARK: - What fits

  @Test(
    "A photo wider than the line has its own row, as low as it must be",
    arguments: [RowBreaking.greedy, .balanced])
  func wide(breaking: RowBreaking) throws {
    let layout = try justifiedLayout(
      [1, 0.1, 1], JustifiedRows(rowHeight: 100, breaking: breaking),
      width: 300, interitem: 10, line: 0)
    let expected = [
      LayoutRect(x: 0, y: 0, width: 300, height: 300),
      LayoutRect(x: 0, y: 300, width: 300, height: 30),
      LayoutRect(x: 0, y: 330, width: 100, height: 100),
    ]
    for (frame, other) in zip(itemFrames(of: layout), expected) {
      #expect(
        isNear(
          [frame.x, frame.y, frame.width, frame.height],
          [other.x, other.y, other.width, other.height]))
    }
  }

  @Test(
    "What fills the line exactly fits, and so does what passes it by a hair",
    arguments: [RowBreaking.greedy, .balanced])
  func exact(breaking: RowBreaking) throws {
    let rules = JustifiedRows(rowHeight: 100, breaking: breaking)
    for (width, counts) in [
      (430.0, [4, 4, 3]), (430 - 0x1p-21, [4, 4, 3]), (429.99, [3, 3, 3, 2]),
    ] {
      let layout = try justifiedLayout(
        squares(11), rules, width: width, interitem: 10)
      #expect(itemRows(of: layout).counts == counts, "in \(width)")
    }
  }

  @Test("Where gaps are wider than the line, each photo has a row")
  func wideGaps() throws {
    for breaking in [RowBreaking.greedy, .balanced, .even] {
      let layout = try justifiedLayout(
        squares(3), JustifiedRows(rowHeight: 50, breaking: breaking),
        width: 100, interitem: 200)
      #expect(isNear(itemRows(of: layout).heights, [100, 100, 50]))
      #expect(isNear([layout.contentLength], [266]))
    }
  }

  @Test("In no width at all there are rows of nothing")
  func noWidth() throws {
    for breaking in [RowBreaking.greedy, .balanced, .even] {
      let layout = try justifiedLayout(
        squares(3), JustifiedRows(rowHeight: 50, breaking: breaking), width: 0)
      #expect(
        itemFrames(of: layout)
          == [0, 8, 16].map { LayoutRect(x: 0, y: $0, width: 0, height: 0) })
      #expect(layout.contentLength == 16)
    }
  }

  @Test("A row has at most 255 photos")
  func most() throws {
    func counts(_ breaking: RowBreaking) throws -> [Int] {
      let layout = try justifiedLayout(
        squares(600), JustifiedRows(rowHeight: 1, breaking: breaking),
        width: 1_000, interitem: 0, line: 0)
      return itemRows(of: layout).counts
    }
    #expect(try counts(.greedy) == [255, 255, 90])
    #expect(try counts(.balanced) == [200, 200, 200])
    #expect(try counts(.even) == [200, 200, 200])
  }

  @Test("A section without photos has header, insets and footer")
  func empty() throws {
    for breaking in [RowBreaking.greedy, .balanced, .even] {
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 100, height: 99))
      try layout.appendSection(
        SectionStyle(
          mode: .justified(JustifiedRows(rowHeight: 50, breaking: breaking)),
          header: 4, footer: 5, insets: Insets(3), lineSpacing: 9),
        lengths: [])
      #expect(layout.contentLength == 15)
    }
  }
}
