import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Cells of the UIKit view", .serialized)
struct ReuseTests {
  @Test("A long fling makes no more cells than show at once")
  func fling() {
    let content = Content([20_000])
    content.look.mode = .waterfall(lanes: .fixed(2))
    content.height = { CGFloat(30 + $0.item * 37 % 90) }
    let stage = Stage(content) { $0.overscan = 60 }
    var most = stage.view.counters.cellsMade
    for _ in 0..<4 {
      stage.finger.down(at: CGPoint(x: 50, y: 190), in: stage.window)
      stage.finger.move(to: CGPoint(x: 50, y: 10), over: 0.03)
      stage.finger.up()
      for _ in 0..<100 {
        TestClock.advance(by: 1.0 / 120)
        let top = stage.view.contentOffset.y - 60
        let shown = stage.seen.filter {
          $0.frame.maxY > top && $0.frame.minY < top + 320
        }
        #expect(shown.count == stage.seen.count)
        most = max(most, shown.count)
      }
    }
    #expect(stage.view.contentOffset.y > 2_000)
    #expect(stage.view.counters.cellsMade <= most)
    #expect(content.cells.count == stage.view.counters.cellsMade)
    #expect(stage.view.counters.cellsReused > 50)
    #expect(content.faults == [])
  }

  @Test("The end of a scroll to an item is told, also without motion")
  func endWithoutMotion() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        ends += 1
      }
    }
    let stage = Stage(Content([300]))
    let listener = Listener()
    stage.view.delegate = listener
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    for (item, ends) in [(20, 1), (900, 1)] {
      stage.view.scrollToItem(
        at: IndexPath(item: item, section: 0), at: .start, animated: true)
      TestClock.advance(by: 0.1)
      #expect(listener.ends == ends)
    }
  }

  @Test("A cell that is to be filled has the place of its item")
  func placesBefore() {
    let content = Content([300])
    content.height = { CGFloat(20 + $0.item % 7 * 11) }
    var wrong: [IndexPath] = []
    content.answer = { view, path in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: "item", for: path)
      if cell.frame != view.frameForItem(at: path) { wrong.append(path) }
      return cell
    }
    let stage = Stage(content)
    for position in [900, 4_000, 30, 10_000] as [CGFloat] {
      stage.scroll(to: position)
    }
    #expect(wrong == [] && stage.view.counters.cellsReused > 10)
  }

  @Test("What is displayed is what the frames say, and cells fit their items")
  func displays() {
    let content = Content([300])
    content.height = { CGFloat(20 + $0.item % 7 * 11) }
    let stage = Stage(content)
    for position in [0, 900, 950, 4_000, 30, 10_000] as [CGFloat] {
      stage.scroll(to: position)
      var top: CGFloat = 0
      var expected: Set<IndexPath> = []
      for item in 0..<300 {
        let path = IndexPath(item: item, section: 0)
        let height = content.height(path)
        if top + height > position && top < position + 200 {
          expected.insert(path)
          #expect(
            stage.view.cellForItem(at: path)?.frame
              == CGRect(x: 0, y: top, width: 100, height: height))
        }
        top += height
      }
      #expect(content.displayed == expected)
      #expect(Set(stage.view.indexPathsForVisibleItems) == expected)
      #expect(
        stage.view.visibleCells.compactMap { stage.view.indexPath(for: $0) }
          == expected.sorted())
    }
    #expect(content.faults == [])
  }

  @Test("A cell lies over the cells before it only if it is held at an edge")
  func order() {
    let content = Content([6, 6, 6, 6])
    content.look.headerLength = 20
    content.look.footerLength = 10
    content.look.pinsHeader = true
    content.look.pinsFooter = true
    content.look.background = .zero
    let stage = Stage(content)
    for position in stride(from: 0, through: 1_120, by: 35) {
      stage.scroll(to: CGFloat(position))
      let ranks = stage.seen.map { cell in
        switch cell.reuseIdentifier {
        case "background": -1
        case "header", "footer":
          // Headers pile up in this mode, and rest among the items.
          isHeld(cell, stage) ? 1 + (cell.filled?.section ?? 0) : 0
        default: 0
        }
      }
      #expect(ranks == ranks.sorted(), "at \(position)")
      #expect(stage.seen(at: 1)?.hasPrefix("header") == true)
      #expect(stage.seen(at: 199)?.hasPrefix("footer") == true)
    }
  }

  @Test("The header and the footer of a section are those of the data by now")
  func supplements() {
    let content = Content([1])
    content.look.headerLength = 20
    content.look.footerLength = 10
    let stage = Stage(content)
    content.counts = [1, 1]
    stage.view.reloadData()
    #expect(stage.view.headerView(forSection: 1) != nil)
    content.counts = [1]
    stage.view.reloadData()
    #expect(stage.view.footerView(forSection: 1) == nil)
  }

  /// Whether a header is below, or a footer above, where it rests: sections
  /// are 330 long.
  private func isHeld(_ cell: LoggingCell, _ stage: Stage) -> Bool {
    let section = CGFloat(cell.filled?.section ?? 0)
    let rest = section * 330 + (cell.reuseIdentifier == "header" ? 0 : 320)
    return cell.frame.minY != rest
  }

  @Test("A cell that an app has transformed keeps its place and size")
  func places() {
    let stage = Stage(Content([100]))
    let cell = stage.seen.first
    #expect(cell?.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(cell?.center == CGPoint(x: 50, y: 25))
  }

  @Test("A cell that nobody takes for five seconds is given up")
  func trims() {
    let content = Content([100])
    let stage = Stage(content)
    stage.scroll(to: 75)
    stage.scroll(to: 0)
    #expect(stage.view.subviews.count == 5)
    TestClock.advance(by: 4)
    #expect(stage.view.subviews.count == 5)
    TestClock.advance(by: 2)
    #expect(stage.view.subviews.count == 4)
    #expect(stage.view.counters.cellsDestroyed == 1)
  }

  @Test(
    "A memory warning, the background and an app empty the pool alone",
    arguments: [
      UIApplication.didReceiveMemoryWarningNotification,
      UIApplication.didEnterBackgroundNotification, nil,
    ])
  func emptiesPool(notice: Notification.Name?) async {
    let content = Content([100])
    let stage = Stage(content)
    stage.scroll(to: 75)
    stage.scroll(to: 0)
    #expect(stage.view.subviews.count == 5)
    if let notice {
      NotificationCenter.default.post(name: notice, object: nil)
      await Task { @MainActor in }.value
    } else {
      stage.view.emptyReusePool()
    }
    #expect(stage.view.subviews.count == 4)
    #expect(stage.seen.count == 4)
    stage.scroll(to: 75)
    #expect(stage.seen.count == 5)
  }

  @Test("A view that nobody holds is gone, with its cells")
  func letsGo() {
    weak var gone: WaterflowView?
    weak var cell: LoggingCell?
    do {
      let content = Content([100])
      let stage = Stage(content)
      gone = stage.view
      cell = content.cells.first
      #expect(gone != nil && cell != nil)
      stage.view.removeFromSuperview()
    }
    TestClock.reset()
    #expect(gone == nil && cell == nil)
  }

  /// Looks for its cells while they go.
  private final class Looker: Content {
    var found: [IndexPath?] = []
    var visible: [Int] = []

    override func waterflowView(
      _ waterflowView: WaterflowView, didEndDisplaying cell: WaterflowCell,
      forItemAt indexPath: IndexPath
    ) {
      found.append(waterflowView.indexPath(for: cell))
      visible.append(waterflowView.indexPathsForVisibleItems.count)
      super.waterflowView(
        waterflowView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  @Test("Other data takes cells away without a path, the same with theirs")
  func pathsOfLeaving() {
    let content = Looker([10])
    let stage = Stage(content)
    stage.view.displayDelegate = content
    stage.view.reloadData()
    stage.window.layOut()
    (content.found, content.visible) = ([], [])
    stage.view.reloadCells()
    stage.window.layOut()
    #expect(content.found.compactMap { $0?.item } == [0, 1, 2, 3])
    (content.found, content.visible) = ([], [])
    content.counts = [2]
    stage.view.reloadData()
    stage.window.layOut()
    #expect(content.found == [nil, nil, nil, nil])
    #expect(content.visible == [0, 0, 0, 0])
  }

  @Test("Items are announced ahead of travel, and taken back on a turn")
  func prefetches() {
    let content = Content([100])
    let stage = Stage(content) { $0.prefetchDataSource = content }
    #expect(
      content.takeLog()
        == ["prefetch 4", "prefetch 5", "prefetch 6", "prefetch 7"])
    stage.scroll(to: 100)
    #expect(content.takeLog() == ["prefetch 8", "prefetch 9"])
    stage.scroll(to: 50)
    // Item 5 left the screen, was never cancelled, and 1 to 4 show; behind
    // the top there is item 0.
    #expect(
      content.takeLog()
        == ["cancel 6", "cancel 7", "cancel 8", "cancel 9", "prefetch 0"])
  }
}
