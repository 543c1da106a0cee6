import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample

extension ExampleApp {
  @MainActor
  @Suite("The tail of sections turns like a page")
  struct TailTests {
    let stage = SectionsStage()

    private func cell(_ item: Int, _ section: Int) -> CGRect? {
      stage.view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test("a button moves it half a page, and back, and lays nothing out")
    func turns() throws {
      let bar = stage.page.bar
      #expect(!bar.back.isEnabled && bar.onwards.isEnabled)
      let laidOut = stage.view.counters.itemsLaidOut
      // In the second lane: half a page further left it still shows.
      let rest = try #require(stage.frame(1, 4))
      stage.tap(bar.onwards)
      // Scrolled to, so that it can be seen to turn.
      let first = try #require(cell(1, 4))
      #expect(first.minX < rest.minX && first.minX > rest.minX - 195)
      TestClock.advance(by: 1)
      #expect(cell(1, 4)?.minX == rest.minX - 195)
      #expect(cell(0, 4) == nil)
      #expect(stage.frame(1, 4) == rest)
      #expect(bar.back.isEnabled && bar.onwards.isEnabled)

      stage.tap(bar.onwards)
      TestClock.advance(by: 1)
      #expect(!bar.onwards.isEnabled)
      #expect(stage.view.paging?.offset == CGPoint(x: -390, y: 0))
      #expect(cell(1, 4) == nil)
      stage.tap(bar.onwards)
      #expect(stage.page.pager.step == 2)

      stage.tap(bar.back)
      stage.tap(bar.back)
      TestClock.advance(by: 1)
      #expect(stage.view.paging == nil)
      #expect(cell(1, 4) == rest)
      #expect(!bar.back.isEnabled)
      #expect(stage.view.counters.itemsLaidOut == laidOut)
    }

    @Test("turning back midway goes on from where it has come to")
    func midway() throws {
      stage.tap(stage.page.bar.onwards)
      TestClock.advance(by: 0.15)
      let midway = try #require(stage.view.paging).offset.x
      #expect(midway < -20 && midway > -175)
      stage.tap(stage.page.bar.back)
      let next = try #require(stage.view.paging).offset.x
      #expect(next > midway && next < 0)
      TestClock.advance(by: 1)
      #expect(stage.view.paging == nil)
    }

    @Test("it stays turned when the page gets another width")
    func rotation() {
      stage.tap(stage.page.bar.onwards)
      TestClock.advance(by: 1)
      stage.window.rotate(to: CGSize(width: 844, height: 390))
      #expect(stage.view.paging?.offset.x == -422)
    }

    @Test("it turns at once for those who want things to move little")
    func reducedMotion() {
      UIAccessibility.isReduceMotionEnabled = true
      defer { UIAccessibility.isReduceMotionEnabled = false }
      stage.tap(stage.page.bar.onwards)
      #expect(stage.view.paging?.offset.x == -195)
    }
  }
}
