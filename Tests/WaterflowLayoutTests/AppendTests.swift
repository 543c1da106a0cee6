import SeededRandom
import Testing
import WaterflowLayout

@Suite("Appending items")
struct AppendTests {
  @Test(
    "Items appended in random pieces stand where one call puts them",
    arguments: 0..<8)
  func piecesEqualOneCall(batch: Int) throws {
    let failure = try firstFailure(batch * 100..<(batch + 1) * 100) { random in
      let shape = RandomShape(&random)
      let whole = try shape.layout { _ in random.chance(50) }
      let pieces = try shape.emptyLayout()
      for section in shape.sections {
        try pieces.appendSection(section.style, count: 0) { section.items[$0] }
      }
      // Sections grow in turns, so that later ones have to move.
      var placed = shape.sections.map { _ in 0 }
      while let section = next(placed, shape, &random) {
        let rest = shape.sections[section].items.count - placed[section]
        let count = random.int(1...min(rest, random.pick([1, 7, 64, 65, 300])))
        try append(
          count, from: placed[section], of: section, shape, to: pieces,
          inBulk: random.chance(50))
        placed[section] += count
      }
      return unequal(pieces, whole)
    }
    #expect(failure == nil)
  }

  @Test(
    "Pieces of any length cross the borders of chunks exactly",
    arguments: [1, 2, 4, 13, 33], [1, 63, 64, 65, 255, 256, 257])
  func chunkBorders(lanes: Int, piece: Int) throws {
    var random = SplitMix64(seed: firstSeed)
    // Lengths of any fraction: fixed point must not depend on the order.
    let lengths = (0..<600).map { _ in
      Double.random(in: 0...100, using: &random)
    }
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(lanes), sizing: .aspect),
      lineSpacing: 1.0 / 3)
    let viewport = LayoutSize(width: 100.1, height: 100)
    let whole = try CollectionLayout(viewport: viewport)
    try whole.appendSection(style, lengths: lengths)
    let pieces = try CollectionLayout(viewport: viewport)
    try pieces.appendSection(style, lengths: [])
    for start in stride(from: 0, to: lengths.count, by: piece) {
      let end = min(start + piece, lengths.count)
      try pieces.appendItems(
        toSection: 0, lengths: Array(lengths[start..<end]))
    }
    #expect(unequal(pieces, whole) == nil)
  }

  @Test("A flow breaks its lines the same whether items come at once or not")
  func flowOnTheEdge() throws {
    // Lines that the third item fits into by the last bit of a sum.
    var random = SplitMix64(seed: 7)
    for _ in 0..<3_000 {
      let gap = Double.random(in: 0...10, using: &random)
      let widths = (0..<3).map { _ in
        Double.random(in: 1...40, using: &random)
      }
      // What is filled behind the third item, summed up from the left.
      let filled = widths[0] + gap + widths[1] + gap + widths[2]
      let width = filled - 1.0 / 1024
      guard width + 1.0 / 1024 == filled else { continue }
      let style = SectionStyle(
        mode: .flow(distribution: .leading), interitemSpacing: gap)
      let viewport = LayoutSize(width: width, height: 100)
      func size(_ item: Int) -> ItemSize {
        ItemSize(width: widths[item], height: 10)
      }
      let whole = try CollectionLayout(viewport: viewport)
      try whole.appendSection(style, count: 3, sizeOfItem: size)
      let pieces = try CollectionLayout(viewport: viewport)
      try pieces.appendSection(style, count: 2, sizeOfItem: size)
      try pieces.appendItems(toSection: 0, count: 1) { _ in size(2) }
      if let problem = unequal(pieces, whole) {
        Issue.record("widths \(widths), gap \(gap) in \(width): \(problem)")
        return
      }
    }
  }

  @Test("Appending nothing changes nothing")
  func nothing() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 100, height: 100))
    let style = SectionStyle(mode: .waterfall(lanes: .fixed(2)), header: 5)
    try layout.appendSection(style, lengths: [1, 2, 3])
    let before = allElements(of: layout)
    try layout.appendItems(toSection: 0, lengths: [])
    try layout.appendItems(toSection: 0, count: 0) { _ in
      ItemSize(width: 1, height: 1)
    }
    #expect(unequal(allElements(of: layout), before) == nil)
    #expect(layout.contentSize == LayoutSize(width: 100, height: 9))
  }

  // MARK: - Pieces

  private func next(
    _ placed: [Int], _ shape: RandomShape, _ random: inout SplitMix64
  ) -> Int? {
    let open = placed.indices.filter {
      placed[$0] < shape.sections[$0].items.count
    }
    return open.isEmpty ? nil : random.pick(open)
  }

  private func append(
    _ count: Int, from start: Int, of index: Int, _ shape: RandomShape,
    to layout: CollectionLayout, inBulk: Bool
  ) throws {
    let section = shape.sections[index]
    if inBulk, let lengths = shape.lengths(of: section) {
      try layout.appendItems(
        toSection: index, lengths: Array(lengths[start..<start + count]))
    } else {
      try layout.appendItems(toSection: index, count: count) {
        section.items[start + $0]
      }
    }
  }
}
