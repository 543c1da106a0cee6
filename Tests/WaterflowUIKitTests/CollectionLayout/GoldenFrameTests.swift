import Testing
import UIKitStandIn
import WaterflowLayout
import WaterflowUIKit

@Suite("Frames of a collection view by hand")
@MainActor
struct GoldenFrameTests {
  @Test("Seven heights in three lanes stand where the reference has them")
  func threeLanes() throws {
    let heights: [CGFloat] = [70, 100, 190, 70, 100, 190, 70]
    let stage = CollectionStage(
      CGSize(width: 320, height: 480),
      [
        .init(
          style: WaterflowSection(
            mode: .waterfall(lanes: .fixed(3)), insets: ten, lineSpacing: 10,
            interitemSpacing: 10),
          sizes: heights.map { CGSize(width: 1, height: $0) })
      ])
    let lanes: [CGFloat] = [0, 1, 2, 0, 1, 0, 2]
    let tops: [CGFloat] = [10, 10, 10, 90, 120, 170, 210]
    for item in heights.indices {
      let frame = try #require(stage.cell(item))
      #expect(abs(frame.minX - (10 + lanes[item] * (280 / 3 + 10))) < 1e-9)
      #expect(abs(frame.width - 280 / 3) < 1e-9)
      #expect(frame.minY == tops[item])
      #expect(frame.height == heights[item])
    }
    #expect(stage.collectionView.contentSize == CGSize(width: 320, height: 370))
  }

  @Test("Photos get their heights from their shapes")
  func aspects() throws {
    let stage = CollectionStage(
      CGSize(width: 375, height: 667),
      [
        .init(
          style: WaterflowSection(
            mode: .waterfall(lanes: .fixed(2), sizing: .aspect), insets: ten,
            lineSpacing: 10, interitemSpacing: 10),
          sizes: [
            CGSize(width: 400, height: 550), CGSize(width: 1000, height: 665),
            CGSize(width: 1024, height: 689), CGSize(width: 640, height: 427),
          ])
      ])
    // Lane width 172.5; heights 237.1875, 114.7125, 116.0669 and 115.0898.
    let expected: [CGRect] = [
      CGRect(x: 10, y: 10, width: 172.5, height: 237.1875),
      CGRect(x: 192.5, y: 10, width: 172.5, height: 114.7125),
      CGRect(x: 192.5, y: 134.7125, width: 172.5, height: 116.0669),
      CGRect(x: 10, y: 257.1875, width: 172.5, height: 115.0898),
    ]
    for (item, frame) in expected.enumerated() {
      #expect(isNear(try #require(stage.cell(item)), frame, 1e-3))
    }
    #expect(abs(stage.collectionView.contentSize.height - 382.2773) < 1e-3)
  }

