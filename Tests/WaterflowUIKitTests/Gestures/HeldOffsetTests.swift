import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

/// Counts what a pull triggers.
@MainActor
private final class Pulls: WaterflowPullDelegate {
  var count = 0

  func waterflowViewDidTriggerPull(_ waterflowView: WaterflowView) {
    count += 1
  }
}

/// Notes how far a view's content goes at once.
@MainActor
private final class Steps: NSObject, UIScrollViewDelegate {
  private var last: CGFloat
  private(set) var largest: CGFloat = 0

  init(of view: UIScrollView) { last = view.contentOffset.y }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    largest = max(largest, abs(scrollView.contentOffset.y - last))
    last = scrollView.contentOffset.y
  }
}

/// The largest step of a view's content in so many seconds, in points.
@MainActor
private func leap(of view: WaterflowView, in seconds: TimeInterval) -> CGFloat {
  let steps = Steps(of: view)
  view.delegate = steps
  for _ in 0..<Int(seconds * 120) { TestClock.advance(by: 1.0 / 120) }
  view.delegate = nil
  return steps.largest
}

@MainActor
@Suite("Content that a finger or a bounce holds before its start", .serialized)
struct HeldOffsetTests {
  private let pulls = Pulls()

  private func pull(
    _ finger: Finger, in window: UIWindow, by distance: CGFloat = 200
  ) {
    finger.down(at: CGPoint(x: 100, y: 150), in: window)
    finger.move(to: CGPoint(x: 100, y: 150 + distance), over: 0.3)
  }

  @Test("With a pager, what is pulled goes back and forth without a leap")
  func pager() {
    let stage = PagerStage()
    stage.view.pullDelegate = pulls
    pull(stage.finger, in: stage.window)
    stage.finger.up()
    #expect(leap(of: stage.view, in: 1) < 10)
    #expect(pulls.count == 1)
    #expect(stage.view.contentOffset.y == -44)
    stage.view.endPull()
    let back = leap(of: stage.view, in: 1)
    #expect(back > 1 && back < 10)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("With a pager, a refresh control's room comes and goes without a leap")
  func refreshControl() {
    let stage = PagerStage()
    let control = UIRefreshControl()
    stage.view.refreshControl = control
    pull(stage.finger, in: stage.window, by: 400)
    stage.finger.up()
    #expect(leap(of: stage.view, in: 1) < 15)
    #expect(stage.view.contentOffset.y == -60)
    control.endRefreshing()
    let back = leap(of: stage.view, in: 1)
    #expect(back > 1 && back < 15)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("With a pager, a finger keeps what it pulls as the banner grows")
  func banner() {
    let stage = PagerStage()
    stage.view.pullDelegate = pulls
    pull(stage.finger, in: stage.window)
    let pulled = stage.view.contentOffset.y
    #expect(pulled < -44)
    stage.view.setHeight(180, forItemAt: IndexPath(item: 0, section: 0))
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == pulled)
    #expect(stage.view.pullState == .armed)
    stage.finger.up()
    #expect(pulls.count == 1)
    TestClock.advance(by: 1)
    #expect(stage.bar.map { ($0 * 1_000).rounded() } == 224_000)
  }

  @Test(
    "Content that is shorter than the view is opened without a leap",
    arguments: [false, true])
  func short(anchorsToEnd: Bool) {
    let stage = Stage(Content([3]), size: CGSize(width: 200, height: 400)) {
      $0.anchorsToEnd = anchorsToEnd
      $0.alwaysBounceVertical = true
      $0.pullDelegate = pulls
    }
    for _ in 0..<2 {
      stage.view.beginPull()
      let there = leap(of: stage.view, in: 1)
      #expect(there > 1 && there < 10)
      #expect(stage.view.contentOffset.y == -44)
      stage.view.endPull()
      let back = leap(of: stage.view, in: 1)
      #expect(back > 1 && back < 10)
      #expect(stage.view.contentOffset.y == 0)
    }
  }

  @Test("A keyboard that comes as the start is opened covers no last row")
  func keyboard() {
    let stage = Stage(Content([20]), size: CGSize(width: 200, height: 400)) {
      $0.anchorsToEnd = true
      $0.pullDelegate = pulls
    }
    let end = stage.view.contentOffset.y
    #expect(end > 0)
    stage.view.contentInset.bottom = 100
    stage.view.beginPull()
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == end + 100)
  }

  @Test("A pull that a cell begins opens the start once it is filled")
  func begunInPass() {
    let content = Content([3])
    let stage = Stage(content, size: CGSize(width: 200, height: 400)) {
      $0.alwaysBounceVertical = true
      $0.pullDelegate = pulls
    }
    content.counts = [4]
    content.onFill = { view, _ in
      content.onFill = nil
      view.beginPull()
    }
    stage.view.reloadData()
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == -44)
    #expect(stage.view.pullState == .holding)
  }

  /// What may change while content is before its start.
  enum Change: CaseIterable { case size, item, styles, margins, minimum }

  private func perform(_ change: Change, _ stage: Stage) {
    switch change {
    case .size:
      stage.view.setHeight(90, forItemAt: IndexPath(item: 2, section: 0))
    case .item:
      stage.content.counts = [101]
      stage.view.insertItems(at: [IndexPath(item: 50, section: 0)])
    case .styles: stage.view.invalidateStyles()
    case .margins: stage.view.layoutMargins.left += 8
    case .minimum: stage.view.minimumContentLength = 20_000
    }
    stage.window.layOut()
  }

  @Test(
    "A finger keeps what it pulls, whatever changes",
    arguments: Change.allCases)
  func finger(_ change: Change) {
    let stage = Stage(Content([100]), size: CGSize(width: 200, height: 400)) {
      $0.sectionInsetReference = .layoutMargins
    }
    stage.view.pullDelegate = pulls
    pull(stage.finger, in: stage.window)
    let pulled = stage.view.contentOffset.y
    #expect(pulled < -44)
    perform(change, stage)
    #expect(stage.view.contentOffset.y == pulled)
    #expect(stage.view.pullState == .armed)
    stage.finger.up()
    #expect(pulls.count == 1)
  }

  @Test(
    "Content that bounces goes on without a leap, whatever changes",
    arguments: Change.allCases)
  func bounce(_ change: Change) {
    let stage = Stage(Content([100]), size: CGSize(width: 200, height: 400)) {
      $0.sectionInsetReference = .layoutMargins
    }
    pull(stage.finger, in: stage.window)
    stage.finger.up()
    TestClock.advance(by: 1.0 / 60)
    let shown = stage.view.contentOffset.y
    #expect(shown < -20)
    perform(change, stage)
    #expect(stage.view.contentOffset.y == shown)
    #expect(leap(of: stage.view, in: 1) < 15)
    #expect(stage.view.contentOffset.y == 0)
  }
}
