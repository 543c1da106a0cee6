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
@Suite("Changes in a stock collection view")
struct CollectionLayoutChangeTests {
  private let heights = (0..<200).map { CGFloat(20 + $0 * 37 % 90) }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  /// The first item in view, and how far it stands below the viewport's start.
  private func first(
    _ shown: Shown<UICollectionView>
  ) throws -> (item: Int, distance: CGFloat) {
    let item = try #require(shown.view.indexPathsForVisibleItems.min()).item
    return (item, try distance(of: item, shown))
  }

  private func distance(
    of item: Int, _ shown: Shown<UICollectionView>
  ) throws -> CGFloat {
    let cell = try #require(shown.view.cellForItem(at: path(item)))
    return cell.frame.minY - shown.view.contentOffset.y
  }

  @Test("rows that come and go above move nothing in view")
  func batch() throws {
    let board = TileBoard([heights])
    let shown = Shown(board.collectionView, of: board, width: 320)
    shown.scroll(to: 2_000)
    let (item, distance) = try first(shown)
    UIView.performWithoutAnimation {
      shown.view.performBatchUpdates({
        board.sections[0].remove(at: 1)
        board.sections[0].insert(contentsOf: [33, 44], at: 0)
        shown.view.deleteItems(at: [path(1)])
        shown.view.insertItems(at: [path(0), path(1)])
      })
      shown.layOut()
    }
    #expect(abs(try self.distance(of: item + 1, shown) - distance) <= 0.5)
    let expected = NaiveLayout(width: 320, inset: 0, spacing: 0)
      .waterfall(lanes: 1, heights: board.sections[0])
    #expect(agree(board.frames(201), expected))
  }

  @Test("a height that becomes known late moves nothing in view")
  func lateHeight() throws {
    let board = TileBoard([heights])
    let shown = Shown(board.collectionView, of: board, width: 320)
    shown.scroll(to: 2_000)
    let (item, distance) = try first(shown)
    board.layout.setHeight(200, forItemAt: path(2))
    shown.layOut()
    #expect(abs(try self.distance(of: item, shown) - distance) <= 0.5)
    #expect(board.frames(3)[2].height == 200)
  }

  @Test("held headers do not cover what is scrolled to")
  func bars() throws {
    let board = TileBoard([heights, heights])
    board.layout.section = WaterflowSection(headerLength: 40, pinsHeader: true)
    board.layout.pinMode = .section
    let shown = Shown(board.collectionView, of: board, width: 320)
    let target = IndexPath(item: 50, section: 1)
    let offset = try #require(
      board.layout.contentOffset(forItemAt: target, at: .start))
    shown.view.setContentOffset(offset, animated: false)
    shown.layOut()
    let cell = try #require(shown.view.cellForItem(at: target))
    #expect(abs(cell.frame.minY - shown.view.contentOffset.y - 40) <= 0.5)
  }

  @Test("another tab takes the place of the shown one, below the bar")
  func tabs() throws {
    let boards = [
      TileBoard([[100], [], heights]), TileBoard([[100], [], [70, 80]]),
    ]
    for board in boards {
      board.layout.section = WaterflowSection(
        headerLength: 40, pinsHeader: true)
    }
    let layout = boards[0].layout
    let shown = Shown(boards[0].collectionView, of: nil, width: 320)
    let pager = WaterflowPager(
      shown.view, layout, firstSection: 2, pageCount: 2
    ) { page, view, layout in
      view.dataSource = boards[page]
      layout.layoutDelegate = boards[page]
    }
    shown.layOut()
    #expect(shown.view.numberOfItems(inSection: 2) == 200)
    pager.turn(to: 1, animated: false)
    shown.layOut()
    #expect(pager.page == 1)
    #expect(shown.view.numberOfItems(inSection: 2) == 2)
    #expect(layout.sectionDisplacement == nil)
    withExtendedLifetime(boards) {}
  }
}
