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
@Suite("The layout in a stock collection view")
struct CollectionLayoutTests {
  private let heights = (0..<200).map { CGFloat(20 + $0 * 37 % 90) }

  /// Three lanes of tiles.
  private func waterfall() -> (TileBoard, Shown<UICollectionView>) {
    let board = TileBoard([heights])
    board.layout.section = WaterflowSection(
      mode: .waterfall(lanes: .fixed(3)),
      insets: UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6),
      lineSpacing: 6, interitemSpacing: 6)
    return (board, Shown(board.collectionView, of: board, width: 320))
  }

  /// The frames of the cells on screen, rounded by UIKit as it likes.
  private func expectCells(
    _ shown: Shown<UICollectionView>, at expected: [CGRect],
    from top: CGFloat, height: CGFloat = 400
  ) {
    let visible = NaiveLayout.visible(
      expected, from: top, to: top + height)
    let paths = Set(shown.view.indexPathsForVisibleItems)
    for item in visible {
      let path = IndexPath(item: item, section: 0)
      #expect(paths.contains(path))
      let frame = shown.view.cellForItem(at: path).map { [$0.frame] } ?? []
      #expect(agree(frame, [expected[item]], within: 0.5))
    }
  }

  @Test("seven shops in three lanes stand where they always stood")
  func shops() {
    let board = TileBoard([[70, 100, 190, 70, 100, 190, 70]])
    board.layout.section = WaterflowSection(
      mode: .waterfall(lanes: .fixed(3)),
      insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      lineSpacing: 10, interitemSpacing: 10)
    let shown = Shown(board.collectionView, of: board, width: 320)
    let frames = board.frames(7)
    #expect(frames.map(\.minY) == [10, 10, 10, 90, 120, 170, 210])
    #expect(shown.view.contentSize.height == 370)
    expectCells(shown, at: frames, from: 0)
  }

  /// What a storyboard's layout is made with.
  private func unarchived() throws -> WaterflowCollectionViewLayout {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: NSArray(), requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
    defer { coder.finishDecoding() }
    return try #require(WaterflowCollectionViewLayout(coder: coder))
  }

  @Test("a layout of a storyboard is as one that a program makes")
  func storyboard() throws {
    let layout = try unarchived()
    let made = WaterflowCollectionViewLayout()
    #expect(layout.section == made.section)
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.pinMode == made.pinMode)
    #expect(layout.sectionInsetReference == made.sectionInsetReference)
    #expect(layout.minimumContentLength == 0 && layout.nearEndLength == 0)
    #expect(layout.contentHeaderLength == 0 && layout.pixelScale == nil)
    #expect(layout.anchoredItem == nil && !layout.anchorsToEnd)
    #expect(layout.layoutDelegate == nil)

    let board = TileBoard([[70, 100, 190]])
    board.collectionView.collectionViewLayout = layout
    let shown = Shown(board.collectionView, of: board, width: 320)
    #expect(shown.view.contentSize == CGSize(width: 320, height: 150))
    layout.section = WaterflowSection(mode: .waterfall(lanes: .fixed(2)))
    layout.layoutDelegate = board
    shown.view.layoutIfNeeded()
    let frames = (0..<3).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 160, height: 70),
        CGRect(x: 160, y: 0, width: 160, height: 100),
        CGRect(x: 0, y: 70, width: 160, height: 190),
      ])
  }

  @Test("cells stand where the shortest lane was, at every offset")
  func frames() {
    let (board, shown) = waterfall()
    let expected = NaiveLayout(width: 320, inset: 6, spacing: 6)
      .waterfall(lanes: 3, heights: heights)
    #expect(agree(board.frames(200), expected))
    for y in [CGFloat(0), 333, 2_000, 1_999, 3_500, 0] {
      shown.scroll(to: y)
      expectCells(shown, at: expected, from: y)
    }
  }

  @Test("people who read from right to left see the mirror image")
  func mirrored() {
    let (board, shown) = waterfall()
    shown.view.semanticContentAttribute = .forceRightToLeft
    board.layout.invalidateLayout()
    shown.layOut()
    let layout = NaiveLayout(width: 320, inset: 6, spacing: 6)
    let expected = layout.mirrored(
      layout.waterfall(lanes: 3, heights: heights))
    #expect(agree(board.frames(200), expected))
    expectCells(shown, at: expected, from: 0)
  }

  @Test("another width lays out anew")
  func rotation() {
    let (board, shown) = waterfall()
    shown.resize(width: 600, height: 300)
    let expected = NaiveLayout(width: 600, inset: 6, spacing: 6)
      .waterfall(lanes: 3, heights: heights)
    #expect(agree(board.frames(200), expected))
    expectCells(
      shown, at: expected, from: shown.view.contentOffset.y, height: 300)
  }

  @Test("a reload shows other data")
  func reload() {
    let (board, shown) = waterfall()
    board.sections = [Array(heights.reversed().prefix(70))]
    shown.view.reloadData()
    shown.layOut()
    let expected = NaiveLayout(width: 320, inset: 6, spacing: 6)
      .waterfall(lanes: 3, heights: board.sections[0])
    #expect(agree(board.frames(70), expected))
    expectCells(shown, at: expected, from: 0)
  }

  @Test("stacked headers pile up, and rest again")
  func pins() {
    // Headers of 40 rest at 0, 240 and 480.
    let short: [CGFloat] = [100, 100]
    let board = TileBoard(
      [short, short, short, Array(repeating: 100, count: 20)])
    board.layout.pinMode = .stacked
    board.layout.section = WaterflowSection(headerLength: 40, pinsHeader: true)
    let shown = Shown(board.collectionView, of: board, width: 320, height: 480)
    let kind = UICollectionView.elementKindSectionHeader
    func headers() -> [CGFloat?] {
      (0..<2).map {
        shown.view.supplementaryView(
          forElementKind: kind, at: IndexPath(item: 0, section: $0))?
          .frame.minY
      }
    }
    for (offset, expected) in [
      (CGFloat(0), [CGFloat(0), 240]), (199, [199, 240]), (205, [205, 245]),
      (900, [900, 940]), (199, [199, 240]),
    ] {
      shown.scroll(to: offset)
      #expect(headers() == expected, "at \(offset)")
    }
  }
}
