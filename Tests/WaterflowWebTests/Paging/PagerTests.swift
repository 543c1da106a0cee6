import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

@MainActor
@Suite("Turning pages of a view in a page", .serialized)
struct PagerTests {
  // Each test has a stage of its own and not that of the suite, which may be
  // given up on another thread: a pager leaves its view then, and the page is
  // the one of the next test.

  @Test("The page goes with the finger, and the neighbour beside it")
  func follows() throws {
    let stage = try PagerStage()
    stage.hand.down(250, 180, at: 1_000)
    stage.hand.move(240, 180, at: 1_016)
    stage.hand.move(150, 180, at: 1_100)
    #expect(
      stage.view.sectionDisplacement
        == SectionDisplacement(
          firstSection: 2, offset: LayoutPoint(x: -100, y: 0)))
    #expect(
      stage.overlay.sectionDisplacement
        == SectionDisplacement(
          firstSection: 2, offset: LayoutPoint(x: 200, y: 0)))
    #expect(stage.isTurning)
    stage.hand.move(50, 180, at: 1_200)
    stage.hand.up(50, 180, at: 1_400)
    stage.frames(from: 1_400)
    #expect(stage.pager.page == 1)
    #expect(!stage.isTurning && stage.view.sectionDisplacement == nil)
    #expect(stage.view.dataSource === stage.tabs[1])
  }

  @Test("What a provider selects of what it has read anew stays selected")
  func providerSelects() throws {
    let stage = try PagerStage(
      rows: [5, 20],
      onPage: { page, view in
        view.reloadData()
        view.selectItem(at: ItemPath(section: 2, item: page * 10))
      })
    stage.turn(to: 1, at: 0)
    #expect(
      stage.view.indexPathsForSelectedItems
        == [ItemPath(section: 2, item: 10)])
  }

  @Test("A neighbour with one row holds the bar where the page holds it")
  func shortNeighbour() throws {
    let stage = try PagerStage(rows: [100, 1])
    stage.view.scroll(to: 500)
    stage.hand.down(250, 180, at: 1_000)
    stage.hand.move(240, 180, at: 1_016)
    stage.hand.move(150, 180, at: 1_100)
    #expect(stage.bar(in: stage.view) == 0)
    #expect(stage.bar(in: stage.overlay) == 0)
  }

  @Test("Dragged back beyond the first page, no neighbour stays in sight")
  func beyond() throws {
    let stage = try PagerStage()
    stage.hand.down(150, 180, at: 1_000)
    stage.hand.move(140, 180, at: 1_016)
    stage.hand.move(50, 180, at: 1_100)
    #expect(stage.isTurning)
    stage.hand.move(250, 180, at: 1_200)
    #expect(stage.view.sectionDisplacement?.offset.x == 40)
    #expect(!stage.isTurning)
  }

  @Test("Under what covers the view, the bar is held and pages keep below it")
  func covered() throws {
    let stage = try PagerStage(rows: [100, 1, 100]) {
      $0.contentInsets = Insets(top: 30, left: 0, bottom: 20, right: 0)
    }
    stage.view.scroll(to: 500)
    #expect(stage.bar(in: stage.view) == 30)
    stage.turn(to: 1, at: 1_000)
    #expect(stage.view.contentOffset.y == 70)
    #expect(stage.bar(in: stage.view) == 30)
    #expect(stage.view.minimumContentLength == 250)
    // The neighbour came in under the same.
    let overlay = stage.overlay
    #expect(overlay.contentInsets == stage.view.contentInsets)
    #expect(overlay.pinMode == .stacked)
    #expect(overlay.minimumContentLength == 250)
  }

  @Test("The neighbour's frames stand at the same pixels")
  func pixels() throws {
    let stage = try PagerStage { $0.pixelScale = 2 }
    stage.tabs[1].length = 33.3
    stage.turn(to: 1, at: 1_000)
    let item = ItemPath(section: 2, item: 1)
    let frame = stage.view.frameForItem(at: item)
    #expect(frame?.y == 173.5)
    stage.page.time = 2_000
    stage.pager.turn(to: 0)
    stage.frames(from: 2_000)
    stage.page.time = 3_000
    stage.pager.turn(to: 1)
    stage.frames(from: 3_000, for: 100)
    #expect(stage.overlay.frameForItem(at: item) == frame)
  }

  @Test("Another extent of the view is followed without a touch")
  func resized() throws {
    let stage = try PagerStage()
    #expect(stage.view.minimumContentLength == 300)
    stage.view.resized(width: 300, height: 400)
    #expect(stage.view.minimumContentLength == 500)
    stage.page.time = 1_000
    stage.pager.turn(to: 1)
    stage.frames(from: 1_000, for: 100)
    stage.view.resized(width: 500, height: 400)
    // Where its page was going is where it is, with the next frame.
    stage.frames(from: 1_112, for: 16)
    #expect(stage.pager.page == 1 && !stage.isTurning)
    #expect(stage.view.sectionDisplacement == nil)
  }

  @Test("A view that scrolls while a page settles takes the neighbour along")
  func scrolled() throws {
    let stage = try PagerStage()
    stage.page.time = 1_000
    stage.pager.turn(to: 1)
    stage.frames(from: 1_000, for: 100)
    stage.view.scroll(to: 60)
    stage.frames(from: 1_112, for: 16)
    #expect(stage.overlay.contentOffset.y == 60)
    #expect(stage.bar(in: stage.overlay) == stage.bar(in: stage.view))
  }

  @Test("Each page keeps how far it is scrolled, and the bar never leaps")
  func offsets() throws {
    let stage = try PagerStage()
    stage.view.scroll(to: 500)
    stage.turn(to: 1, at: 1_000)
    #expect(stage.view.contentOffset.y == 100)
    stage.view.scroll(to: 300)
    stage.turn(to: 0, at: 2_000)
    #expect(stage.view.contentOffset.y == 500)
    stage.turn(to: 1, at: 3_000)
    #expect(stage.view.contentOffset.y == 300)
  }

  @Test("Fewer pages show the last one; a stopped pager turns nothing")
  func fewer() throws {
    let stage = try PagerStage()
    var turned: [Int] = []
    stage.pager.didTurnTo = { turned.append($0) }
    stage.page.time = 1_000
    stage.pager.turn(to: 2, animated: false)
    #expect(turned == [2] && stage.pager.page == 2)
    stage.pager.pageCount = 2
    #expect(stage.pager.page == 1)
    #expect(stage.view.dataSource === stage.tabs[1])
    stage.pager.stop()
    #expect(stage.view.minimumContentLength == 0 && stage.view.pager == nil)
    stage.pager.turn(to: 0)
    stage.hand.down(50, 180, at: 1_100)
    stage.hand.move(60, 180, at: 1_116)
    stage.hand.move(150, 180, at: 1_200)
    #expect(stage.view.sectionDisplacement == nil && turned == [2])
  }

  @Test("Another pager takes its place, and a page on its way is there")
  func replaced() throws {
    let stage = try PagerStage()
    stage.page.time = 1_000
    stage.pager.turn(to: 1)
    stage.frames(from: 1_000, for: 100)
    #expect(stage.isTurning)
    let tabs = stage.tabs
    let other = WaterflowPager(
      stage.view, neighbour: stage.overlay, firstSection: 2, pageCount: 3,
      page: 1
    ) { $1.dataSource = tabs[$0] }
    #expect(stage.pager.page == 1 && !stage.isTurning)
    stage.turn(to: 2, at: 1_200)
    #expect(stage.pager.page == 1)
    other.turn(to: 2, animated: false)
    #expect(stage.view.dataSource === tabs[2] && other.page == 2)
  }

  @Test("For somebody who wants things to move little, pages do not slide")
  func reducedMotion() throws {
    let stage = try PagerStage()
    stage.page.prefersReducedMotion = true
    stage.pager.turn(to: 1)
    #expect(stage.pager.page == 1)
    #expect(stage.view.sectionDisplacement == nil)
  }
}
