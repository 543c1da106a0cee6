import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("In callbacks of what changes around a view", .serialized)
struct CallbackTests {
  enum Change: CaseIterable {
    case direction, margin, largerInset, smallerInset
  }

  enum Answer: CaseIterable {
    case reload, reloadAndLayOut, update
  }

  /// Does something once, in one of a view's callbacks.
  private final class Meddler: Content {
    var countdown = -1
    var act: (WaterflowView) -> Void = { _ in }
    private(set) var hasActed = false

    private func heard(_ view: WaterflowView) {
      countdown -= 1
      guard countdown == 0 else { return }
      hasActed = true
      act(view)
    }

    override func waterflowView(
      _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
    ) -> WaterflowCell {
      heard(waterflowView)
      return super.waterflowView(waterflowView, cellForItemAt: indexPath)
    }

    override func waterflowView(
      _ waterflowView: WaterflowView, willDisplay cell: WaterflowCell,
      forItemAt indexPath: IndexPath
    ) {
      super.waterflowView(
        waterflowView, willDisplay: cell, forItemAt: indexPath)
      heard(waterflowView)
    }

    override func waterflowView(
      _ waterflowView: WaterflowView, didEndDisplaying cell: WaterflowCell,
      forItemAt indexPath: IndexPath
    ) {
      super.waterflowView(
        waterflowView, didEndDisplaying: cell, forItemAt: indexPath)
      heard(waterflowView)
    }
  }

  @Test(
    "Who reads anew or updates meanwhile is shown with it",
    arguments: Change
      .allCases, Answer.allCases)
  func meanwhile(_ change: Change, _ answer: Answer) {
    var acted = 0
    for number in 1...12 {
      let content = Meddler([40])
      let stage = Stage(content) {
        $0.contentInset.top = change == .smallerInset ? 100 : 0
        $0.sectionInsetReference = .layoutMargins
      }
      content.act = { view in
        if answer == .update {
          view.performBatchUpdates {
            content.counts = [3]
            view.deleteItems(
              at: (3..<40).map { IndexPath(item: $0, section: 0) })
          }
        } else {
          content.counts = [3]
          view.reloadData()
          if answer == .reloadAndLayOut { view.layoutIfNeeded() }
        }
      }
      content.countdown = number
      switch change {
      case .direction: stage.view.scrollDirection = .horizontal
      case .margin: stage.view.layoutMargins.left = 20
      case .largerInset: stage.view.contentInset.top = 100
      case .smallerInset: stage.view.contentInset.top = 0
      }
      stage.window.layOut()
      TestClock.advance(by: 1)
      stage.window.layOut()
      if content.hasActed { acted += 1 }

      // Items are 50 points long, in 100 by 200 points.
      let room =
        switch change {
        case .direction, .largerInset: 2
        case .margin, .smallerInset: 4
        }
      let count = content.hasActed ? 3 : 40
      let shown = (0..<min(room, count)).map { IndexPath(item: $0, section: 0) }
      #expect(stage.view.numberOfItems(inSection: 0) == count)
      #expect(stage.view.indexPathsForVisibleItems == shown)
      #expect(content.displayed == Set(shown))
      #expect(content.faults == [])
      #expect(content.errors == [])
      let first = stage.view.frameForItem(at: shown[0])
      let margin: CGFloat =
        change == .direction ? 0 : change == .margin ? 20 : 8
      #expect(first?.minX == margin)
    }
    // Another margin brings in no cell, and takes none away.
    #expect((acted > 0) == (change != .margin))
  }

  @Test("Sizes that are asked for anew in a pass are, whatever is asked then")
  func inPass() {
    let content = Meddler([40])
    let stage = Stage(content)
    content.act = { view in
      content.height = { _ in 80 }
      view.invalidateLayout()
      _ = view.indexPathsForVisibleItems
    }
    content.countdown = 1
    stage.scroll(to: 500)
    TestClock.advance(by: 1)
    stage.window.layOut()
    #expect(content.hasActed && content.errors == [])
    #expect(stage.view.contentSize.height == 3_200)
  }
}
