import Foundation
import Testing
import WaterflowLayout

@testable import UIKitStandIn
@testable import WaterflowUIKit

@Suite("Batch updates of a collection view")
@MainActor
struct UpdateTests {
  init() { TestClock.reset() }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func rows(_ count: Int) -> CollectionStage {
    CollectionStage(
      CGSize(width: 100, height: 200), [.list(count, height: 50)])
  }

  @Test("an insertion above moves nothing in view, and is asked for alone")
  func insertionAbove() {
    let stage = rows(10_000)
    stage.scroll(to: 100_010)
    let laidOut = stage.layout.itemsLaidOut
    let first = stage.shownCell(2_000)
    var sections = stage.sections
    sections[0].sizes.insert(CGSize(width: 1, height: 30), at: 0)
    stage.update(sections) { $0.insertItems(at: [path(0)]) }
    #expect(stage.collectionView.contentOffset.y == 100_040)
    #expect(stage.place(0) == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(
      stage.cell(2_001) == CGRect(x: 0, y: 100_030, width: 100, height: 50))
    #expect(stage.shownCell(2_001) === first)
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.sizesAsked == 10_001)
    #expect(stage.layout.itemsLaidOut - laidOut < 1_100)
    #expect(stage.collectionView.contentSize.height == 500_030)
  }

  /// Notes where items begin that an update brings.
  private final class Noting: WaterflowCollectionViewLayout {
    var starts: [IndexPath: CGFloat] = [:]

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let start = super.initialLayoutAttributesForAppearingItem(
        at: itemIndexPath)
      starts[itemIndexPath] = start?.frame.minY
      return start
    }
  }

  @Test("an item that comes in begins on its line as that is seen before")
  func start() {
    let layout = Noting()
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [.list(100, height: 50)],
      layout: layout)
    stage.scroll(to: 1_000)
    var sections = stage.sections
    sections[0].sizes.insert(CGSize(width: 1, height: 30), at: 0)
    sections[0].sizes.insert(CGSize(width: 1, height: 50), at: 22)
    stage.update(sections) { $0.insertItems(at: [path(0), path(22)]) }
    #expect(stage.collectionView.contentOffset.y == 1_030)
    #expect(stage.place(22)?.minY == 1_080)
    #expect(layout.starts[path(22)] == 1_050)
  }

  @Test("lengths told in one piece are those of an update as well")
  func lengthsAtOnce() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [.list(0, height: 50)])
    stage.lengths = [50, 50]
    var sections: [CollectionStage.Section] = [.list(2, height: 7)]
    stage.reload(sections)
    stage.lengths = [30, 50, 50]
    sections[0].sizes.insert(CGSize(width: 1, height: 7), at: 0)
    stage.update(sections) { $0.insertItems(at: [path(0)]) }
    #expect(stage.place(0) == CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.lengths = [40, 60, 80]
    stage.update(sections) { $0.reloadSections([0]) }
    #expect(stage.place(2) == CGRect(x: 0, y: 100, width: 100, height: 80))
    #expect(stage.sizesAsked == 0)
  }

  @Test("a waterfall is that of a fresh layout")
  func waterfall() {
    let heights: [CGFloat] = [70, 100, 190, 70, 100, 190, 70]
    let style = WaterflowSection(
      mode: .waterfall(lanes: .fixed(3)),
      insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      lineSpacing: 10, interitemSpacing: 10)
    let stage = CollectionStage(
      CGSize(width: 320, height: 600),
      [
        .init(style: style, sizes: heights.map { CGSize(width: 0, height: $0) })
      ])
    #expect(stage.collectionView.contentSize.height == 370)
    var sections = stage.sections
    sections[0].sizes.insert(CGSize(width: 0, height: 50), at: 0)
    stage.update(sections) { $0.insertItems(at: [path(0)]) }
    let tops = (0..<8).map { stage.cell($0)?.minY }
    #expect(tops == [10, 10, 10, 70, 90, 120, 170, 230])
    let lanes = (0..<8).map { Int((stage.cell($0)?.minX ?? -1) / 100) }
    #expect(lanes == [0, 1, 2, 0, 1, 2, 1, 2])
    #expect(stage.collectionView.contentSize.height == 370)
  }

  @Test("rows come in from the leading edge and go out to it")
  func slides() {
    let stage = rows(3)
    let gone = stage.shownCell(1)
    var completed: Bool?
    var sections = stage.sections
    sections[0].sizes.remove(at: 1)
    sections[0].sizes.append(CGSize(width: 2, height: 40))
    stage.update(sections) {
      $0.deleteItems(at: [path(1)])
      $0.insertItems(at: [path(2)])
    } completion: {
      completed = $0
    }
    let new = stage.shownCell(2)
    let moved = stage.shownCell(1)
    #expect(gone?.shownFrame == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(new?.shownFrame == CGRect(x: -100, y: 100, width: 100, height: 40))
    #expect(moved?.shownFrame.minY == 100)
    TestClock.advance(by: 0.125)
    #expect(gone?.shownFrame.minX ?? 0 < -20)
    #expect(new?.shownFrame.minX ?? 0 > -80)
    #expect(completed == nil)
    TestClock.advance(by: 0.2)
    #expect(new?.shownFrame == CGRect(x: 0, y: 100, width: 100, height: 40))
    #expect(moved?.shownFrame.minY == 50)
    #expect(gone?.superview == nil)
    #expect(completed == true)
  }

  @Test("what was out of sight comes from there, and goes there")
  func fromOutside() {
    let stage = rows(20)
    stage.scroll(to: 500)
    let moved = stage.shownCell(12)
    var sections = stage.sections
    sections[0].sizes.swapAt(12, 2)
    // Item 12 goes to the start, and 2 comes in its place.
    stage.update(sections) {
      $0.moveItem(at: path(12), to: path(2))
      $0.moveItem(at: path(2), to: path(12))
    }
    #expect(stage.collectionView.contentOffset.y == 500)
    #expect(moved?.frame.minY == 100)
    #expect(moved?.shownFrame.minY == 600)
    #expect(stage.shownCell(12)?.shownFrame.minY == 100)
    #expect(stage.cell(12)?.minY == 600)
  }

  @Test("items that are read anew are asked for, and get another cell")
  func reload() {
    let stage = rows(100)
    stage.scroll(to: 1_000)
    let cell = stage.shownCell(20)
    var sections = stage.sections
    sections[0].sizes[20].height = 80
    sections[0].sizes[3].height = 10
    stage.update(sections) { $0.reloadItems(at: [path(20), path(3)]) }
    #expect(stage.sizesAsked == 102)
    #expect(stage.cell(20) == CGRect(x: 0, y: 960, width: 100, height: 80))
    #expect(stage.collectionView.contentOffset.y == 960)
    #expect(stage.shownCell(20) !== cell)
    #expect(stage.shownCell(20)?.shown.height == 80)
  }

  @Test("sections come, go and move with what they hold")
  func sections() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 300),
      [
        .list(20, height: 20, header: 10, pinsHeader: true),
        .list(20, height: 30, header: 10, pinsHeader: true),
        .list(20, height: 40, header: 10, pinsHeader: true),
      ]
    ) { $0.pinMode = .section }
    stage.scroll(to: 450)
    #expect(stage.events.last == "pin header 1 at 410")
    stage.events = []
    let asked = stage.sizesAsked
    let new = CollectionStage.Section.list(5, height: 50, header: 10)
    let old = stage.sections
    stage.update([new, old[1], old[0]]) {
      $0.deleteSections([2])
      $0.insertSections([0])
      $0.moveSection(0, toSection: 2)
    }
    #expect(stage.sizesAsked - asked == 5)
    // Section 1 begins at 260 now, instead of 410.
    #expect(stage.collectionView.contentOffset.y == 300)
    #expect(stage.bar(CollectionStage.header, 1)?.minY == 300)
    #expect(stage.cell(2, 1)?.minY == 330)
    #expect(stage.place(0, 2)?.minY == 880)
    #expect(!stage.events.contains { $0.contains("header 1") })
    #expect(stage.visibleItems == stage.itemsInBounds)
    // All items of a section read anew are asked for again.
    var sections = stage.sections
    sections[1] = .list(7, height: 30, header: 10)
    stage.update(sections) { $0.reloadSections([1]) }
    #expect(stage.sizesAsked - asked == 12)
    #expect(stage.place(0, 2)?.minY == 490)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("a move into a section that is new reads that item alone")
  func intoNew() {
    let stage = rows(10)
    var sections = stage.sections
    let item = sections[0].sizes.remove(at: 4)
    sections.append(.init(style: WaterflowSection(), sizes: [item]))
    stage.update(sections) {
      $0.insertSections([1])
      $0.moveItem(at: path(4), to: path(0, 1))
    }
    #expect(stage.place(0, 1)?.minY == 450)
    #expect(stage.sizesAsked == 11)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("a move that no plan takes has all data read")
  func fallback() {
    let stage = rows(10)
    stage.reload(stage.sections + [.list(2, height: 30)])
    var sections = stage.sections
    let asked = stage.sizesAsked
    sections[0].sizes.insert(sections[1].sizes.remove(at: 1), at: 0)
    stage.update(sections) {
      $0.reloadSections([1])
      $0.moveItem(at: path(1, 1), to: path(0))
    }
    #expect(stage.place(0)?.height == 30)
    #expect(stage.sizesAsked - asked == 12)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("counts that the changes do not explain are refused")
  func refused() {
    let stage = rows(10)
    var found: CollectionInconsistency?
    stage.collectionView.onInconsistency = { found = $0 }
    stage.update([.list(12, height: 50)]) { $0.insertItems(at: [path(0)]) }
    #expect(found == .count(section: 0, expected: 11, actual: 12))
    #expect(stage.collectionView.contentSize.height == 500)
  }

  @Test("what cannot be laid out leaves everything as it was")
  func fault() {
    let stage = rows(10)
    var sections = stage.sections
    sections[0].sizes.insert(CGSize(width: 1, height: CGFloat.infinity), at: 5)
    stage.update(sections) { $0.insertItems(at: [path(5)]) }
    #expect(stage.errors.count == 1)
    #expect(stage.collectionView.contentSize.height == 500)
    sections[0].sizes[5].height = 20
    sections[0].sizes.remove(at: 0)
    stage.update(sections) {
      $0.deleteItems(at: [path(0)])
      $0.reloadItems(at: [path(5)])
    }
    #expect(stage.collectionView.contentSize.height == 470)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("data that changed without a word is read by the next pass")
  func unexplained() {
    let stage = rows(10)
    stage.sections = [.list(4, height: 30)]
    stage.collectionView.counts = nil
    for _ in 0..<2 {
      let context = WaterflowInvalidationContext()
      context.invalidateDataSourceCounts = true
      stage.layout.invalidateLayout(with: context)
      stage.window.layOut()
    }
    #expect(stage.visibleItems.count == 4)
    #expect(stage.collectionView.contentSize.height == 120)
    #expect(stage.cell(3)?.minY == 90)
  }

  @Test("at its start the content shows what is inserted there")
  func atStart() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200),
      insets: UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0),
      [.list(20, height: 50)])
    var sections = stage.sections
    sections[0].sizes.insert(CGSize(width: 1, height: 30), at: 0)
    stage.update(sections) { $0.insertItems(at: [path(0)]) }
    #expect(stage.collectionView.contentOffset.y == -30)
    #expect(stage.cell(0)?.height == 30)
  }

  @Test("a displaced tail stays displaced, with what comes into it")
  func tail() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200),
      [.list(1, height: 20), .list(2, height: 20)]
    ) {
      $0.sectionDisplacement = WaterflowSectionDisplacement(
        firstSection: 1, offset: CGPoint(x: 30, y: 0))
    }
    var sections = stage.sections
    sections[1].sizes.insert(CGSize(width: 1, height: 10), at: 0)
    stage.update(sections) { $0.insertItems(at: [path(0, 1)]) }
    #expect(stage.cell(0, 1) == CGRect(x: 30, y: 20, width: 100, height: 10))
    #expect(stage.cell(1, 1)?.minY == 30)
  }

  @Test("backgrounds and headers of new sections come in, those of old go out")
  func bars() {
    var section = CollectionStage.Section.list(2, height: 40, header: 20)
    section.style.background = .zero
    let stage = CollectionStage(
      CGSize(width: 100, height: 300), [section, section]
    ) {
      $0.register(
        UICollectionReusableView.self,
        forDecorationViewOfKind: CollectionStage.background)
    }
    let before = stage.collectionView.subviews.count
    #expect(before == 8)
    stage.update([section]) { $0.deleteSections([0]) }
    #expect(stage.bar(CollectionStage.header, 0)?.minY == 0)
    #expect(stage.collectionView.subviews.count == 8)
    TestClock.advance(by: 0.3)
    #expect(stage.collectionView.subviews.count == 4)
    stage.update([section, section]) { $0.insertSections([1]) }
    let header = stage.collectionView.supplementaryView(
      forElementKind: CollectionStage.header, at: path(0, 1))
    #expect(
      header?.shownFrame == CGRect(x: -100, y: 100, width: 100, height: 20))
  }

  @Test("a change of half of ten thousand items costs what laying out does")
  func great() {
    let stage = rows(10_000)
    var sections = stage.sections
    let odd = Array(stride(from: 1, to: 10_000, by: 2))
    for item in odd.reversed() { sections[0].sizes.remove(at: item) }
    stage.update(sections) { $0.deleteItems(at: odd.map { path($0) }) }
    #expect(stage.collectionView.contentSize.height == 250_000)
    #expect(stage.layout.itemsLaidOut <= 15_000)
    #expect(stage.sizesAsked == 10_000)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }
}
