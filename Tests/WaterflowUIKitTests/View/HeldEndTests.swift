import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("A finger on the content's end", .serialized)
struct HeldEndTests {
  /// 20 rows of 50 points in a view of 200, with an inset of 40 at the end.
  private func stage(_ prepare: (WaterflowView) -> Void = { _ in }) -> Stage {
    let stage = Stage(Content([20])) {
      $0.contentInset.bottom = 40
      prepare($0)
    }
    stage.scroll(to: 840)
    return stage
  }

  @Test(
    "Content comes back to an end that has moved under the finger",
    arguments: [0, 20, -30] as [CGFloat], [false, true])
  func inset(by way: CGFloat, anchored: Bool) {
    let stage = stage { $0.anchorsToEnd = anchored }
    #expect(stage.view.contentOffset.y == 840)
    stage.finger.down(at: CGPoint(x: 50, y: 100), in: stage.window)
    if way != 0 {
      stage.finger.move(to: CGPoint(x: 50, y: 100 - way), over: 0.2)
    }
    stage.view.contentInset.bottom = 0
    stage.window.layOut()
    TestClock.advance(by: 0.3)
    stage.finger.up()
    TestClock.advance(by: 2)
    let y = stage.view.contentOffset.y
    // A finger that goes down takes the content along.
    #expect(way < 0 ? (760...800).contains(y) : y == 800)
  }

  @Test(
    "Content that no finger scrolls is at its end as soon as that moves",
    arguments: Holder.allCases)
  func unscrolled(by holder: Holder) {
    let stage = SwipeStage([20]) { $1.contentInset.bottom = 40 }
    let moves = AnyMoves()
    stage.view.reorderDelegate = moves
    stage.stage.scroll(to: 640)
    if holder != .nobody {
      stage.finger.down(at: CGPoint(x: 200, y: 300), in: stage.stage.window)
    }
    if holder == .swipe {
      stage.finger.move(to: CGPoint(x: 100, y: 300), over: 0.2)
    }
    if holder == .reorder { TestClock.advance(by: 0.6) }
    #expect(stage.view.isReordering == (holder == .reorder))
    stage.view.contentInset.bottom = 0
    stage.stage.window.layOut()
    #expect(stage.view.contentOffset.y == 600)
    if holder != .nobody { stage.finger.up() }
    TestClock.advance(by: 2)
    #expect(stage.view.contentOffset.y == 600)
    withExtendedLifetime(moves) {}
  }

  /// Who has the touch while the end moves.
  enum Holder: CaseIterable { case nobody, swipe, reorder }

  @Test("What an app has put past the end stays there")
  func pastEnd() {
    let stage = stage()
    stage.scroll(to: 900)
    stage.view.contentInset.bottom = 0
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == 900)
  }

  @Test("Content comes back to an end that data has moved under the finger")
  func data() {
    let stage = stage()
    stage.finger.down(at: CGPoint(x: 50, y: 100), in: stage.window)
    stage.content.counts = [18]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(
        at: [18, 19].map { IndexPath(item: $0, section: 0) })
    }
    stage.window.layOut()
    TestClock.advance(by: 0.5)
    stage.finger.up()
    TestClock.advance(by: 2)
    #expect(stage.view.contentOffset.y == 740)
  }
}
