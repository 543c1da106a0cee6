import Testing
import UIKitStandIn
import WaterflowLayout
import WaterflowUIKit

@Suite("A collection view that is read from right to left")
@MainActor
struct DirectionTests {
  private func section() -> CollectionStage.Section {
    CollectionStage.Section(
      style: WaterflowSection(
        mode: .waterfall(lanes: .fixed(3)),
        insets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 5),
        interitemSpacing: 10,
        background: UIEdgeInsets(
          top: 0, left: 8, bottom: 0, right: 2)),
      sizes: [30, 20, 10, 50].map { CGSize(width: 0, height: $0) })
  }

  @Test("Content is mirrored about its midline, insets included")
  func mirrored() {
    let stage = CollectionStage(CGSize(width: 345, height: 100), [section()]) {
      $0.register(
        UICollectionReusableView.self,
        forDecorationViewOfKind: CollectionStage.background)
    }
    #expect(stage.cell(0) == CGRect(x: 20, y: 0, width: 100, height: 30))
    #expect(stage.cell(3) == CGRect(x: 240, y: 10, width: 100, height: 50))
    stage.collectionView.semanticContentAttribute = .forceRightToLeft
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect(stage.cell(0) == CGRect(x: 225, y: 0, width: 100, height: 30))
    #expect(stage.cell(1) == CGRect(x: 115, y: 0, width: 100, height: 20))
    #expect(stage.cell(3) == CGRect(x: 5, y: 10, width: 100, height: 50))
    let background = stage.layout.layoutAttributesForDecorationView(
      ofKind: CollectionStage.background, at: IndexPath(item: 0, section: 0))
    #expect(background?.frame == CGRect(x: 2, y: 0, width: 335, height: 60))
  }

  @Test("The window's direction counts")
  func window() {
    let stage = CollectionStage(CGSize(width: 345, height: 100), [section()])
    stage.window.setLayoutDirection(.rightToLeft)
    stage.collectionView.reloadData()
    stage.window.layOut()
    #expect(stage.cell(0)?.minX == 225)
  }

  @Test("Sideways, item 0 stands at the right end and pins hold there")
  func sideways() {
    var section = CollectionStage.Section.list(1, height: 0)
    section.style.headerLength = 30
    section.style.pinsHeader = true
    section.sizes = Array(
      repeating: CGSize(width: 100, height: 0), count: 9)
    let stage = CollectionStage(
      CGSize(width: 200, height: 50),
      insets: UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 15), [section]
    ) {
      $0.scrollDirection = .horizontal
      $0.pinMode = .section
    }
    stage.window.setLayoutDirection(.rightToLeft)
    stage.collectionView.reloadData()
    // Content of 930. At the right end, with 15 of inset behind it.
    stage.scroll(to: 930 - 200 + 15)
    #expect(
      stage.bar(CollectionStage.header, 0)
        == CGRect(x: 900, y: 0, width: 30, height: 50))
    #expect(stage.cell(0) == CGRect(x: 800, y: 0, width: 100, height: 50))
    stage.events = []
    // The view shows 400 ..< 600, and 585 is where bars are held.
    stage.scroll(to: 400)
    #expect(
      stage.bar(CollectionStage.header, 0)
        == CGRect(x: 555, y: 0, width: 30, height: 50))
    #expect(stage.events == ["pin header 0 at 0"])
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("Read from the right, what scrolls sideways begins there")
  func beginsAtRight() {
    var section = CollectionStage.Section.list(1, height: 0)
    section.style.headerLength = 30
    section.sizes = []
    let stage = CollectionStage(CGSize(width: 200, height: 50), [section]) {
      $0.scrollDirection = .horizontal
    }
    let view = stage.collectionView
    view.semanticContentAttribute = .forceRightToLeft
    // Nothing at first, as with data that comes later.
    view.reloadData()
    stage.window.layOut()
    section.sizes = Array(
      repeating: CGSize(width: 100, height: 0), count: 9)
    stage.reload([section])
    stage.window.layOut()
    #expect(view.contentOffset.x == 730)
    #expect(stage.cell(0) == CGRect(x: 800, y: 0, width: 100, height: 50))
    // Who has scrolled is not sent back.
    stage.scroll(to: 300)
    view.reloadData()
    stage.window.layOut()
    #expect(view.contentOffset.x == 300)
  }

  @Test("Read from the right, other data at its start is shown from its start")
  func reloadsAtStart() {
    var section = CollectionStage.Section.list(1, height: 0)
    section.style.headerLength = 30
    func items(_ count: Int, width: CGFloat = 100) -> [CGSize] {
      Array(repeating: CGSize(width: width, height: 0), count: count)
    }
    let stage = CollectionStage(CGSize(width: 200, height: 50), []) {
      $0.scrollDirection = .horizontal
    }
    let view = stage.collectionView
    view.semanticContentAttribute = .forceRightToLeft
    stage.reload([])
    section.sizes = items(9)
    stage.reload([section])
    #expect(view.contentOffset.x == 730)
    section.sizes = items(30)
    stage.reload([section])
    #expect(view.contentOffset.x == 2_830)
    #expect(stage.cell(0) == CGRect(x: 2_900, y: 0, width: 100, height: 50))
    // Some that fit, as long as there are no others.
    section.sizes = items(2, width: 50)
    stage.reload([section])
    #expect(view.contentOffset.x == 0)
    section.sizes = items(50)
    stage.reload([section])
    #expect(view.contentOffset.x == 4_830)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test(
    "Read from the right, shorter content at its start is shown from there",
    arguments: [false, true])
  func shorterAtStart(isOther: Bool) {
    var section = CollectionStage.Section.list(1, height: 0)
    func items(_ count: Int, width: CGFloat) -> [CGSize] {
      Array(repeating: CGSize(width: width, height: 0), count: count)
    }
    section.sizes = items(20, width: 50)
    let stage = CollectionStage(CGSize(width: 200, height: 100), []) {
      $0.scrollDirection = .horizontal
    }
    let view = stage.collectionView
    view.semanticContentAttribute = .forceRightToLeft
    stage.reload([section])
    #expect(view.contentOffset.x == 800)
    section.sizes = isOther ? items(16, width: 50) : items(20, width: 40)
    if isOther {
      stage.reload([section])
    } else {
      stage.sections = [section]
      stage.layout.invalidateLayout()
      stage.window.layOut()
    }
    #expect(view.contentOffset.x == 600)
    #expect(stage.cell(0)?.maxX == 800)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }
}
