import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Turning pages of the UIKit view", .serialized)
struct PagerTests {
  let stage = PagerStage()

  @Test("The page goes with the finger, and the neighbour beside it")
  func follows() throws {
    stage.drag(from: 350, to: 200)
    #expect(stage.view.sectionDisplacement?.offset == CGPoint(x: -150, y: 0))
    #expect(stage.view.contentOffset == .zero)
    let row = try #require(stage.rows(of: stage.view).first)
    #expect(row.item == 0)
    #expect(row.frame == CGRect(x: -150, y: 140, width: 400, height: 50))
    let neighbour = try #require(stage.neighbour)
    let next = try #require(stage.rows(of: neighbour).first)
    #expect(next.item == 0)
    #expect(next.frame == CGRect(x: 250, y: 140, width: 400, height: 50))
    #expect(neighbour.dataSource === stage.tabs[1])
    // It is cut off below the bar, and takes no touches.
    let clip = try #require(neighbour.superview)
    #expect(
      clip.convert(clip.bounds, to: nil)
        == CGRect(x: 0, y: 140, width: 400, height: 460))
    #expect(clip.clipsToBounds && !clip.isUserInteractionEnabled)
    #expect(clip.accessibilityElementsHidden)
    // The bar and the banner stay.
    #expect(stage.bar == 100)
    stage.finger.up()
  }

  @Test("Beside insets pages go all the way across the view, and rest inside")
  func insets() throws {
    stage.view.contentInset = UIEdgeInsets(
      top: 0, left: 20, bottom: 0, right: 30)
    stage.window.layOut()
    stage.view.contentOffset = CGPoint(x: -20, y: 0)
    stage.window.layOut()
    stage.drag(from: 350, to: 200)
    let row = try #require(stage.rows(of: stage.view).first)
    #expect(row.frame == CGRect(x: -130, y: 140, width: 350, height: 50))
    let neighbour = try #require(stage.neighbour)
    let next = try #require(stage.rows(of: neighbour).first)
    #expect(next.frame == CGRect(x: 270, y: 140, width: 350, height: 50))
    stage.finger.up()
    TestClock.advance(by: 1)
    stage.pager.turn(to: 2, animated: false)
    stage.window.layOut()
    #expect(stage.view.contentOffset == CGPoint(x: -20, y: 0))
    #expect(stage.rows(of: stage.view).first?.frame.minX == 20)
  }

  @Test(
    "The neighbour keeps to the margins that it will have",
    arguments: [
      (SectionInsetReference.layoutMargins, false, 30.0), (.safeArea, true, 0),
      (.safeArea, false, 40),
    ])
  func margins(
    _ reference: SectionInsetReference, _ adjusts: Bool, _ margin: CGFloat
  ) throws {
    let stage = PagerStage(
      safeArea: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40))
    stage.view.insetsLayoutMarginsFromSafeArea = false
    stage.view.layoutMargins = UIEdgeInsets(
      top: 0, left: 30, bottom: 0, right: 30)
    stage.view.contentInsetAdjustmentBehavior = adjusts ? .always : .never
    stage.view.sectionInsetReference = reference
    stage.window.layOut()
    let start = try #require(stage.rows(of: stage.view).first).frame
    #expect(start.minX == margin + (adjusts ? 40 : 0))
    stage.drag(from: 350, to: 200)
    let neighbour = try #require(stage.neighbour)
    let next = try #require(stage.rows(of: neighbour).first)
    #expect(next.frame == start.offsetBy(dx: 250, dy: 0))
    stage.finger.up()
  }

  @Test("The neighbour lets far cells wait with their content as well")
  func deferred() throws {
    stage.view.defersContent = true
    stage.drag(from: 350, to: 200)
    #expect(try #require(stage.neighbour).defersContent)
    stage.finger.up()
  }

  @Test("Where headers are held above the bar, it is held the earlier")
  func stacked() {
    for tab in stage.tabs { tab.pinsFirst = true }
    stage.view.pinMode = .stacked
    stage.view.reloadData()
    stage.window.layOut()
    stage.scroll(to: 600)
    stage.pager.turn(to: 1, animated: false)
    stage.window.layOut()
    // The bar begins at 144, below 44 points of a header.
    #expect(stage.view.contentOffset.y == 100 && stage.bar == 44)
    #expect(stage.rows(of: stage.view).first?.frame.minY == 84)
    stage.scroll(to: 120)
    stage.pager.turn(to: 0, animated: false)
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == 600)
  }

  @Test("One object that shows every page is read anew for each")
  func oneSource() {
    let pager = pager(rowsOfPage: 10)
    #expect(stage.view.numberOfItems(inSection: 2) == 10)
    pager.turn(to: 1, animated: false)
    #expect(stage.view.numberOfItems(inSection: 2) == 20)
    let other = self.pager(rowsOfPage: 5)
    #expect(stage.view.numberOfItems(inSection: 2) == 5)
    withExtendedLifetime(other) {}
  }

  @Test("What a provider selects of its page stays selected")
  func providerSelects() {
    let pager = pager(rowsOfPage: 10) { page, view in
      view.selectItem(at: IndexPath(item: page + 3, section: 2))
    }
    let selected = { stage.view.indexPathsForSelectedItems }
    #expect(selected() == [IndexPath(item: 3, section: 2)])
    pager.turn(to: 1, animated: false)
    #expect(selected() == [IndexPath(item: 4, section: 2)])
  }

  /// A pager whose pages are one object's, the second with twice the rows.
  private func pager(
    rowsOfPage rows: Int,
    _ select: @escaping (Int, WaterflowView) -> Void = { _, _ in }
  ) -> WaterflowPager {
    let source = TabContent(page: 0, rows: 100)
    stage.view.waterflowDelegate = source
    let pager = WaterflowPager(stage.view, firstSection: 2, pageCount: 2) {
      page, view in
      source.counts = [1, 0, rows * (page + 1)]
      view.dataSource = source
      select(page, view)
    }
    stage.window.layOut()
    return pager
  }

  @Test("Dragged half the way and let go, the page turns")
  func half() {
    stage.drag(from: 350, to: 140)
    stage.rest()
    stage.finger.up()
    #expect(stage.turned == [])
    TestClock.advance(by: 0.1)
    let x = stage.view.sectionDisplacement?.offset.x ?? 0
    #expect(x < -210 && x > -400)
    TestClock.advance(by: 0.5)
    #expect(stage.turned == [1])
    #expect(stage.pager.page == 1)
    #expect(stage.view.sectionDisplacement == nil)
    #expect(stage.neighbour == nil)
    #expect(stage.view.dataSource === stage.tabs[1])
    #expect(stage.rows(of: stage.view).first?.frame.minX == 0)
  }

  @Test("By a flick it turns sooner, there and back")
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

  @Test("Let go before half the way, the page goes back")
  func back() {
    stage.drag(from: 350, to: 200)
    stage.rest()
    stage.finger.up()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [])
    #expect(stage.view.sectionDisplacement == nil && stage.neighbour == nil)
    #expect(stage.view.dataSource === stage.tabs[0])
    // As it does where the touch is taken away.
    stage.drag(from: 390, to: 100)
    stage.finger.cancel()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [])
    #expect(stage.view.sectionDisplacement == nil)
  }

  @Test("Beyond the last page it follows less, and nothing comes in")
  func ends() {
    stage.drag(from: 100, to: 300)
    #expect(stage.view.sectionDisplacement?.offset.x == 80)
    #expect(stage.neighbour == nil)
    stage.finger.up()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [])
    #expect(stage.view.sectionDisplacement == nil)
  }

  @Test("A vertical pan scrolls and turns nothing; a turn scrolls nothing")
  func vertical() {
    stage.finger.down(at: CGPoint(x: 200, y: 500), in: stage.window)
    stage.finger.move(to: CGPoint(x: 180, y: 400), over: 0.1)
    stage.finger.move(to: CGPoint(x: 20, y: 390), over: 0.1)
    #expect(stage.view.contentOffset.y > 85)
    #expect(stage.view.sectionDisplacement == nil)
    stage.finger.up()
    TestClock.advance(by: 3)
    stage.scroll(to: 50)
    stage.drag(from: 350, to: 250)
    stage.finger.move(to: CGPoint(x: 200, y: 200), over: 0.2)
    #expect(stage.view.contentOffset.y == 50)
    stage.finger.up()
  }

  @Test("What is above the tail turns nothing")
  func head() {
    stage.finger.down(at: CGPoint(x: 350, y: 50), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 50), over: 0.3)
    #expect(stage.view.sectionDisplacement == nil)
    stage.finger.up()
    stage.finger.down(at: CGPoint(x: 350, y: 120), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 120), over: 0.3)
    #expect(stage.view.sectionDisplacement == nil)
    stage.finger.up()
    #expect(stage.turned == [])
  }

  @Test("Each page keeps how far it is scrolled, and the bar never leaps")
  func offsets() throws {
    stage.scroll(to: 500)
    #expect(stage.bar == 0)
    stage.drag(from: 350, to: 200)
    // The neighbour is seen as it will be: at its start below the bar.
    let neighbour = try #require(stage.neighbour)
    let row = try #require(stage.rows(of: neighbour).first)
    #expect(row.item == 0 && row.frame.minY == 40)
    #expect(stage.view.contentOffset.y == 500)
    stage.finger.move(to: CGPoint(x: 50, y: 500), over: 0.1)
    stage.finger.up()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [1])
    #expect(stage.view.contentOffset.y == 100)
    #expect(stage.bar == 0)
    stage.scroll(to: 300)
    stage.pager.turn(to: 0)
    TestClock.advance(by: 0.6)
    #expect(stage.view.contentOffset.y == 500)
    stage.pager.turn(to: 1)
    TestClock.advance(by: 0.6)
    #expect(stage.view.contentOffset.y == 300)
    // While the bar is not held, all stand alike.
    stage.scroll(to: 60)
    stage.pager.turn(to: 2)
    TestClock.advance(by: 0.6)
    #expect(stage.view.contentOffset.y == 60)
    #expect(stage.turned == [1, 0, 1, 2])
  }

  @Test("A short page still leaves the bar where it is")
  func shortPage() {
    let stage = PagerStage(rows: [100, 1, 0])
    for page in [1, 2] {
      stage.pager.turn(to: 0, animated: false)
      stage.scroll(to: 800)
      stage.pager.turn(to: page)
      TestClock.advance(by: 0.6)
      #expect(stage.pager.page == page)
      #expect(stage.view.contentOffset.y == 100)
      #expect(stage.bar == 0)
    }
  }

  @Test("Under a bar of the system it is held below that")
  func safeArea() {
    let stage = PagerStage(
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0))
    #expect(stage.view.contentOffset.y == -50)
    stage.scroll(to: 700)
    #expect(stage.bar == 50)
    stage.pager.turn(to: 1)
    TestClock.advance(by: 0.6)
    #expect(stage.view.contentOffset.y == 50)
    #expect(stage.bar == 50)
    #expect(stage.rows(of: stage.view).first?.frame.minY == 90)
  }

  @Test("From right to left the next page comes from the left")
  func rightToLeft() throws {
    let stage = PagerStage(isMirrored: true)
    stage.drag(from: 50, to: 200)
    let neighbour = try #require(stage.neighbour)
    #expect(neighbour.dataSource === stage.tabs[1])
    #expect(stage.rows(of: neighbour).first?.frame.minX == -250)
    stage.finger.move(to: CGPoint(x: 300, y: 500), over: 0.1)
    stage.finger.up()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [1])
  }

  @Test("A tab several pages away slides in at once")
  func across() throws {
    stage.pager.turn(to: 2)
    TestClock.advance(by: 0.1)
    #expect(stage.neighbour?.dataSource === stage.tabs[2])
    TestClock.advance(by: 0.5)
    #expect(stage.turned == [2])
    stage.pager.turn(to: 7)
    stage.pager.turn(to: 1, animated: false)
    #expect(stage.turned == [2, 1])
    #expect(stage.view.sectionDisplacement == nil)
  }

  @Test("A page on its way is caught by a finger")
  func caught() {
    stage.pager.turn(to: 1)
    TestClock.advance(by: 0.1)
    let x = stage.view.sectionDisplacement?.offset.x ?? 0
    #expect(x < -20)
    stage.drag(from: 100, to: 100, over: 0.3)
    #expect(stage.view.sectionDisplacement?.offset.x == x)
    stage.finger.move(to: CGPoint(x: 350, y: 500), over: 0.3)
    stage.rest()
    stage.finger.up()
    TestClock.advance(by: 0.6)
    #expect(stage.turned == [])
    #expect(stage.pager.page == 0)
  }

  @Test("Another width ends a turn, and pages are as wide from then on")
  func rotation() {
    stage.pager.turn(to: 1)
    TestClock.advance(by: 0.1)
    stage.window.rotate(to: CGSize(width: 600, height: 400))
    TestClock.advance(by: 0.1)
    #expect(stage.turned == [1])
    #expect(stage.view.sectionDisplacement == nil && stage.neighbour == nil)
    stage.finger.down(at: CGPoint(x: 500, y: 300), in: stage.window)
    stage.finger.move(to: CGPoint(x: 260, y: 300), over: 0.5)
    stage.rest()
    stage.finger.up()
    TestClock.advance(by: 0.6)
    // Less than half of 600.
    #expect(stage.turned == [1])
    #expect(stage.view.minimumContentLength == 500)
  }

  @Test("Fewer pages show the last one; a stopped pager turns nothing")
  func fewer() {
    stage.pager.turn(to: 2, animated: false)
    stage.pager.pageCount = 2
    #expect(stage.pager.page == 1)
    #expect(stage.view.dataSource === stage.tabs[1])
    stage.pager.stop()
    stage.drag(from: 350, to: 50)
    #expect(stage.view.sectionDisplacement == nil)
    stage.finger.up()
    #expect(stage.turned == [2])
  }

  @Test("For somebody who wants things to move little, pages do not slide")
  func stillness() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    stage.pager.turn(to: 1)
    #expect(stage.turned == [1])
    #expect(stage.view.sectionDisplacement == nil)
  }

  @Test("A view and a pager that are let go take everything along")
  func noLeak() {
    weak var view: WaterflowView?
    weak var pager: WaterflowPager?
    weak var neighbour: WaterflowView?
    do {
      let stage = PagerStage()
      stage.drag(from: 350, to: 200)
      view = stage.view
      pager = stage.pager
      neighbour = stage.neighbour
      #expect(neighbour != nil)
      stage.finger.up()
    }
    TestClock.advance(by: 1)
    #expect(view == nil && pager == nil && neighbour == nil)
  }
}
