import Foundation
import Testing
import WaterflowLayout
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

@MainActor
@Suite("Frames of the view, by its public interface")
struct FrameTests {
  private func waterfall(
    _ lanes: Int, inset: CGFloat, sizing: ItemSizing = .absolute
  ) -> WaterflowSection {
    WaterflowSection(
      mode: .waterfall(lanes: .fixed(lanes), sizing: sizing),
      insets: UIEdgeInsets(
        top: inset, left: inset, bottom: inset, right: inset),
      lineSpacing: inset, interitemSpacing: inset)
  }

  @Test("seven shops in three lanes stand where they always stood")
  func shops() {
    let heights: [CGFloat] = [70, 100, 190, 70, 100, 190, 70]
    let tiles = heights.enumerated().map { Tile($0, height: $1) }
    let album = Album([tiles], waterfall(3, inset: 10))
    let shown = Shown(album, width: 320)
    let frames = shown.frames(7)
    #expect(
      frames.map { Int($0.minX.rounded()) } == [
        10, 113, 217, 10, 113, 10, 217,
      ])
    #expect(frames.map(\.minY) == [10, 10, 10, 90, 120, 170, 210])
    #expect(shown.view.contentSize.height == 370)
    #expect(shown.cells.count == 7)
    for (item, frame) in frames.enumerated() {
      #expect(agree(shown.cells[item].map { [$0] } ?? [], [frame]))
    }
  }

  @Test("four photos in two lanes keep their proportions")
  func photos() {
    let sizes: [(CGFloat, CGFloat)] = [
      (400, 550), (1000, 665), (1024, 689), (640, 427),
    ]
    let tiles = sizes.enumerated().map {
      Tile($0, height: $1.1, width: $1.0)
    }
    let album = Album([tiles], waterfall(2, inset: 10, sizing: .aspect))
    let shown = Shown(album, width: 375, height: 500)
    let heights = sizes.map { 172.5 * $0.1 / $0.0 }
    let naive = NaiveLayout(width: 375, inset: 10, spacing: 10)
      .waterfall(lanes: 2, heights: heights)
    #expect(naive.map(\.minX) == [10, 192.5, 192.5, 10])
    #expect(agree(shown.frames(4), naive))
  }

  @Test(
    "300 tiles fill lanes by the shortest one, from both sides",
    arguments: [1, 2, 3, 5, 8], [false, true])
  func shortestLane(lanes: Int, isMirrored: Bool) {
    let album = Album(300, waterfall(lanes, inset: 6))
    let shown = Shown(album, width: 390) {
      $0.semanticContentAttribute =
        isMirrored ? .forceRightToLeft : .forceLeftToRight
    }
    let layout = NaiveLayout(width: 390, inset: 6, spacing: 6)
    let naive = layout.waterfall(
      lanes: lanes, heights: album.sections[0].map(\.size.height))
    let expected = isMirrored ? layout.mirrored(naive) : naive
    #expect(agree(shown.frames(300), expected))
    #expect(abs(shown.view.contentSize.height - layout.length(naive)) <= 0.01)
    #expect(shown.view.contentSize.width == 390)
    for (name, frame) in shown.cells {
      #expect(agree([frame], [expected[name]]))
    }
  }

  @Test("a list is one lane of the full width")
  func list() {
    let album = Album(50)
    let shown = Shown(album, width: 320)
    let naive = NaiveLayout(width: 320)
      .list(heights: album.sections[0].map(\.size.height))
    #expect(agree(shown.frames(50), naive))
    #expect(
      shown.view.contentSize.height == NaiveLayout(width: 320).length(naive))
  }

  @Test("a flow wraps where the next item does not fit")
  func flow() {
    let look = WaterflowSection(
      mode: .flow(distribution: .leading, alignment: .top),
      lineSpacing: 10, interitemSpacing: 10)
    let tiles = (0..<40).map {
      Tile(
        $0, height: CGFloat(20 + $0 % 3 * 10), width: CGFloat(40 + $0 * 31 % 90)
      )
    }
    let album = Album([tiles], look)
    let shown = Shown(album, width: 280)
    let naive = NaiveLayout(width: 280, spacing: 10)
      .flow(sizes: tiles.map(\.size))
    #expect(agree(shown.frames(40), naive))

    album.sections = [(0..<3).map { Tile($0, height: 30) }]
    album.look.insets.left = 5
    shown.view.reloadData()
    shown.layOut()
    #expect(shown.frames(3).map(\.minX) == [5, 95, 185])
  }

  @Test("another width lays out anew, as a fresh view would")
  func rotation() {
    let album = Album(200, waterfall(3, inset: 8))
    album.look.mode = .waterfall(lanes: .minimumWidth(100))
    let shown = Shown(album, width: 390, height: 800)
    let heights = album.sections[0].map(\.size.height)
    // Three lanes of at least 100 fit into 374 points, and seven into 784.
    for (width, height, lanes) in [
      (CGFloat(390), CGFloat(800), 3), (800, 390, 7), (390, 800, 3),
    ] {
      shown.resize(width: width, height: height)
      let naive = NaiveLayout(width: width, inset: 8, spacing: 8)
        .waterfall(lanes: lanes, heights: heights)
      #expect(agree(shown.frames(200), naive))
      let top = shown.view.contentOffset.y
      #expect(
        shown.view.indexPathsForVisibleItems.map(\.item)
          == NaiveLayout.visible(naive, from: top, to: top + height))
    }
  }

  @Test("sections follow each other, with their headers, without a gap")
  func sections() {
    let tiles = [0, 10, 20].map { start in
      (start..<start + 4).map { Tile($0, height: 50) }
    }
    let look = WaterflowSection(headerLength: 30)
    let shown = Shown(Album(tiles, look), width: 320, height: 700)
    for section in 0..<3 {
      let top = CGFloat(section) * 230
      #expect(
        shown.view.headerView(forSection: section)?.frame
          == CGRect(x: 0, y: top, width: 320, height: 30))
      #expect(
        shown.frames(4, section: section).map(\.minY)
          == [30, 80, 130, 180].map { top + $0 })
    }
    #expect(shown.view.contentSize.height == 690)
  }
}
