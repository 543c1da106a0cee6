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
}
