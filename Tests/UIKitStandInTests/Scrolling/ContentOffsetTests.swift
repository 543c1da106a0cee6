import Testing
import UIKitStandIn

@Suite("The content offset is the origin of the bounds") @MainActor
struct ContentOffsetTests {
  private let scroll = LayingScrollView()
  private let log = ScrollLog()
  private let window: UIWindow

  init() {
    TestClock.reset()
    scroll.contentSize = CGSize(width: 100, height: 5_000)
    scroll.delegate = log
    window = UIWindow(root: scroll, size: CGSize(width: 100, height: 500))
    window.layOut()
    scroll.layouts = 0
  }

  @Test("either is the other")
  func same() {
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 30))
    scroll.bounds.origin.y = 40
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 500))
    #expect(log.scrolls == 2)
  }

  @Test("every step of scrolling is laid out, in its turn")
  func layout() {
    for y in 1...3 {
      scroll.contentOffset.y = CGFloat(y)
      window.layOut()
    }
    #expect(scroll.layouts == 3)
    scroll.contentOffset.y = 3
    window.layOut()
    #expect(scroll.layouts == 3)
    #expect(log.scrolls == 3)
  }

  @Test("content that its size leaves past an end comes back")
  func contentSize() {
    scroll.contentOffset.y = 700
    scroll.contentSize.height = 2_000
    #expect(scroll.contentOffset.y == 700)
    #expect(log.scrolls == 1)
    scroll.contentSize.height = 1_000
    #expect(scroll.contentOffset.y == 1_000 - scroll.bounds.height)
    #expect(log.scrolls == 2)
  }

  @Test("an offset that is set is not held within the content")
  func beyond() {
    scroll.setContentOffset(CGPoint(x: 0, y: -70), animated: false)
    #expect(scroll.contentOffset.y == -70)
    #expect(log.events.isEmpty)
  }

  @Test("an animation moves at a constant pace and tells of its end")
  func animation() {
    scroll.setContentOffset(CGPoint(x: 0, y: 360), animated: true)
    #expect(scroll.contentOffset.y == 0)
    var former = scroll.contentOffset.y
    for _ in 1...35 {
      TestClock.advance(by: 1.0 / 120)
      #expect(abs(scroll.contentOffset.y - former - 10) < 1e-6)
      former = scroll.contentOffset.y
    }
    #expect(log.events.isEmpty)
    TestClock.advance(by: 2.0 / 120)
    #expect(scroll.contentOffset.y == 360)
    #expect(log.events == ["animated"])
    #expect(log.scrolls == 36)
    #expect(scroll.layouts == 36)
    #expect(!scroll.isDecelerating)
  }

  @Test("an animation to where the content is does nothing")
  func noAnimation() {
    scroll.setContentOffset(.zero, animated: true)
    TestClock.advance(by: 1)
    #expect(log.scrolls == 0)
    #expect(log.events.isEmpty)
  }

  @Test("an offset that is set without animation ends all motion")
  func setting() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    TestClock.advance(by: 0.1)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    TestClock.advance(by: 1)
    #expect(scroll.contentOffset.y == 50)
  }

  private final class LayingScrollView: UIScrollView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }
}
