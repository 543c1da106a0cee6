import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample

extension ExampleApp {
  @MainActor
  @Suite("The tabs of sections turn like pages")
  struct TailTests {
    let stage = SectionsStage()
    private let tail = SectionPlan.tail

    /// Scrolls until the bar of tabs is held, and a bit further.
    private func goToTabs(_ further: CGFloat = 30) throws {
      let bar = try #require(stage.frame(0, tail)).minY - 12 - 48 - 52
      stage.scroll(to: bar + further)
      #expect(stage.tabs == 0)
    }

    private func title() -> String? {
      (stage.view.headerView(forSection: tail) as? TitleCell)?.title.text
    }

    private func count() -> Int { stage.view.numberOfItems(inSection: tail) }

    @Test("a finger turns the page when it has come half-way")
    func drags() throws {
      try goToTabs()
      let laidOut = stage.view.counters.itemsLaidOut
      let rest = try #require(stage.frame(0, tail))
      let start = CGPoint(x: 350, y: 500)
      stage.finger.down(at: start, in: stage.window)
      stage.finger.move(to: CGPoint(x: 250, y: 500), over: 0.5)
      // The page follows, and nothing is laid out for it.
      let offset = try #require(stage.view.sectionDisplacement).offset.x
      #expect(offset < -80 && offset > -100.5)
      #expect(stage.frame(0, tail) == rest)
      #expect(stage.view.counters.itemsLaidOut == laidOut)
      #expect(stage.view.indexPathsForSelectedItems.isEmpty)
      stage.finger.move(to: CGPoint(x: 100, y: 500), over: 1)
      TestClock.advance(by: 0.2)
      stage.finger.up()
      TestClock.advance(by: 2)
      #expect(
        stage.page.pager?.page == 1 && stage.view.sectionDisplacement == nil)
      #expect(count() == 36)
      #expect(stage.segments?.selectedSegmentIndex == 1)
      #expect(stage.page.bar.back.isEnabled)
    }

    @Test("a short drag that rests goes back; a flick turns")
    func flicks() throws {
      try goToTabs()
      stage.finger.down(at: CGPoint(x: 300, y: 500), in: stage.window)
      stage.finger.move(to: CGPoint(x: 200, y: 500), over: 1)
      TestClock.advance(by: 0.3)
      stage.finger.up()
      TestClock.advance(by: 2)
      #expect(
        stage.page.pager?.page == 0 && stage.view.sectionDisplacement == nil)
      stage.drag(by: -100, over: 0.08)
      TestClock.advance(by: 2)
      #expect(stage.page.pager?.page == 1)
      stage.drag(by: 100, over: 0.08)
      TestClock.advance(by: 2)
      #expect(stage.page.pager?.page == 0)
    }

    @Test("a drag above the bar turns nothing, nor one up or down")
    func elsewhere() throws {
      stage.drag(by: -150, over: 0.1)
      TestClock.advance(by: 2)
      #expect(stage.page.pager?.page == 0)
      try goToTabs()
      let before = stage.view.contentOffset.y
      stage.finger.down(at: CGPoint(x: 200, y: 600), in: stage.window)
      stage.finger.move(to: CGPoint(x: 190, y: 500), over: 0.3)
      #expect(
        stage.view.sectionDisplacement == nil
          && stage.view.contentOffset.y > before)
      stage.finger.up()
    }

    @Test("a tap on a tab goes there, and buttons to the next")
    func taps() throws {
      try goToTabs()
      stage.tap(try #require(stage.segments), at: 0.9)
      TestClock.advance(by: 2)
      #expect(stage.page.pager?.page == 2 && count() == 30)
      #expect(!stage.page.bar.onwards.isEnabled)
      stage.tap(stage.page.bar.back)
      TestClock.advance(by: 2)
      #expect(stage.page.pager?.page == 1)
      #expect(stage.segments?.selectedSegmentIndex == 1)
      stage.tap(stage.page.bar.back)
      TestClock.advance(by: 2)
      #expect(stage.page.pager?.page == 0 && !stage.page.bar.back.isEnabled)
    }

    @Test("each tab keeps where it is scrolled to, never above the bar")
    func offsets() throws {
      try goToTabs(700)
      let deep = stage.view.contentOffset.y
      stage.drag(by: -100, over: 0.08)
      TestClock.advance(by: 2)
      // The other one begins below the bar, which stays held.
      #expect(stage.tabs == 0 && stage.view.contentOffset.y < deep)
      #expect(stage.view.contentOffset.y == deep - 700)
      #expect(title() == "Yesterday")
      stage.drag(by: 100, over: 0.08)
      TestClock.advance(by: 2)
      #expect(stage.view.contentOffset.y == deep)
    }

    @Test("it turns at once for those who want things to move little")
    func reducedMotion() throws {
      UIAccessibility.isReduceMotionEnabled = true
      defer { UIAccessibility.isReduceMotionEnabled = false }
      try goToTabs()
      stage.tap(stage.page.bar.onwards)
      #expect(
        stage.page.pager?.page == 1 && stage.view.sectionDisplacement == nil)
    }

    @Test("the tail's photos go on where the others end")
    func photos() throws {
      // 22, 20, 9 and 9 above; 40 in the first tab.
      let first = stage.page.sources[0].photo(
        at: IndexPath(item: 0, section: tail))
      let second = stage.page.sources[1].photo(
        at: IndexPath(item: 2, section: tail))
      #expect(first.number == 60 && second.number == 102)
    }
  }
}
