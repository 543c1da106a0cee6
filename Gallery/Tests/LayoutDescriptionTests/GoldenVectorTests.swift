import LayoutDescription
import Testing
import WaterflowLayout

@Suite("Golden vectors, from a description")
struct GoldenVectorTests {
  private func layOut(_ text: String) throws -> DescribedLayout {
    try LayoutDescription.read(Array(text.utf8)).layOut()
  }

  private func items(_ described: DescribedLayout) -> [LayoutElement] {
    (0..<described.layout.itemCount(inSection: 0)).compactMap {
      described.layout.element(ElementID(kind: .item, section: 0, item: $0))
    }
  }

  private static let ten =
    #""insets":{"top":10,"left":10,"bottom":10,"right":10},"#
    + #""lineSpacing":10,"interitemSpacing":10"#

  @Test("three lanes")
  func threeLanes() throws {
    let described = try layOut(
      #"{"viewport":{"width":320,"height":9},"sections":[{"lanes":3,"#
        + Self.ten
        + #","items":[{"height":70},{"height":100},{"height":190},"#
        + #"{"height":70},{"height":100},{"height":190},{"height":70}]}]}"#)
    let elements = items(described)
    #expect(elements.map(\.lane) == [0, 1, 2, 0, 1, 0, 2])
    #expect(elements.map(\.frame.y) == [10, 10, 10, 90, 120, 170, 210])
    #expect(elements.allSatisfy { abs($0.frame.width - 280 / 3) < 1e-9 })
    #expect(described.layout.contentSize == LayoutSize(width: 320, height: 370))
  }

  @Test("heights from aspect ratios in two lanes")
  func aspect() throws {
    // Floored to half points here, as the vector's heights are.
    let described = try layOut(
      #"{"viewport":{"width":375,"height":9},"sections":[{"lanes":2,"#
        + Self.ten
        + #","items":[{"height":237},{"height":114.5},{"height":116},"#
        + #"{"height":115}]}]}"#)
    let frames = items(described).map(\.frame)
    #expect(frames.map(\.x) == [10, 192.5, 192.5, 10])
    #expect(frames.map(\.y) == [10, 10, 134.5, 257])
    #expect(frames.allSatisfy { $0.width == 172.5 })
    #expect(described.layout.contentSize.height == 382)
    let sized = try layOut(
      #"{"viewport":{"width":375,"height":9},"sections":[{"lanes":2,"#
        + Self.ten
        + #","sizing":"aspect","items":[{"width":400,"height":550},"#
        + #"{"width":1000,"height":665},{"width":1024,"height":689},"#
        + #"{"width":640,"height":427}]}]}"#)
    let halves = items(sized).map { ($0.frame.height * 2).rounded(.down) / 2 }
    #expect(halves == [237, 114.5, 116, 115])
  }

  @Test("stacked pins", arguments: [(205, 205, 245), (199, 199, 240)])
  func stackedPins(offset: Int, first: Double, second: Double) throws {
    let section = #"{"mode":"list","header":40,"items":[{"height":200}]}"#
    let described = try layOut(
      #"{"viewport":{"width":100,"height":300},"contentOffset":{"y":\#(offset)}"#
        + #","pinning":{"headers":"stacked"},"sections":["#
        + "\(section),\(section),\(section)]}")
    let headers = (0..<2).compactMap {
      described.layout.element(
        ElementID(kind: .header, section: $0), in: described.viewport)
    }
    #expect(headers.map(\.frame.y) == [first, second])
    #expect(headers.map(\.isPinned) == [true, second == 245])
  }

  @Test("a left-packed flow")
  func leftPacked() throws {
    let described = try layOut(
      #"""
      {"viewport":{"width":280,"height":9},"sections":[{"mode":"flow",
      "distribution":"leading","insets":{"left":5},"interitemSpacing":10,
      "items":[{"width":80,"height":9},{"width":80,"height":9},
      {"width":80,"height":9}]}]}
      """#)
    #expect(items(described).map(\.frame.x) == [5, 95, 185])
  }

  @Test("rows that fill the line, and a last one as it asks to be shown")
  func justifiedRows() throws {
    func frames(_ words: String) throws -> [LayoutRect] {
      items(
        try layOut(
          #"{"viewport":{"width":400,"height":9},"sections":[{"mode":"#
            + #""justified","rowHeight":100,"interitemSpacing":10,"#
            + #""lineSpacing":4,"# + words
            + #""items":[{"width":3,"height":2},{"width":7,"height":7},"#
            + #"{"width":40,"height":20},{"width":1,"height":1}]}]}"#)
      ).map(\.frame)
    }
    // 150 + 10 + 100 of 400 points, and 200 with them would be too much.
    let first = [
      LayoutRect(x: 0, y: 0, width: 234, height: 156),
      LayoutRect(x: 244, y: 0, width: 156, height: 156),
    ]
    let natural = [
      LayoutRect(x: 0, y: 160, width: 200, height: 100),
      LayoutRect(x: 210, y: 160, width: 100, height: 100),
    ]
    let full = [
      LayoutRect(x: 0, y: 160, width: 260, height: 130),
      LayoutRect(x: 270, y: 160, width: 130, height: 130),
    ]
    for (words, last) in [
      ("", natural), (#""lastRow":"justified","#, full),
      (#""lastRow":"justified","stretch":1.25,"#, natural),
      (#""lastRow":"previous","#, full), (#""breaking":"balanced","#, natural),
    ] {
      #expect(try frames(words) == first + last, "\(words)")
    }
  }

  @Test("three ways to break rows of one line")
  func breakingRows() throws {
    func counts(_ breaking: String, _ widths: [Int]) throws -> [Int] {
      let items = widths.map { #"{"width":\#($0),"height":100}"# }
      let tops = self.items(
        try layOut(
          #"{"viewport":{"width":400,"height":9},"sections":[{"mode":"#
            + #""justified","rowHeight":100,"breaking":"# + breaking
            + #","items":["# + items.joined(separator: ",") + "]}]}")
      ).map(\.frame.y)
      return Set(tops).sorted().map { top in tops.filter { $0 == top }.count }
    }
    // Remainders of 0, 50 and 300 against 100, 100 and 150.
    let widths = [200, 100, 100, 200, 150, 100]
    #expect(try counts(#""greedy""#, widths) == [3, 2, 1])
    #expect(try counts(#""balanced""#, widths) == [2, 2, 2])
    // 420 points are squeezed into 400: less from the target than 300 are.
    let wide = [150, 150, 120, 200, 200]
    #expect(try counts(#""greedy""#, wide) == [2, 2, 1])
    #expect(try counts(#""even""#, wide) == [3, 2])
  }
}