  @Test("Heights floored to half a point fill the same lanes")
  func flooredHeights() throws {
    let heights: [CGFloat] = [237, 114.5, 116, 115]
    let stage = CollectionStage(
      CGSize(width: 375, height: 667),
      [
        .init(
          style: WaterflowSection(
            mode: .waterfall(lanes: .fixed(2)), insets: ten, lineSpacing: 10,
            interitemSpacing: 10),
          sizes: heights.map { CGSize(width: 0, height: $0) })
      ])
    #expect(stage.cell(0) == CGRect(x: 10, y: 10, width: 172.5, height: 237))
    #expect(
      stage.cell(1) == CGRect(x: 192.5, y: 10, width: 172.5, height: 114.5))
    #expect(
      stage.cell(2) == CGRect(x: 192.5, y: 134.5, width: 172.5, height: 116))
    #expect(stage.cell(3) == CGRect(x: 10, y: 257, width: 172.5, height: 115))
    #expect(stage.collectionView.contentSize.height == 382)
  }

  @Test("A left-packed flow keeps its spacing")
  func leftPackedFlow() {
    let stage = CollectionStage(
      CGSize(width: 280, height: 300),
      [
        .init(
          style: WaterflowSection(
            mode: .flow(distribution: .leading),
            insets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0),
            interitemSpacing: 10),
          sizes: Array(repeating: CGSize(width: 80, height: 30), count: 4))
      ])
    #expect(stage.cell(0)?.minX == 5)
    #expect(stage.cell(1)?.minX == 95)
    #expect(stage.cell(2)?.minX == 185)
    #expect(stage.cell(3) == CGRect(x: 5, y: 30, width: 80, height: 30))
  }

  @Test(
    "Every placement order reaches the layout",
    arguments: [
      (PlacementOrder.shortestLane, [0, 1, 1, 0, 1], [0, 0, 20, 30, 30]),
      (.roundRobin, [0, 1, 0, 1, 0], [0, 0, 30, 20, 40]),
      (.roundRobinReversed, [1, 0, 1, 0, 1], [0, 0, 30, 20, 40]),
      (.readingOrder(tolerance: 100), [0, 1, 0, 1, 0], [0, 0, 30, 20, 40]),
    ] as [(PlacementOrder, [CGFloat], [CGFloat])])
  func orders(order: PlacementOrder, lanes: [CGFloat], tops: [CGFloat]) {
    let heights: [CGFloat] = [30, 20, 10, 50, 5]
    let stage = CollectionStage(
      CGSize(width: 100, height: 200),
      [
        .init(
          style: WaterflowSection(
            mode: .waterfall(lanes: .fixed(2), order: order)),
          sizes: heights.map { CGSize(width: 0, height: $0) })
      ])
    for (item, height) in heights.enumerated() {
      let frame = CGRect(
        x: lanes[item] * 50, y: tops[item], width: 50, height: height)
      #expect(stage.cell(item) == frame)
    }
  }

  @Test("Frames are moved to the display's pixels")
  func pixels() {
    let section = CollectionStage.Section(
      style: WaterflowSection(
        mode: .waterfall(lanes: .fixed(3)), interitemSpacing: 10),
      sizes: Array(repeating: CGSize(width: 0, height: 20), count: 3))
    let stage = CollectionStage(CGSize(width: 325, height: 100), [section]) {
      $0.pixelScale = nil
    }
    stage.window.setDisplayScale(1)
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect(stage.cell(0) == CGRect(x: 0, y: 0, width: 102, height: 20))
    #expect(stage.cell(1) == CGRect(x: 112, y: 0, width: 101, height: 20))
    #expect(stage.cell(2) == CGRect(x: 223, y: 0, width: 102, height: 20))
  }

  @Test("Every section has a mode, a header and a footer of its own")
  func modes() {
    let sizes = Array(repeating: CGSize(width: 90, height: 40), count: 3)
    let stage = CollectionStage(
      CGSize(width: 200, height: 800),
      [
        .init(
          style: WaterflowSection(
            mode: .list, lineSpacing: 5, headerLength: 30, footerLength: 20),
          sizes: sizes),
        .init(style: WaterflowSection(mode: .flow()), sizes: sizes),
        .init(
          style: WaterflowSection(mode: .waterfall(lanes: .fixed(2))),
          sizes: sizes, span: 2),
      ]
    ) { $0.contentHeaderLength = 60 }
    // 60 + 30 + 3 * 40 + 2 * 5 = 220, the footer ends at 240.
    let header = stage.collectionView.supplementaryView(
      forElementKind: CollectionStage.contentHeader, at: IndexPath(index: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(
      stage.bar(CollectionStage.header, 0)
        == CGRect(x: 0, y: 60, width: 200, height: 30))
    #expect(stage.cell(2) == CGRect(x: 0, y: 180, width: 200, height: 40))
    #expect(
      stage.bar(CollectionStage.footer, 0)
        == CGRect(x: 0, y: 220, width: 200, height: 20))
    // Two of 90 and the leftover of 20 between them; equal widths keep their
    // columns in the last line.
    #expect(stage.cell(1, 1) == CGRect(x: 110, y: 240, width: 90, height: 40))
    #expect(stage.cell(2, 1) == CGRect(x: 0, y: 280, width: 90, height: 40))
    #expect(stage.cell(1, 2) == CGRect(x: 0, y: 360, width: 200, height: 40))
    #expect(stage.collectionView.contentSize.height == 440)
  }

  @Test("A section without a delegate looks as the layout says")
  func defaults() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 300), [.list(3, height: 10)])
    stage.layout.layoutDelegate = nil
    stage.layout.itemSize = CGSize(width: 7, height: 25)
    stage.layout.section = WaterflowSection(lineSpacing: 4)
    stage.layout.minimumContentLength = 700
    stage.window.layOut()
    #expect(stage.cell(2) == CGRect(x: 0, y: 58, width: 100, height: 25))
    #expect(stage.collectionView.contentSize.height == 700)
  }

  @Test("Sideways content scrolls sideways")
  func horizontal() {
    let stage = CollectionStage(
      CGSize(width: 300, height: 100),
      [
        .init(
          style: WaterflowSection(
            mode: .waterfall(lanes: .fixed(2)), lineSpacing: 10,
            headerLength: 20),
          sizes: [70, 100, 50].map { CGSize(width: $0, height: 0) })
      ]
    ) { $0.scrollDirection = .horizontal }
    #expect(
      stage.bar(CollectionStage.header, 0)
        == CGRect(x: 0, y: 0, width: 20, height: 100))
    #expect(stage.cell(1) == CGRect(x: 20, y: 50, width: 100, height: 50))
    #expect(stage.cell(2) == CGRect(x: 100, y: 0, width: 50, height: 50))
    #expect(stage.collectionView.contentSize == CGSize(width: 150, height: 100))
  }

  private var ten: UIEdgeInsets {
    UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  }

  private func isNear(_ a: CGRect, _ b: CGRect, _ most: CGFloat) -> Bool {
    abs(a.minX - b.minX) < most && abs(a.minY - b.minY) < most
      && abs(a.maxX - b.maxX) < most && abs(a.maxY - b.maxY) < most
  }
}
