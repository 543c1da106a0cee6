import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

/// Writes down what a view tells of pulling.
@MainActor
private final class PullLog: WaterflowPullDelegate {
  var states: [PullState] = []
  var furthest: CGFloat = 0
  var fired = 0
  var onFire: (WaterflowView) -> Void = { _ in }

  func waterflowView(
    _ waterflowView: WaterflowView, didPullTo distance: CGFloat,
    state: PullState
  ) {
    furthest = max(furthest, distance)
    if states.last != state { states.append(state) }
  }

  func waterflowViewDidTriggerPull(_ waterflowView: WaterflowView) {
    fired += 1
    onFire(waterflowView)
  }
}

/// Does something when a view scrolls the next time.
@MainActor
private final class Scrolls: NSObject, UIScrollViewDelegate {
  var onScroll: (() -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let body = onScroll
    onScroll = nil
    body?()
  }
}

@MainActor
@Suite("Pulling the UIKit view down", .serialized)
struct PullTests {
  private let content = Content([100])
  private let stage: Stage
  private let log = PullLog()

  init() {
    stage = Stage(content, size: CGSize(width: 200, height: 400))
    stage.view.pullDelegate = log
  }

  @Test("A finger that is taken away triggers nothing, however far it was")
  func takenAway() throws {
    pull(by: 200)
    #expect(stage.view.pullState == .armed)
    let watch = stage.view.gestureRecognizers?.first { $0 is PullWatch }
    try #require(watch).isEnabled = false
    #expect(stage.view.pullState != .armed)
    try #require(watch).isEnabled = true
    stage.finger.up()
    TestClock.advance(by: 2)
    #expect(log.fired == 0 && stage.view.pullState == .idle)
    pull(by: 200)
    stage.finger.up()
    #expect(log.fired == 1)
  }

  private func pull(by distance: CGFloat, over seconds: TimeInterval = 0.3) {
    stage.finger.down(at: CGPoint(x: 100, y: 50), in: stage.window)
    stage.finger.move(
      to: CGPoint(x: 100, y: 50 + distance), over: seconds)
  }

