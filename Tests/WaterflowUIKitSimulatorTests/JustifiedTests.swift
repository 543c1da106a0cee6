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
@Suite("Justified rows, by the public interface")
struct JustifiedTests {
  /// Photos of mixed shapes, some of them broader than a line.
  private let sizes = (0..<200).map {
    CGSize(width: 40, height: 4 + $0 * 37 % 90)
  }

  private func look(
    _ rows: JustifiedRows = JustifiedRows(rowHeight: 70)
  ) -> WaterflowSection {
    WaterflowSection(
      mode: .justified(rows),
      insets: UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6),
      lineSpacing: 6, interitemSpacing: 6)
  }

  private func naive(_ sizes: [CGSize], width: CGFloat = 320) -> [CGRect] {
    NaiveLayout(width: width, inset: 6, spacing: 6)
      .justified(sizes: sizes, rowHeight: 70)
  }

  private func tiles(_ sizes: [CGSize]) -> [Tile] {
    sizes.enumerated().map {
      Tile($0, height: $1.height, width: $1.width)
    }
  }

  private func board() -> (TileBoard, Shown<UICollectionView>) {
    let board = TileBoard([sizes.map(\.height)])
    board.layout.section = look()
    return (board, Shown(board.collectionView, of: board, width: 320))
  }

  @Test(
    "the view fills each row with photos of one height, from both sides",
    arguments: [false, true])
  func view(isMirrored: Bool) {
    let shown = Shown(Album([tiles(sizes)], look()), width: 320) {
      $0.semanticContentAttribute =
        isMirrored ? .forceRightToLeft : .forceLeftToRight
    }
    let layout = NaiveLayout(width: 320, inset: 6, spacing: 6)
    let expected = isMirrored ? layout.mirrored(naive(sizes)) : naive(sizes)
    #expect(agree(shown.frames(200), expected))
    #expect(
      abs(shown.view.contentSize.height - layout.length(expected)) <= 0.01)
    for y in [CGFloat(0), 700, 3_000] {
      shown.scroll(to: y)
      let visible = NaiveLayout.visible(expected, from: y, to: y + 400)
      #expect(shown.view.indexPathsForVisibleItems.map(\.item) == visible)
      for item in visible {
        #expect(
          agree(shown.cells[item].map { [$0] } ?? [], [expected[item]]))
      }
    }
  }

  @Test("a stock collection view shows the same rows, from both sides")
  func stock() {
    let (board, shown) = board()
    #expect(agree(board.frames(200), naive(sizes)))
    shown.view.semanticContentAttribute = .forceRightToLeft
    board.layout.invalidateLayout()
    shown.layOut()
    let mirrored = NaiveLayout(width: 320, inset: 6, spacing: 6)
      .mirrored(naive(sizes))
    #expect(agree(board.frames(200), mirrored))
    for path in shown.view.indexPathsForVisibleItems {
      let frame = shown.view.cellForItem(at: path).map { [$0.frame] } ?? []
      #expect(agree(frame, [mirrored[path.item]], within: 0.5))
    }
  }

  @Test("both break rows of another width anew")
  func rotation() {
    let view = Shown(Album([tiles(sizes)], look()), width: 320)
    let (board, stock) = board()
    for width in [CGFloat(600), 200, 320] {
      view.resize(width: width, height: 500)
      stock.resize(width: width, height: 500)
      let expected = naive(sizes, width: width)
      #expect(agree(view.frames(200), expected), "\(width)")
      #expect(agree(board.frames(200), expected), "\(width)")
    }
  }

  @Test("both break rows anew for what comes and goes")
  func updates() {
    let album = Album([tiles(sizes)], look())
    let view = Shown(album, width: 320)
    let (board, stock) = board()
    let deleted = [150, 90, 3].map { IndexPath(item: $0, section: 0) }
    let inserted = [0, 40].map { IndexPath(item: $0, section: 0) }
    var others = sizes
    for path in deleted { others.remove(at: path.item) }
    for path in inserted {
      others.insert(CGSize(width: 40, height: 25), at: path.item)
    }
    UIView.performWithoutAnimation {
      view.view.performBatchUpdates {
        album.sections = [tiles(others)]
        view.view.deleteItems(at: deleted)
        view.view.insertItems(at: inserted)
      }
      stock.view.performBatchUpdates({
        board.sections = [others.map(\.height)]
        stock.view.deleteItems(at: deleted)
        stock.view.insertItems(at: inserted)
      })
      view.layOut()
      stock.layOut()
    }
    #expect(agree(view.frames(199), naive(others)))
    #expect(agree(board.frames(199), naive(others)))
  }

  @Test(
    "however rows are broken, each fills the line and no item is left out",
    arguments: [RowBreaking.greedy, .balanced, .even])
  func breaking(_ breaking: RowBreaking) {
    let rows = JustifiedRows(
      rowHeight: 70, breaking: breaking, lastRow: .justified)
    let view = Shown(Album([tiles(sizes)], look(rows)), width: 320)
    let (board, stock) = board()
    board.layout.section = look(rows)
    stock.layOut()
    let frames = view.frames(200)
    #expect(frames.count == 200 && agree(board.frames(200), frames))
    var (item, top) = (0, CGFloat(6))
    while item < 200 {
      let row = (item..<200).prefix { abs(frames[$0].minY - top) < 0.01 }
      let shapes = row.map { sizes[$0].width / sizes[$0].height }
      let gaps = 6 * CGFloat(row.count - 1)
      let height = (308 - gaps) / shapes.reduce(0, +)
      guard let first = row.first, first == item else {
        Issue.record("no row at \(top)")
        return
      }
      var x: CGFloat = 6
      // The last one is at the target where filling makes it too high.
      let shown = row.last == 199 && height > 1.9 * 70 ? 70 : height
      for (place, shape) in zip(row, shapes) {
        let frame = CGRect(x: x, y: top, width: shown * shape, height: shown)
        #expect(agree([frames[place]], [frame]))
        x += shown * shape + 6
      }
      item += row.count
      top += shown + 6
    }
  }

  @Test("a cell that tells its height gives its item a ratio")
  func measured() {
    let album = Album([[Tile(0, height: 50, width: 50)]])
    album.look.mode = .justified(JustifiedRows(rowHeight: 50))
    album.look.estimatesLengths = true
    album.neededHeights = [0: 20]
    let shown = Shown(album, width: 100)
    // 50 wide it needs 20, so that at 50 it would be broader than the line.
    #expect(shown.frames(1) == [CGRect(x: 0, y: 0, width: 100, height: 40)])
  }
}
