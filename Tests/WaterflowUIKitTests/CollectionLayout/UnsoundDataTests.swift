import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@Suite("A collection view with unsound data")
@MainActor
struct UnsoundDataTests {
  private let size = CGSize(width: 100, height: 200)

  @Test("Nothing to show is shown")
  func empty() {
    let stage = CollectionStage(size, [])
    #expect(stage.collectionView.contentSize == CGSize(width: 100, height: 0))
    #expect(stage.layout.layoutAttributesForElements(in: .infinite)?.count == 0)
    #expect(stage.place(0) == nil)
    stage.reload([.list(0, height: 10, header: 30, footer: 20)])
    // An empty section shows its header and footer.
    #expect(stage.collectionView.contentSize.height == 50)
    #expect(stage.bar(CollectionStage.footer, 0)?.minY == 30)
    #expect(stage.visibleItems.isEmpty)
  }

  @Test("Without a data source or a collection view there is nothing")
  func alone() {
    let layout = WaterflowCollectionViewLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite)?.isEmpty == true)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 0)
    #expect(view.contentSize.height == 0)
  }

  @Test("A length without an end is refused, and the layout before stays")
  func refused() {
    let stage = CollectionStage(size, [.list(3, height: 50)])
    var bad = CollectionStage.Section.list(3, height: 70)
    bad.sizes[1].height = .infinity
    stage.reload([bad])
    #expect(
      stage.errors == [.itemTooLong(ItemPath(section: 0, item: 1))])
    #expect(stage.collectionView.contentSize.height == 150)
    #expect(stage.cell(2)?.minY == 100)
    // Told once, not with every frame.
    stage.scroll(to: 10)
    stage.scroll(to: 0)
    #expect(stage.errors.count == 1)
    stage.reload([.list(3, height: 70)])
    #expect(stage.errors.count == 1)
    #expect(stage.cell(2)?.minY == 140)
  }

  @Test("A layout that stays shows only what is still in the data")
  func refusedAndShrunk() {
    let stage = CollectionStage(
      size, [.list(3, height: 20), .list(3, height: 20, header: 10)])
    var bad = CollectionStage.Section.list(2, height: 20)
    bad.style.lineSpacing = .infinity
    stage.reload([bad])
    #expect(stage.errors == [.styleOutOfRange(section: 0)])
    #expect(
      stage.visibleItems == [
        IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0),
      ])
    #expect(stage.place(2) == nil)
    #expect(stage.place(0, 1) == nil)
    #expect(stage.bar(CollectionStage.header, 1) == nil)
  }

  @Test("The first data to be refused leaves nothing to show")
  func refusedAtFirst() {
    var bad = CollectionStage.Section.list(2, height: 20)
    bad.sizes[0].height = .infinity
    let stage = CollectionStage(size, [bad])
    #expect(stage.errors.count == 1)
    #expect(stage.collectionView.contentSize == .zero)
    #expect(stage.visibleItems.isEmpty)
  }

  @Test("Negative and not-a-number distances count as 0, with a warning")
  func warnings() {
    var section = CollectionStage.Section.list(3, height: 20)
    section.style.lineSpacing = -5
    section.style.insets.top = .nan
    section.sizes[1].height = .nan
    section.sizes[2].height = -1
    let stage = CollectionStage(size, [section])
    #expect(stage.collectionView.contentSize.height == 20)
    #expect(
      stage.warnings == [
        .styleClamped(section: 0),
        .itemLengthsClamped(first: ItemPath(section: 0, item: 1), count: 2),
      ])
    #expect(stage.errors.isEmpty)
  }

  @Test("Data that shrinks brings the offset back into the content")
  func shrinking() {
    let stage = CollectionStage(size, [.list(100, height: 50)])
    stage.scroll(to: 4_800)
    #expect(stage.cell(99)?.minY == 4_950)
    stage.reload([.list(10, height: 50)])
    #expect(stage.collectionView.contentOffset.y == 300)
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.visibleItems.count == 4)
    stage.reload([])
    #expect(stage.collectionView.contentOffset.y == 0)
    #expect(stage.visibleItems.isEmpty)
  }

  @Test("Counts that change without a reload are not seen before it")
  func lying() {
    let stage = CollectionStage(
      size, [.list(10, height: 50), .list(10, height: 50)])
    stage.sections = [.list(2, height: 20)]
    stage.layout.invalidateLayout()
    stage.window.layOut()
    // The delegate answers for what is there; the rest has no length.
    #expect(stage.collectionView.numberOfSections == 2)
    #expect(stage.collectionView.contentSize.height == 40)
    stage.sections = [.list(40, height: 20)]
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect(stage.collectionView.contentSize.height == 200)
    stage.collectionView.reloadData()
    stage.window.layOut()
    #expect(stage.collectionView.contentSize.height == 800)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("A delegate that reloads while it is asked is served afterwards")
  func reloadWhileAsked() {
    let stage = CollectionStage(size, [.list(5, height: 50)])
    stage.whileAsked = { [unowned stage] in
      stage.whileAsked = nil
      stage.sections = [.list(2, height: 30)]
      stage.collectionView.reloadData()
    }
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect(stage.collectionView.contentSize.height == 60)
    #expect(stage.visibleItems.count == 2)
  }

  @Test("A delegate that lays out while it is asked does not hang")
  func layOutWhileAsked() {
    let stage = CollectionStage(size, [.list(5, height: 50)])
    stage.whileAsked = { [unowned stage] in
      stage.layout.prepare()
      stage.collectionView.layoutIfNeeded()
    }
    let asked = stage.sizesAsked
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect(stage.sizesAsked == asked + 5)
    #expect(stage.cell(4) == nil)
    #expect(stage.cell(3)?.minY == 150)
  }

  @Test("A delegate that invalidates and prepares is not asked within a pass")
  func prepareWhileAsked() {
    let stage = CollectionStage(size, [.list(5, height: 50)])
    let asked = stage.sizesAsked
    var rounds = 0
    stage.whileAsked = { [unowned stage] in
      guard rounds < 3 else { return }
      rounds += 1
      stage.layout.invalidateLayout()
      stage.layout.prepare()
    }
    stage.layout.invalidateLayout()
    stage.window.layOut()
    // One pass in which it did so three times, and one for what it asked for.
    #expect(stage.sizesAsked == asked + 10)
    #expect(stage.cell(3)?.minY == 150)
  }

  @Test("Paths that lead nowhere have no attributes")
  func paths() {
    let stage = CollectionStage(size, [.list(2, height: 50, header: 10)])
    let layout = stage.layout
    for path in [
      IndexPath(), IndexPath(index: 0), IndexPath(item: 2, section: 0),
      IndexPath(item: -1, section: 0), IndexPath(item: 0, section: -1),
      IndexPath(item: 0, section: .max), IndexPath(indexes: [0, 0, 0]),
    ] {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
    }
    let path = IndexPath(item: 0, section: 0)
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "other", at: path)
        == nil)
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: CollectionStage.footer, at: path) == nil)
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "other", at: path)
        == nil)
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: CollectionStage.header, at: path)?.frame
        == CGRect(x: 0, y: 0, width: 100, height: 10))
    layout.contentHeaderLength = 40
    stage.window.layOut()
    let kind = WaterflowCollectionViewLayout.elementKindContentHeader
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        == nil)
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(index: 0))?.frame
        == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test("Any rectangle can be asked for")
  func rectangles() {
    let stage = CollectionStage(size, [.list(3, height: 50, header: 10)])
    func count(_ rect: CGRect) -> Int? {
      stage.layout.layoutAttributesForElements(in: rect)?.count
    }
    #expect(count(.infinite) == 4)
    #expect(count(.zero) == 0)
    #expect(count(.null) == 0)
    let huge = CGFloat.greatestFiniteMagnitude
    #expect(count(CGRect(x: 0, y: -1e300, width: 1, height: huge)) == 4)
    #expect(count(CGRect(x: 0, y: CGFloat.nan, width: 100, height: 100)) == 0)
    #expect(count(CGRect(x: 0, y: 0, width: 100, height: CGFloat.nan)) == 0)
  }

  @Test("A rotation that does not fit is refused once and can be undone")
  func refusedRotation() {
    let photo = CollectionStage.Section(
      style: WaterflowSection(
        mode: .waterfall(lanes: .fixed(1), sizing: .aspect)),
      sizes: [CGSize(width: 1, height: 100_000)])
    let stage = CollectionStage(size, [photo])
    #expect(stage.collectionView.contentSize.height == 10_000_000)
    // 200 * 100,000 is more than an item can have.
    stage.window.rotate(to: CGSize(width: 200, height: 100))
    #expect(
      stage.errors == [.itemTooLong(ItemPath(section: 0, item: 0))])
    stage.scroll(to: 100)
    #expect(stage.errors.count == 1)
    #expect(stage.collectionView.contentSize.height == 10_000_000)
    stage.window.rotate(to: size)
    #expect(stage.errors.count == 1)
    #expect(stage.cell(0)?.width == 100)
  }
}
