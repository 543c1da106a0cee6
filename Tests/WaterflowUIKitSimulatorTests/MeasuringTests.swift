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
@Suite("Cells that tell their heights, by the view's public interface")
struct MeasuringTests {
  private func needed(_ item: Int) -> CGFloat {
    CGFloat(20 + item * 37 % 90)
  }

  /// Rows whose estimate is 50 points, and which need 20 to 109.
  private func rows(_ count: Int) -> Album {
    let album = Album(
      [(0..<count).map { Tile($0, height: 50) }],
      WaterflowSection(estimatesLengths: true))
    for item in 0..<count { album.neededHeights[item] = needed(item) }
    return album
  }

  @Test("cells stand below each other at the heights that they need")
  func heights() {
    let shown = Shown(rows(40), width: 320)
    var top: CGFloat = 0
    for item in shown.view.indexPathsForVisibleItems.map(\.item) {
      let frame = shown.cells[item] ?? .null
      #expect(abs(frame.minY - top) <= 0.01)
      #expect(abs(frame.height - needed(item)) <= 0.01)
      top += needed(item)
    }
    #expect(top >= 400)
  }

  @Test("the content is as long as its rows once all of them were seen")
  func length() {
    let shown = Shown(rows(60), width: 320)
    var y: CGFloat = 0
    while y + 400 < shown.view.contentSize.height {
      shown.scroll(to: y)
      y += 100
    }
    shown.scroll(to: shown.view.contentSize.height - 400)
    shown.layOut()
    let whole = (0..<60).map { needed($0) }.reduce(0, +)
    #expect(abs(shown.view.contentSize.height - whole) <= 0.01)
  }

  @Test("what is in view stays while rows above it are measured")
  func anchor() {
    let shown = Shown(rows(300), width: 320)
    shown.scroll(to: 6_000)
    for _ in 0..<40 {
      guard let first = shown.view.indexPathsForVisibleItems.first,
        let before = shown.view.frameForItem(at: first)
      else { break }
      let offset = shown.view.contentOffset.y - 30
      shown.scroll(to: offset)
      let after = shown.view.frameForItem(at: first) ?? .null
      #expect(
        abs((after.minY - shown.view.contentOffset.y) - (before.minY - offset))
          <= 1)
    }
    #expect(shown.view.contentOffset.y < 6_000)
  }

  @Test("an item is scrolled to exactly though sizes on the way are estimates")
  func landing() {
    let shown = Shown(rows(300), width: 320)
    let path = IndexPath(item: 150, section: 0)
    shown.view.scrollToItem(at: path, at: .start, animated: false)
    shown.layOut()
    let frame = shown.view.cellForItem(at: path)?.frame ?? .null
    #expect(abs(frame.height - needed(150)) <= 0.01)
    #expect(abs(frame.minY - shown.view.contentOffset.y) <= 0.5)
  }
}
