import Testing
import UIKitStandIn

@Suite("Content that was thrown slows down and halts") @MainActor
struct ScrollPhysicsTests {
  private let scroll = UIScrollView()
  private let log = ScrollLog()
  private let window: UIWindow
  private let finger = Finger()

  init() {
    TestClock.reset()
    scroll.contentSize = CGSize(width: 100, height: 50_000)
    scroll.delegate = log
    window = UIWindow(root: scroll, size: CGSize(width: 100, height: 500))
  }

  @Test("content follows the finger from when it drags")
  func following() {
    scroll.contentOffset.y = 1_000
    finger.down(at: CGPoint(x: 50, y: 100), in: window)
    finger.move(to: CGPoint(x: 50, y: 310), over: 1)
    #expect(abs(scroll.contentOffset.y - 800) < 1e-6)
    #expect(log.events == ["will drag"])
    TestClock.advance(by: 0.5)
    finger.up()
    #expect(log.events == ["will drag", "dragged"])
    #expect(!scroll.isDecelerating)
    #expect(scroll.contentOffset.x == 0)
  }

  @Test(
    "it coasts v / 1000 * r / (1 - r) points",
    arguments: [
      UIScrollView.DecelerationRate.normal, .fast,
    ])
  func distance(rate: UIScrollView.DecelerationRate) {
    scroll.decelerationRate = rate
    scroll.contentOffset.y = 10_000
    throwContent(by: -300, over: 0.3)
    let lifted = scroll.contentOffset.y
    #expect(log.events == ["will drag", "dragged, goes on"])
    #expect(scroll.isDecelerating)
    TestClock.advance(by: 10)
    let r = rate.rawValue
    let expected = 1_000 / 1_000 * r / (1 - r)
    #expect(abs(scroll.contentOffset.y - lifted - expected) < 0.01)
    #expect(log.events.last == "halted")
    #expect(log.events.count == 3)
    #expect(!scroll.isDecelerating)
  }

  @Test("after a millisecond it keeps the rate's part of its speed")
  func slowing() {
    scroll.contentOffset.y = 10_000
    throwContent(by: -300, over: 0.3)
    let steps = (0..<60).map { _ in
      let former = scroll.contentOffset.y
      TestClock.advance(by: 1.0 / 120)
      return scroll.contentOffset.y - former
    }
    let kept = pow(0.998, 1_000.0 / 120)
    for (step, next) in zip(steps.dropFirst(), steps.dropFirst(2)) {
      #expect(abs(next - step * kept) < 1e-6)
    }
  }

  @Test("thrown at the end, it bounces and halts exactly there")
  func end() {
    scroll.contentOffset.y = 49_000
    throwContent(by: -400, over: 0.1)
    var furthest = scroll.contentOffset.y
    while scroll.isDecelerating, TestClock.now < 20 {
      TestClock.advance(by: 1.0 / 120)
      furthest = max(furthest, scroll.contentOffset.y)
    }
    #expect(furthest > 49_500)
    #expect(furthest < 50_000)
    #expect(scroll.contentOffset.y == 49_500)
    #expect(log.events.last == "halted")
  }

  @Test("without bounces it stops at the end")
  func noBounce() {
    scroll.bounces = false
    scroll.contentOffset.y = 1_000
    throwContent(by: 400, over: 0.1)
    while scroll.isDecelerating, TestClock.now < 20 {
      TestClock.advance(by: 1.0 / 120)
      #expect(scroll.contentOffset.y >= 0)
    }
    #expect(scroll.contentOffset.y == 0)
    #expect(log.events.last == "halted")
  }

  @Test("past an end content follows the finger less and less")
  func rubberBand() {
    finger.down(at: CGPoint(x: 50, y: 100), in: window)
    finger.move(to: CGPoint(x: 50, y: 210), over: 0.5)
    let near = (1 - 1 / (100.0 * 0.55 / 500 + 1)) * 500
    #expect(abs(scroll.contentOffset.y + near) < 1e-6)
    finger.move(to: CGPoint(x: 50, y: 410), over: 0.5)
    let far = (1 - 1 / (300.0 * 0.55 / 500 + 1)) * 500
    #expect(abs(scroll.contentOffset.y + far) < 1e-6)
    TestClock.advance(by: 0.5)
    finger.up()
    #expect(log.events.last == "dragged, goes on")
    TestClock.advance(by: 3)
    #expect(scroll.contentOffset.y == 0)
    #expect(log.events.last == "halted")
  }

  @Test("the ends lie around the adjusted insets")
  func insets() {
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 70, right: 0)
    window.setSafeArea(UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    scroll.contentOffset.y = 100
    throwContent(by: 400, over: 0.1)
    TestClock.advance(by: 20)
    #expect(scroll.contentOffset.y == -60)
    scroll.contentOffset.y = 49_500
    throwContent(by: -400, over: 0.1)
    TestClock.advance(by: 20)
    #expect(scroll.contentOffset.y == 49_600)
  }

