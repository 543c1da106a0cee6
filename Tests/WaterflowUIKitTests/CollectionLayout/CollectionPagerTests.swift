import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Turning pages of a collection view", .serialized)
struct CollectionPagerTests {
  let stage = CollectionPagerStage()

  @Test("the page goes with the finger, and the neighbour beside it")
  func follows() throws {
    let asked = stage.tabs[0].sizesAsked
    let laidOut = stage.layout.itemsLaidOut
    stage.drag(from: 350, to: 200)
    #expect(stage.layout.sectionDisplacement?.offset == CGPoint(x: -150, y: 0))
    #expect(stage.collectionView.contentOffset == .zero)
    #expect(
      stage.firstRow(of: stage.collectionView)
        == CGRect(x: -150, y: 140, width: 400, height: 50))
    let neighbour = try #require(stage.neighbour)
    #expect(
      stage.firstRow(of: neighbour)
        == CGRect(x: 250, y: 140, width: 400, height: 50))
    #expect(neighbour.dataSource === stage.tabs[1])
    // It is cut off below the bar, and takes no touches.
    let clip = try #require(neighbour.superview)
    #expect(
      clip.convert(clip.bounds, to: nil)
        == CGRect(x: 0, y: 140, width: 400, height: 460))
    #expect(clip.clipsToBounds && !clip.isUserInteractionEnabled)
    #expect(clip.accessibilityElementsHidden)
    #expect(stage.bar == 100)
    // The page itself is not laid out again.
    #expect(stage.tabs[0].sizesAsked == asked)
    #expect(stage.layout.itemsLaidOut == laidOut)
    stage.finger.up()
  }

  @Test("dragged half the way and let go, the page turns")
  func half() {
    stage.drag(from: 350, to: 140)
    stage.rest()
    stage.finger.up()
    #expect(stage.turned == [])
    TestClock.advance(by: 0.1)
    let x = stage.layout.sectionDisplacement?.offset.x ?? 0
    #expect(x < -210 && x > -400)
    TestClock.advance(by: 0.5)
    #expect(stage.turned == [1])
    #expect(stage.pager?.page == 1)
    #expect(stage.layout.sectionDisplacement == nil)
    #expect(stage.neighbour == nil)
    #expect(stage.collectionView.dataSource === stage.tabs[1])
    #expect(stage.firstRow(of: stage.collectionView)?.minX == 0)
  }

  @Test("the neighbour is laid out with the same settings")
  func neighbour() throws {
    stage.layout.pinMode = .section
    stage.layout.pixelScale = 2
    stage.layout.sectionInsetReference = .layoutMargins
    stage.window.layOut()
    stage.drag(from: 350, to: 200)
    let view = try #require(stage.neighbour)
    let layout = try #require(
      view.collectionViewLayout as? WaterflowCollectionViewLayout)
    #expect(layout.pinMode == .section && layout.pixelScale == 2)
    #expect(layout.sectionInsetReference == .layoutMargins)
    stage.finger.up()
  }

  @Test("sections that come before the bar take it along")
  func sectionsBefore() {
    for tab in stage.tabs { tab.sectionsBefore = 1 }
    stage.collectionView.performBatchUpdates {
      stage.collectionView.insertSections([0])
    }
    stage.settle()
    #expect(stage.pager?.firstSection == 3)
    stage.drag(from: 350, to: 200)
    #expect(stage.layout.sectionDisplacement?.firstSection == 3)
    #expect(
      stage.collectionView.cellForItem(at: IndexPath(item: 0, section: 1))?
        .frame.minX == 0)
    stage.finger.up()
  }

  @Test("by a flick it turns sooner, there and back")
  func flick() {
    stage.drag(from: 350, to: 270, over: 0.1)
    stage.finger.up()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [1])
    stage.drag(from: 100, to: 180, over: 0.1)
    stage.finger.up()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [1, 0])
  }

  @Test("let go before half the way, the page goes back")
  func back() {
    stage.drag(from: 350, to: 200)
    stage.rest()
    stage.finger.up()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [])
    #expect(stage.layout.sectionDisplacement == nil && stage.neighbour == nil)
    #expect(stage.collectionView.dataSource === stage.tabs[0])
    stage.drag(from: 390, to: 100)
    stage.finger.cancel()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [])
    #expect(stage.layout.sectionDisplacement == nil)
  }

  @Test("a pan down scrolls and turns nothing; the banner turns nothing")
  func elsewhere() {
    stage.finger.down(at: CGPoint(x: 200, y: 500), in: stage.window)
    stage.finger.move(to: CGPoint(x: 180, y: 400), over: 0.1)
    stage.finger.move(to: CGPoint(x: 100, y: 350), over: 0.5)
    #expect(stage.collectionView.contentOffset.y > 100)
    #expect(stage.layout.sectionDisplacement == nil)
    stage.finger.up()
    TestClock.advance(by: 3)
    stage.scroll(to: 0)
    stage.finger.down(at: CGPoint(x: 350, y: 50), in: stage.window)
    stage.finger.move(to: CGPoint(x: 100, y: 50), over: 0.3)
    #expect(stage.layout.sectionDisplacement == nil)
    stage.finger.up()
  }

  @Test("each tab keeps how far it is scrolled, and the bar never jumps")
  func offsets() {
    stage.scroll(to: 1_000)
    #expect(stage.bar == 0)
    stage.pager?.turn(to: 1)
    TestClock.advance(by: 0.1)
    #expect(stage.bar == 0)
    TestClock.advance(by: 1)
    #expect(stage.collectionView.contentOffset.y == 100)
    #expect(stage.bar == 0)
    stage.scroll(to: 400)
    stage.pager?.turn(to: 0, animated: false)
    stage.window.layOut()
    #expect(stage.collectionView.contentOffset.y == 1_000)
    stage.pager?.turn(to: 1, animated: false)
    stage.window.layOut()
    #expect(stage.collectionView.contentOffset.y == 400)
    #expect(stage.turned == [1, 0, 1])
  }

  @Test("a tab with little in it is long enough for the bar to be held")
  func short() {
    let stage = CollectionPagerStage(rows: [100, 1])
    stage.scroll(to: 1_000)
    stage.pager?.turn(to: 1, animated: false)
    stage.settle()
    #expect(stage.collectionView.contentSize.height == 700)
    #expect(stage.collectionView.contentOffset.y == 100)
    #expect(stage.bar == 0)
  }

  @Test("read from right to left, the next page comes in from the left")
  func mirrored() {
    let stage = CollectionPagerStage(isMirrored: true)
    stage.drag(from: 50, to: 250)
    stage.rest()
    stage.finger.up()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [1])
  }

  @Test("turned to another width, a page on its way is at its place")
  func rotation() {
    stage.pager?.turn(to: 1)
    TestClock.advance(by: 0.05)
    stage.window.rotate(
      to: CGSize(width: 600, height: 400), safeArea: .zero)
    stage.settle()
    TestClock.advance(by: 1)
    #expect(stage.turned == [1])
    #expect(stage.layout.sectionDisplacement == nil && stage.neighbour == nil)
    #expect(stage.firstRow(of: stage.collectionView)?.width == 600)
  }

  @Test("stopped, or held by nobody, no page turns any more")
  func stops() async {
    stage.pager?.turn(to: 1)
    TestClock.advance(by: 0.05)
    stage.pager?.stop()
    #expect(stage.turned == [1])
    stage.pager?.turn(to: 2)
    stage.drag(from: 350, to: 100)
    stage.finger.up()
    TestClock.advance(by: 1)
    #expect(stage.turned == [1])
    #expect(stage.layout.minimumContentLength == 0)
    let other = CollectionPagerStage()
    other.dropPager()
    while other.layout.pager != nil { await Task.yield() }
    other.drag(from: 350, to: 200)
    #expect(other.layout.sectionDisplacement == nil)
    other.finger.up()
  }

  @Test("without a collection view nothing is held")
  func letsGo() {
    weak var layout: WaterflowCollectionViewLayout?
    weak var view: UICollectionView?
    do {
      let stage = CollectionPagerStage()
      stage.pager?.turn(to: 1)
      TestClock.advance(by: 0.05)
      layout = stage.layout
      view = stage.collectionView
      #expect(stage.neighbour != nil)
    }
    TestClock.reset()
    #expect(layout == nil)
    #expect(view == nil)
  }
}
