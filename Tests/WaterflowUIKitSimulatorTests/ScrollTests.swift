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
@Suite("Offsets of the view, by its public interface")
struct ScrollTests {
  /// Rows of 50 points below each other, in 400 points.
  private func rows(_ count: Int) -> Album {
    Album([(0..<count).map { Tile($0, height: 50) }])
  }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  @Test(
    "an item is scrolled to where it is to stand, as far as content allows",
    arguments: [
      (40, WaterflowView.ScrollPosition.start, CGFloat(2_000)),
      (40, .end, 1_650), (40, .center, 1_825), (2, .end, 0), (2, .center, 0),
      (99, .start, 4_600), (99, .nearest, 4_600), (3, .nearest, 0),
    ])
  func scrollToItem(
    item: Int, position: WaterflowView.ScrollPosition, offset: CGFloat
  ) {
    let shown = Shown(rows(100), width: 320)
    shown.view.scrollToItem(at: path(item), at: position, animated: false)
    shown.layOut()
    #expect(abs(shown.view.contentOffset.y - offset) <= 0.5)
    #expect(shown.view.indexPathsForVisibleItems.contains(path(item)))
  }

  @Test("an offset that an app sets is the one that is shown")
  func setContentOffset() {
    let shown = Shown(rows(100), width: 320)
    shown.scroll(to: 1_230)
    #expect(shown.view.contentOffset == CGPoint(x: 0, y: 1_230))
    #expect(
      shown.view.indexPathsForVisibleItems.map(\.item) == Array(24...32))
    #expect(
      shown.view.indexPathForItem(at: CGPoint(x: 5, y: 1_249)) == path(24))
    #expect(
      shown.view.indexPathForItem(at: CGPoint(x: 5, y: 1_251)) == path(25))
  }

  @Test("a pinned header is held at the viewport's start")
  func pins() {
    // Headers of 40 rest at 0, 240 and 480.
    let tiles = (0..<3).map { section in
      (0..<2).map { Tile(section * 10 + $0, height: 100) }
    }
    let album = Album(
      tiles + [(100..<120).map { Tile($0, height: 100) }],
      WaterflowSection(headerLength: 40, pinsHeader: true))
    let shown = Shown(album, width: 320) { $0.pinMode = .stacked }
    func headers() -> [CGFloat?] {
      (0..<2).map { shown.view.headerView(forSection: $0)?.frame.minY }
    }
    #expect(headers() == [0, 240])
    shown.scroll(to: 199)
    #expect(headers() == [199, 240])
    shown.scroll(to: 205)
    #expect(headers() == [205, 245])
    shown.view.pinMode = .section
    shown.scroll(to: 230)
    // The section ends at 240, and pushes its header out from 200 on.
    #expect(headers() == [200, 240])
  }

  @Test("content insets keep their place free at both ends")
  func insets() {
    let shown = Shown(rows(20), width: 320)
    shown.view.contentInset = UIEdgeInsets(
      top: 60, left: 0, bottom: 30, right: 0)
    shown.layOut()
    shown.view.scrollToItem(at: path(0), at: .start, animated: false)
    shown.layOut()
    #expect(shown.view.contentOffset.y == -60)
    shown.view.scrollToItem(at: path(19), at: .end, animated: false)
    shown.layOut()
    #expect(shown.view.contentOffset.y == 630)
    #expect(shown.view.contentSize.height == 1_000)
  }
}