  @Test("content that is small stays, unless it always bounces")
  func small() {
    scroll.contentSize.height = 100
    finger.down(at: CGPoint(x: 50, y: 100), in: window)
    finger.move(to: CGPoint(x: 50, y: 300), over: 0.1)
    finger.up()
    #expect(scroll.contentOffset.y == 0)
    #expect(log.events.isEmpty)
    scroll.alwaysBounceVertical = true
    finger.down(at: CGPoint(x: 50, y: 100), in: window)
    finger.move(to: CGPoint(x: 50, y: 300), over: 0.1)
    #expect(scroll.contentOffset.y < 0)
    finger.up()
    TestClock.advance(by: 3)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("moving the offset by hand does not end a drag or a throw")
  func byHand() {
    scroll.contentOffset.y = 10_000
    finger.down(at: CGPoint(x: 50, y: 400), in: window)
    finger.move(to: CGPoint(x: 50, y: 300), over: 0.1)
    scroll.contentOffset.y += 5_000
    finger.move(to: CGPoint(x: 50, y: 200), over: 0.1)
    #expect(abs(scroll.contentOffset.y - 15_190) < 1e-6)
    finger.up()
    TestClock.advance(by: 0.1)
    scroll.contentOffset.y -= 5_000
    TestClock.advance(by: 10)
    #expect(abs(scroll.contentOffset.y - 10_190 - 499) < 0.01)
  }

  @Test("a throw ends when an offset is set without animation")
  func stopped() {
    scroll.contentOffset.y = 10_000
    throwContent(by: -300, over: 0.3)
    TestClock.advance(by: 0.1)
    scroll.setContentOffset(scroll.contentOffset, animated: false)
    #expect(!scroll.isDecelerating)
    #expect(log.events.last == "halted")
    let offset = scroll.contentOffset
    TestClock.advance(by: 1)
    #expect(scroll.contentOffset == offset)
  }

  @Test("a drag that the system takes away ends without a throw")
  func cancelled() {
    scroll.contentOffset.y = 10_000
    finger.down(at: CGPoint(x: 50, y: 450), in: window)
    finger.move(to: CGPoint(x: 50, y: 150), over: 0.3)
    finger.cancel()
    #expect(log.events == ["will drag", "dragged"])
    #expect(!scroll.isDragging)
    #expect(!scroll.isTracking)
    #expect(!scroll.isDecelerating)
  }

  @Test("content that was caught past its end springs back when let go")
  func caught() {
    scroll.contentOffset.y = 300
    throwContent(by: 400, over: 0.1)
    while scroll.contentOffset.y >= 0 { TestClock.advance(by: 1.0 / 120) }
    let past = scroll.contentOffset.y
    finger.down(at: CGPoint(x: 50, y: 100), in: window)
    TestClock.advance(by: 1)
    #expect(scroll.contentOffset.y == past)
    finger.up()
    TestClock.advance(by: 3)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("content that was caught follows the finger at once")
  func caughtAndDragged() {
    scroll.contentOffset.y = 10_000
    throwContent(by: -300, over: 0.3)
    TestClock.advance(by: 0.1)
    let offset = scroll.contentOffset.y
    finger.down(at: CGPoint(x: 50, y: 100), in: window)
    finger.move(to: CGPoint(x: 50, y: 103))
    #expect(scroll.isDragging)
    #expect(abs(scroll.contentOffset.y - offset + 3) < 1e-6)
    finger.cancel()
  }

  @Test("a finger that catches content past its end does not make it jump")
  func caughtPastEnd() {
    scroll.contentOffset.y = 300
    throwContent(by: 400, over: 0.1)
    while scroll.contentOffset.y >= 0 { TestClock.advance(by: 1.0 / 120) }
    let past = scroll.contentOffset.y
    finger.down(at: CGPoint(x: 50, y: 100), in: window)
    #expect(past < -10)
    finger.move(to: CGPoint(x: 50, y: 100.5))
    #expect(scroll.isDragging)
    #expect(abs(scroll.contentOffset.y - past) < 0.5)
    finger.cancel()
  }

  @Test("the delegate is not kept alive")
  func weakDelegate() {
    var other: ScrollLog? = ScrollLog()
    scroll.delegate = other
    #expect(scroll.delegate === other)
    other = nil
    #expect(scroll.delegate == nil)
  }

  @Test("a throw is laid out once a frame")
  func frames() {
    scroll.contentOffset.y = 10_000
    throwContent(by: -300, over: 0.3)
    log.scrolls = 0
    TestClock.advance(by: 0.5)
    #expect((59...61).contains(log.scrolls))
  }

  private func throwContent(by distance: CGFloat, over seconds: Double) {
    let start: CGFloat = distance < 0 ? 450 : 50
    finger.down(at: CGPoint(x: 50, y: start), in: window)
    finger.move(to: CGPoint(x: 50, y: start + distance), over: seconds)
    finger.up()
  }
}
