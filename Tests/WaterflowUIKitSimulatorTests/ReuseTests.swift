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
@Suite("Cells of the view, by its public interface")
struct ReuseTests {
  private let layout = NaiveLayout(width: 320, spacing: 4)

  private func album(_ count: Int) -> Album {
    Album(
      count,
      WaterflowSection(
        mode: .waterfall(lanes: .fixed(3)), lineSpacing: 4,
        interitemSpacing: 4))
  }

  private func frames(_ album: Album) -> [CGRect] {
    layout.waterfall(
      lanes: 3, heights: album.sections[0].map(\.size.height))
  }

  @Test("what shows is exactly what meets the viewport, wherever that is")
  func visible() {
    let album = album(2_000)
    let shown = Shown(album, width: 320)
    let expected = frames(album)
    let end = shown.view.contentSize.height - 400
    for y in [0, 1, 333, 334.5, 5_000, 4_990, 12_345, end, 77, 0] {
      shown.scroll(to: y)
      let visible = NaiveLayout.visible(expected, from: y, to: y + 400)
      #expect(
        shown.view.indexPathsForVisibleItems.map(\.item) == visible,
        "at \(y)")
      for item in visible {
        let frame = shown.cells[item].map { [$0] } ?? []
        #expect(agree(frame, [expected[item]]), "item \(item) at \(y)")
      }
    }
  }

  @Test("a long way takes no more cells than the fullest screens")
  func reuse() {
    let album = album(2_000)
    let shown = Shown(album, width: 320) { $0.overscan = 0 }
    let expected = frames(album)
    var most = 0
    for step in 0..<300 {
      let y = CGFloat(step * 40)
      shown.scroll(to: y)
      let visible = NaiveLayout.visible(expected, from: y, to: y + 400)
      most = max(most, visible.count)
      #expect(Set(shown.cells.keys).isSuperset(of: visible))
    }
    #expect(album.cells.count <= most)
    let used = shown.view.visibleCells.compactMap { $0 as? TileCell }
    #expect(used.contains { $0.uses > 1 })
  }

  @Test("who comes on display leaves it, and nobody twice")
  func display() {
    let album = album(500)
    let shown = Shown(album, width: 320) { $0.overscan = 0 }
    for y in stride(from: CGFloat(0), through: 4_000, by: 130) {
      shown.scroll(to: y)
    }
    let visible = Set(shown.view.indexPathsForVisibleItems)
    #expect(Set(album.displayed.keys) == visible)
    #expect(album.displayed.values.allSatisfy { $0 == 1 })
  }

  @Test("a reload shows other data in the same cells")
  func reload() {
    let album = album(100)
    let shown = Shown(album, width: 320) { $0.overscan = 0 }
    let before = album.cells
    album.sections = [(1_000..<1_040).map { Tile($0) }]
    shown.view.reloadData()
    shown.layOut()
    let expected = frames(album)
    let visible = NaiveLayout.visible(expected, from: 0, to: 400)
    #expect(Set(shown.cells.keys) == Set(visible.map { 1_000 + $0 }))
    #expect(agree(shown.frames(40), expected))
    #expect(
      album.cells.subtracting(before).count
        <= max(0, visible.count - before.count))
  }
}
