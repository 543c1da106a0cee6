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
@Suite("Batch updates of the view, by its public interface")
struct UpdateTests {
  private let layout = NaiveLayout(width: 320, spacing: 4)
  private let look = WaterflowSection(
    mode: .waterfall(lanes: .fixed(2)), lineSpacing: 4, interitemSpacing: 4)

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  /// Carries out an update without an animation that would have to be waited
  /// for.
  private func update(
    _ shown: Shown<WaterflowView>, _ changes: @escaping () -> Void
  ) {
    UIView.performWithoutAnimation {
      shown.view.performBatchUpdates(changes)
      shown.layOut()
    }
  }

  private func expectShown(
    _ album: Album, in shown: Shown<WaterflowView>
  ) {
    let tiles = album.sections[0]
    let expected = layout.waterfall(
      lanes: 2, heights: tiles.map(\.size.height))
    #expect(agree(shown.frames(tiles.count), expected))
    let top = shown.view.contentOffset.y
    let visible = NaiveLayout.visible(expected, from: top, to: top + 400)
    #expect(shown.view.indexPathsForVisibleItems.map(\.item) == visible)
    for item in visible {
      let cell = shown.view.cellForItem(at: path(item)) as? TileCell
      #expect(cell?.name == tiles[item].name)
      #expect(agree(cell.map { [$0.frame] } ?? [], [expected[item]]))
    }
  }

  @Test("deletes name old places, inserts new ones, moves one of each")
  func batch() {
    let album = Album(60, look)
    let shown = Shown(album, width: 320)
    update(shown) {
      var tiles = album.sections[0]
      let moved = tiles[20]
      for item in [20, 5, 3] { tiles.remove(at: item) }
      tiles.insert(Tile(100), at: 0)
      tiles.insert(moved, at: 2)
      tiles.insert(Tile(101), at: 7)
      album.sections[0] = tiles
      shown.view.moveItem(at: path(20), to: path(2))
      shown.view.insertItems(at: [path(7), path(0)])
      shown.view.deleteItems(at: [path(3), path(5)])
    }
    #expect(album.updateErrors == 0)
    expectShown(album, in: shown)
  }

  @Test("200 updates in a row leave what a fresh view would show")
  func many() {
    let album = Album(80, look)
    let shown = Shown(album, width: 320)
    shown.scroll(to: 600)
    for step in 0..<200 {
      update(shown) {
        let count = album.sections[0].count
        let gone = step * 53 % count
        let place = step * 29 % count
        album.sections[0].remove(at: gone)
        album.sections[0].insert(Tile(1_000 + step), at: place)
        shown.view.deleteItems(at: [path(gone)])
        shown.view.insertItems(at: [path(place)])
      }
      expectShown(album, in: shown)
    }
    #expect(album.updateErrors == 0)
  }

  @Test("the first visible item stays while rows come and go above it")
  func anchor() {
    let album = Album([(0..<100).map { Tile($0, height: 50) }])
    let shown = Shown(album, width: 320)
    shown.scroll(to: 1_010)
    update(shown) {
      album.sections[0].insert(
        contentsOf: (0..<3).map { Tile(200 + $0, height: 70) }, at: 0)
      shown.view.insertItems(at: [path(0), path(1), path(2)])
    }
    #expect(abs(shown.view.contentOffset.y - 1_220) <= 0.5)
    let first = shown.view.indexPathsForVisibleItems.first
    #expect(first == path(23))
    #expect(first.map { album.sections[0][$0.item].name } == 20)
    update(shown) {
      album.sections[0].removeFirst(3)
      shown.view.deleteItems(at: [path(0), path(1), path(2)])
    }
    #expect(abs(shown.view.contentOffset.y - 1_010) <= 0.5)
  }

  @Test("an update that does not fit the data is refused, until a reload")
  func refused() {
    let album = Album(30, look)
    let shown = Shown(album, width: 320)
    let (frames, cells) = (shown.frames(30), shown.cells)
    update(shown) {
      album.sections[0].removeLast()
      shown.view.insertItems(at: [path(0)])
    }
    #expect(album.updateErrors == 1)
    #expect(shown.frames(30) == frames)
    #expect(shown.cells == cells)
    shown.view.reloadData()
    shown.layOut()
    expectShown(album, in: shown)
  }

  @Test("sections come, go and change places with their items")
  func sections() {
    let tiles = (0..<4).map { section in
      (0..<3).map { Tile(section * 10 + $0, height: 40) }
    }
    let album = Album(tiles)
    let shown = Shown(album, width: 320, height: 600)
    update(shown) {
      album.sections = [tiles[3], [Tile(90, height: 40)], tiles[0], tiles[1]]
      shown.view.moveSection(3, toSection: 0)
      shown.view.deleteSections([2])
      shown.view.insertSections([1])
    }
    #expect(album.updateErrors == 0)
    let names = shown.view.visibleCells.map { ($0 as? TileCell)?.name }
    #expect(names == [30, 31, 32, 90, 0, 1, 2, 10, 11, 12])
    #expect(shown.view.contentSize.height == 400)
  }
}
