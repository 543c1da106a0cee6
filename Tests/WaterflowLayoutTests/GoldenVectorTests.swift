import Testing
import WaterflowLayout

@Suite("Golden vectors")
struct GoldenVectorTests {
  @Test("Seven heights in three lanes of 320 points")
  func threeLanes() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 320, height: 480))
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(3)), insets: Insets(10),
      lineSpacing: 10, interitemSpacing: 10)
    try layout.appendSection(
      style, lengths: [70, 100, 190, 70, 100, 190, 70])

    let elements = allElements(of: layout)
    #expect(elements.map(\.lane) == [0, 1, 2, 0, 1, 0, 2])
    #expect(elements.map(\.frame.y) == [10, 10, 10, 90, 120, 170, 210])
    #expect(elements.allSatisfy { abs($0.frame.width - 280.0 / 3) < 1e-9 })
    for element in elements {
      let x = 10 + Double(element.lane) * (280.0 / 3 + 10)
      #expect(abs(element.frame.x - x) < 1e-9)
    }
    #expect(layout.contentSize == LayoutSize(width: 320, height: 370))
  }

  @Test("Four pictures in two lanes of 375 points, heights floored to halves")
  func flooredPictures() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 375, height: 667))
    let pictures = [(400.0, 550.0), (1000, 665), (1024, 689), (640, 427)]
    let heights = pictures.map { width, height in
      (172.5 * height / width * 2).rounded(.down) / 2
    }
    try layout.appendSection(pictureStyle(.absolute), lengths: heights)
    let frames = allElements(of: layout).map(\.frame)
    #expect(
      frames == [
        LayoutRect(x: 10, y: 10, width: 172.5, height: 237),
        LayoutRect(x: 192.5, y: 10, width: 172.5, height: 114.5),
        LayoutRect(x: 192.5, y: 134.5, width: 172.5, height: 116),
        LayoutRect(x: 10, y: 257, width: 172.5, height: 115),
      ])
    #expect(layout.contentSize.height == 382)
  }

  @Test("Four pictures keep their aspect ratios where heights follow from them")
  func aspectPictures() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 375, height: 667))
    let pictures = [
      ItemSize(width: 400, height: 550), ItemSize(width: 1000, height: 665),
      ItemSize(width: 1024, height: 689), ItemSize(width: 640, height: 427),
    ]
    try layout.appendSection(pictureStyle(.aspect), count: 4) { pictures[$0] }
    let elements = allElements(of: layout)
    #expect(elements.map(\.lane) == [0, 1, 1, 0])
    for (element, picture) in zip(elements, pictures) {
      let frame = element.frame
      #expect(frame.width == 172.5)
      let height = 172.5 * picture.height / picture.width
      #expect(abs(frame.height - height) < 1e-6)
    }
  }

  @Test("A flow packed at the left stands at 5, 95 and 185")
  func packedFlow() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 280, height: 100))
    var style = SectionStyle(
      mode: .flow(distribution: .leading), interitemSpacing: 10)
    style.insets.left = 5
    try layout.appendSection(style, count: 3) { _ in
      ItemSize(width: 80, height: 30)
    }
    #expect(allElements(of: layout).map(\.frame.x) == [5, 95, 185])
    #expect(allElements(of: layout).map(\.frame.y) == [0, 0, 0])
    #expect(layout.contentSize == LayoutSize(width: 280, height: 30))
  }

  @Test("Three lanes in 325 pixels are 102, 101 and 102 wide")
  func pixelLanes() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 325, height: 100), scale: 1)
    let style = SectionStyle(
      mode: .waterfall(lanes: .fixed(3)), interitemSpacing: 10)
    try layout.appendSection(style, lengths: [20, 20, 20])
    let frames = allElements(of: layout).map(\.frame)
    #expect(frames.map(\.x) == [0, 112, 223])
    #expect(frames.map(\.width) == [102, 101, 102])
  }

  @Test("Headers of 40 at rest stand at 0, 240 and 480")
  func headersAtRest() throws {
    let layout = try CollectionLayout(
      viewport: LayoutSize(width: 320, height: 480))
    for _ in 0..<3 {
      try layout.appendSection(
        SectionStyle(mode: .list, header: 40), lengths: [100, 100])
    }
    let headers = (0..<3).map {
      layout.frame(of: ElementID(kind: .header, section: $0))
    }
    #expect(
      headers
        == [0.0, 240, 480].map {
          LayoutRect(x: 0, y: $0, width: 320, height: 40)
        })
  }

  private func pictureStyle(_ sizing: ItemSizing) -> SectionStyle {
    SectionStyle(
      mode: .waterfall(lanes: .fixed(2), sizing: sizing), insets: Insets(10),
      lineSpacing: 10, interitemSpacing: 10)
  }
}