  @Test("Pulled past 44 points and let go, it fires once and stays open")
  func fires() {
    pull(by: 200)
    #expect(log.states == [.dragging, .armed])
    #expect(log.furthest > 44)
    #expect(log.fired == 0)
    stage.finger.up()
    #expect(log.fired == 1)
    #expect(stage.view.pullState == .holding)
    TestClock.advance(by: 2)
    #expect(stage.view.contentOffset.y == -44)
    #expect(log.fired == 1)
    // The data comes later.
    content.counts = [101]
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == -44)
    stage.view.endPull()
    #expect(stage.view.contentOffset.y == -44)
    TestClock.advance(by: 2)
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.view.contentInset == .zero)
    #expect(stage.view.pullState == .idle)
  }

  @Test("Content that goes back and forth never leaps")
  func continuous() {
    var last = stage.view.contentOffset.y
    var leap: CGFloat = 0
    func watch(_ seconds: TimeInterval) {
      for _ in 0..<Int(seconds * 120) {
        TestClock.advance(by: 1.0 / 120)
        leap = max(leap, abs(stage.view.contentOffset.y - last))
        last = stage.view.contentOffset.y
      }
    }
    pull(by: 200)
    last = stage.view.contentOffset.y
    stage.finger.up()
    watch(1)
    stage.view.endPull()
    watch(1)
    stage.view.beginPull()
    watch(1)
    stage.view.endPull()
    watch(0.1)
    stage.view.reloadData()
    watch(1)
    #expect(stage.view.contentOffset.y == 0)
    #expect(leap > 1 && leap < 10)
  }

  @Test("Pulled back before it is let go, nothing fires")
  func pulledBack() {
    pull(by: 200)
    stage.finger.move(to: CGPoint(x: 100, y: 80), over: 0.2)
    #expect(log.states == [.dragging, .armed, .back])
    TestClock.advance(by: 0.2)
    stage.finger.up()
    TestClock.advance(by: 2)
    #expect(log.states == [.dragging, .armed, .back, .idle])
    #expect(log.fired == 0)
    pull(by: 40)
    stage.finger.up()
    TestClock.advance(by: 2)
    #expect(log.fired == 0)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("Away from the start a finger scrolls and pulls nothing")
  func elsewhere() {
    stage.scroll(to: 500)
    pull(by: 300)
    #expect(stage.view.contentOffset.y > 100)
    stage.finger.up()
    #expect(log.states == [])
  }

  @Test("What bounces by itself after a fling arms nothing")
  func bounce() {
    stage.scroll(to: 400)
    pull(by: 250, over: 0.05)
    stage.finger.up()
    var past: CGFloat = 0
    for _ in 0..<240 {
      TestClock.advance(by: 1.0 / 120)
      past = min(past, stage.view.contentOffset.y)
    }
    #expect(past < -44)
    #expect(!log.states.contains(.armed))
    #expect(log.fired == 0)
  }

  @Test("A touch that the system takes away fires nothing")
  func cancelled() {
    pull(by: 200)
    stage.finger.cancel()
    TestClock.advance(by: 2)
    #expect(log.fired == 0)
    #expect(log.states.last == .idle)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("A delegate that goes while a finger pulls leaves nothing open")
  func noDelegate() {
    pull(by: 200)
    #expect(stage.view.pullState == .armed)
    stage.view.pullDelegate = nil
    #expect(stage.view.pullState == .idle)
    stage.finger.up()
    TestClock.advance(by: 2)
    #expect(log.fired == 0)
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.view.contentInset == .zero)
  }

  @Test("The last of two fingers lets go")
  func twoFingers() {
    let other = Finger()
    pull(by: 200)
    other.down(at: CGPoint(x: 20, y: 300), in: stage.window)
    other.up()
    #expect(log.fired == 0)
    stage.finger.up()
    #expect(log.fired == 1)
  }

  @Test("A program opens and closes, and who is told may close at once")
  func program() {
    stage.view.beginPull()
    #expect(log.fired == 1)
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == -44)
    stage.view.endPull()
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == 0)
    log.onFire = { $0.endPull() }
    stage.view.beginPull()
    TestClock.advance(by: 1)
    #expect(log.fired == 2)
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.view.contentInset == .zero)
  }

  @Test("Elsewhere in the content, opening the start moves nothing")
  func programElsewhere() {
    stage.scroll(to: 500)
    stage.view.beginPull()
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == 500)
    stage.view.endPull()
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.y == 500)
  }

  @Test("Insets of the app and of bars stay what they are")
  func insets() {
    stage.view.contentInset.top = 30
    stage.window.setSafeArea(
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    stage.window.layOut()
    #expect(stage.view.contentOffset.y == -50)
    pull(by: 40)
    #expect(log.states == [.dragging])
    stage.finger.move(to: CGPoint(x: 100, y: 250), over: 0.2)
    stage.finger.up()
    TestClock.advance(by: 2)
    #expect(log.fired == 1)
    #expect(stage.view.contentOffset.y == -94)
    stage.view.endPull()
    TestClock.advance(by: 2)
    #expect(stage.view.contentOffset.y == -50)
    #expect(stage.view.contentInset.top == 30)
  }

  @Test("Insets that the app sets while the start is open stay as it set them")
  func insetsWhileOpen() {
    let view = stage.view
    view.beginPull()
    TestClock.advance(by: 1)
    #expect(view.contentInset.top == 44)
    // As when a bar and a keyboard come.
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 80, right: 0)
    #expect(view.adjustedContentInset.top == 74)
    view.contentInset.bottom = 60
    #expect(view.adjustedContentInset.top == 74)
    view.endPull()
    TestClock.advance(by: 1)
    #expect(
      view.contentInset
        == UIEdgeInsets(top: 30, left: 0, bottom: 60, right: 0))
    #expect(view.contentOffset.y == -30)
  }

  @Test("Who hears of an inset that is set may open the start, and close it")
  func opensAsInsetIsSet() {
    let view = stage.view
    let scrolls = Scrolls()
    view.delegate = scrolls
    scrolls.onScroll = { view.beginPull() }
    view.contentInset.top = 10
    TestClock.advance(by: 1)
    #expect(view.pullState == .holding && view.contentInset.top == 54)
    scrolls.onScroll = { view.endPull() }
    view.contentInset.top = 90
    TestClock.advance(by: 1)
    #expect(view.pullState == .idle && view.contentInset.top == 90)
  }

  @Test("An inset of nothing while the start is open is none afterwards")
  func noInsetWhileOpen() {
    let view = stage.view
    view.beginPull()
    TestClock.advance(by: 1)
    view.contentInset = .zero
    #expect(view.contentInset.top == 44)
    view.endPull()
    TestClock.advance(by: 1)
    #expect(view.contentInset == .zero && view.contentOffset == .zero)
  }

  @Test(
    "Content that scrolls sideways is pulled from where it begins",
    arguments: [false, true])
  func sideways(isMirrored: Bool) {
    let stage = Stage(
      content, size: CGSize(width: 400, height: 200), axis: .horizontal
    ) {
      if isMirrored { $0.semanticContentAttribute = .forceRightToLeft }
    }
    stage.view.pullDelegate = log
    let start = stage.view.contentOffset.x
    #expect(start == (isMirrored ? 4_600 : 0))
    let way: CGFloat = isMirrored ? -200 : 200
    stage.finger.down(at: CGPoint(x: 200, y: 50), in: stage.window)
    stage.finger.move(to: CGPoint(x: 200 + way, y: 50), over: 0.3)
    stage.finger.up()
    #expect(log.fired == 1)
    TestClock.advance(by: 2)
    #expect(stage.view.contentOffset.x == start + (isMirrored ? 44 : -44))
    stage.view.endPull()
    TestClock.advance(by: 2)
    #expect(stage.view.contentOffset.x == start)
  }

  @Test("Content that is shorter than the view rests where it begins")
  func short() {
    content.counts = [2]
    let stage = Stage(
      content, size: CGSize(width: 400, height: 200), axis: .horizontal
    ) { $0.semanticContentAttribute = .forceRightToLeft }
    let log = PullLog()
    stage.view.pullDelegate = log
    let start = stage.view.contentOffset.x
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.view.distanceBeforeStart == 0)
    #expect(log.states == [] && log.furthest == 0)
    stage.view.beginPull()
    TestClock.advance(by: 1)
    stage.view.endPull()
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.x == start)
  }

  @Test("A view that is let go takes everything along")
  func noLeak() {
    weak var view: WaterflowView?
    weak var pulls: PullFeature<ViewHost, PullHost>?
    do {
      let stage = Stage(Content([10]))
      stage.view.pullDelegate = log
      stage.view.beginPull()
      view = stage.view
      pulls = stage.view.pulls
      #expect(pulls != nil)
      TestClock.advance(by: 1)
    }
    #expect(view == nil && pulls == nil)
  }
}
