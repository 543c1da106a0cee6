import Testing
import UIKitStandIn

@Suite("A scroll view and its content share touches") @MainActor
struct ScrollTouchTests {
  private let scroll = UIScrollView()
  private let content = TouchedView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 5_000))
  private let window: UIWindow
  private let finger = Finger()
  private let middle = CGPoint(x: 50, y: 250)

  init() {
    TestClock.reset()
    scroll.contentSize = content.frame.size
    scroll.addSubview(content)
    window = UIWindow(root: scroll, size: CGSize(width: 100, height: 500))
  }

  @Test("content gets a resting finger after 150 milliseconds")
  func delay() {
    finger.down(at: middle, in: window)
    TestClock.advance(by: 0.14)
    #expect(content.events.isEmpty)
    #expect(scroll.isTracking)
    #expect(!scroll.isDragging)
    TestClock.advance(by: 0.02)
    #expect(content.events == ["began"])
    finger.up()
    #expect(content.events == ["began", "ended"])
    #expect(!scroll.isTracking)
  }

  @Test("a finger that stirs meanwhile still begins where it is then")
  func stirring() {
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 253))
    #expect(content.events.isEmpty)
    TestClock.advance(by: 0.2)
    finger.up()
    #expect(content.events == ["began", "ended"])
    #expect(content.phases == [.began, .ended])
    #expect(content.places.first == CGPoint(x: 50, y: 253))
  }

  @Test("content gets a quick tap whole, when the finger is lifted")
  func tap() {
    finger.down(at: middle, in: window)
    TestClock.advance(by: 0.05)
    #expect(content.events.isEmpty)
    finger.up()
    #expect(content.events == ["began", "ended"])
    #expect(content.phases == [.began, .ended])
    TestClock.advance(by: 1)
    #expect(content.events == ["began", "ended"])
    #expect(scroll.contentOffset == .zero)
  }

  @Test("without a delay content gets the finger at once")
  func undelayed() {
    scroll.delaysContentTouches = false
    finger.down(at: middle, in: window)
    #expect(content.events == ["began"])
    finger.up()
  }

  @Test("a finger that scrolls soon is never seen by the content")
  func scrolling() {
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 150), over: 0.1)
    #expect(scroll.isDragging)
    #expect(scroll.contentOffset.y > 80)
    TestClock.advance(by: 0.5)
    finger.up()
    #expect(content.events.isEmpty)
  }

  @Test("a finger that scrolls late is taken from the content")
  func cancelling() {
    finger.down(at: middle, in: window)
    TestClock.advance(by: 0.2)
    finger.move(to: CGPoint(x: 50, y: 245))
    #expect(content.events == ["began", "moved"])
    finger.move(to: CGPoint(x: 50, y: 200))
    #expect(content.events == ["began", "moved", "cancelled"])
    #expect(content.phases.last == .cancelled)
    finger.move(to: CGPoint(x: 50, y: 100))
    finger.up()
    #expect(content.events == ["began", "moved", "cancelled"])
    #expect(scroll.contentOffset.y > 0)
  }

  @Test("content that keeps its touches is not scrolled")
  func keeping() {
    scroll.canCancelContentTouches = false
    finger.down(at: middle, in: window)
    TestClock.advance(by: 0.2)
    finger.move(to: CGPoint(x: 50, y: 100))
    finger.up()
    #expect(content.events == ["began", "moved", "ended"])
    #expect(scroll.contentOffset == .zero)
  }

  @Test("a subclass says from which content touches are taken")
  func asking() {
    let keeping = KeepingScrollView()
    keeping.contentSize = content.frame.size
    keeping.delaysContentTouches = false
    keeping.addSubview(content)
    let window = UIWindow(
      root: keeping, size: CGSize(width: 100, height: 500))
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 100))
    finger.up()
    #expect(keeping.asked == [content])
    #expect(content.events == ["began", "moved", "ended"])
    #expect(keeping.contentOffset == .zero)
  }

  @Test("a scroll view that may not scroll leaves touches to the content")
  func disabled() {
    scroll.isScrollEnabled = false
    finger.down(at: middle, in: window)
    #expect(content.events == ["began"])
    finger.move(to: CGPoint(x: 50, y: 100))
    finger.up()
    #expect(content.events == ["began", "moved", "ended"])
    #expect(scroll.contentOffset == .zero)
  }

  @Test("the finger that stops moving content is no tap")
  func stopping() {
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 150), over: 0.1)
    finger.up()
    TestClock.advance(by: 0.2)
    #expect(scroll.isDecelerating)
    let offset = scroll.contentOffset
    finger.down(at: middle, in: window)
    #expect(!scroll.isDecelerating)
    #expect(scroll.isTracking)
    TestClock.advance(by: 1)
    finger.up()
    #expect(scroll.contentOffset == offset)
    #expect(content.events.isEmpty)
    finger.tap(at: middle, in: window)
    #expect(content.events == ["began", "ended"])
  }

  @Test("a drag across the axis of scrolling is the content's")
  func across() {
    finger.down(at: middle, in: window)
    TestClock.advance(by: 0.2)
    finger.move(to: CGPoint(x: 90, y: 252))
    #expect(content.events == ["began", "moved"])
    #expect(!scroll.isDragging)
    finger.up()
  }

  @Test("of nested scroll views the one that scrolls along the drag does")
  func nested() {
    let strip = UIScrollView(
      frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    strip.contentSize = CGSize(width: 1_000, height: 100)
    scroll.addSubview(strip)
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 10, y: 250))
    finger.up()
    #expect(strip.contentOffset.x == 30)
    #expect(scroll.contentOffset == .zero)
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 210))
    finger.up()
    #expect(strip.contentOffset.x == 30)
    #expect(scroll.contentOffset.y == 30)
  }

  @Test("disabling the recognizer ends a drag")
  func disabling() {
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 200))
    #expect(scroll.panGestureRecognizer.state == .began)
    scroll.isScrollEnabled = false
    #expect(scroll.panGestureRecognizer.state == .cancelled)
    #expect(!scroll.isDragging)
    let offset = scroll.contentOffset
    finger.move(to: CGPoint(x: 50, y: 100))
    finger.up()
    #expect(scroll.contentOffset == offset)
  }

  @Test("A drag does not begin on a control")
  func control() {
    #expect(scroll.touchesShouldCancel(in: UIView()))
    #expect(!scroll.touchesShouldCancel(in: UISlider(frame: .zero)))
  }

  private final class KeepingScrollView: UIScrollView {
    var asked: [UIView] = []

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append(view)
      return false
    }
  }
}
