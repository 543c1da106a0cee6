import Foundation
import Testing
import UIKitStandIn

/// A recognizer of an app, which does what it is told.
private final class AppRecognizer: UIGestureRecognizer {
  var events: [String] = []
  var whenMoved: UIGestureRecognizer.State?
  var whenBegan: UIGestureRecognizer.State?
  var isPreventable = true
  weak var waitsFor: UIGestureRecognizer?
  weak var holdsBack: UIGestureRecognizer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    events.append("began")
    if let whenBegan { state = whenBegan }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    events.append("moved")
    if let whenMoved { state = state == .began ? .changed : whenMoved }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    events.append("ended")
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent
  ) {
    events.append("cancelled")
    state = .cancelled
  }

  override func reset() { events.append("reset") }

  override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }

  override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === holdsBack }

  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isPreventable }
}

@Suite("Recognizers of an app") @MainActor
struct RecognizerTests {
  private let scroll = UIScrollView()
  private let content = TouchedView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 5_000))
  private let own = AppRecognizer()
  private let window: UIWindow
  private let finger = Finger()
  private let middle = CGPoint(x: 50, y: 250)

  init() {
    TestClock.reset()
    scroll.contentSize = content.frame.size
    scroll.delaysContentTouches = false
    scroll.addSubview(content)
    scroll.addGestureRecognizer(own)
    window = UIWindow(root: scroll, size: CGSize(width: 100, height: 500))
  }

  @Test("one that recognizes nothing sees all and changes nothing")
  func possible() {
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 245))
    finger.up()
    #expect(own.events == ["began", "moved", "ended", "reset"])
    #expect(own.state == .possible)
    #expect(content.events == ["began", "moved", "ended"])
  }

  @Test("one that begins takes the touch from the view and from the scroll")
  func begins() {
    own.whenMoved = .began
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 245))
    #expect(own.state == .began)
    #expect(content.events == ["began", "cancelled"])
    finger.move(to: CGPoint(x: 50, y: 100))
    #expect(own.state == .changed)
    #expect(scroll.contentOffset == .zero)
    #expect(!scroll.isDragging)
    finger.up()
    #expect(own.events == ["began", "moved", "moved", "ended", "reset"])
    #expect(own.state == .possible)
    #expect(content.events == ["began", "cancelled"])
  }

  @Test("one that may not take touches leaves them to the view")
  func keepsTouches() {
    own.whenMoved = .began
    own.cancelsTouchesInView = false
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 245))
    finger.up()
    #expect(content.events == ["began", "moved", "ended"])
  }

  @Test("a scroll makes it fail, unless it cannot be prevented")
  func prevented() {
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 200))
    #expect(own.state == .failed)
    finger.move(to: CGPoint(x: 50, y: 150))
    finger.up()
    #expect(own.events == ["began", "moved", "reset"])
    TestClock.advance(by: 5)
    own.events = []
    own.isPreventable = false
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 200))
    finger.move(to: CGPoint(x: 50, y: 150))
    #expect(scroll.isDragging)
    finger.up()
    #expect(own.events == ["began", "moved", "moved", "ended", "reset"])
  }

  @Test("who requires it to fail waits, and begins as soon as it has")
  func requirement() {
    scroll.panGestureRecognizer.require(toFail: own)
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 200))
    #expect(!scroll.isDragging)
    own.state = .failed
    #expect(scroll.isDragging)
    finger.move(to: CGPoint(x: 50, y: 150))
    #expect(scroll.contentOffset.y > 80)
    finger.up()
    TestClock.advance(by: 5)
    // In the same move.
    own.whenMoved = .failed
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 200))
    #expect(scroll.isDragging)
    finger.up()
    TestClock.advance(by: 5)
    // And never if it has recognized.
    own.whenMoved = .began
    let offset = scroll.contentOffset
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 200))
    finger.move(to: CGPoint(x: 50, y: 100))
    finger.up()
    #expect(scroll.contentOffset == offset)
  }

  @Test("one that requires another to fail begins when that has")
  func requiresAnother() {
    let other = AppRecognizer()
    scroll.addGestureRecognizer(other)
    own.require(toFail: other)
    own.whenBegan = .began
    finger.down(at: middle, in: window)
    #expect(own.state == .possible)
    other.state = .failed
    #expect(own.state == .began)
    finger.up()
  }

  @Test("by its own word or the other's, it waits for one of another view")
  func requirementsOfTouches() {
    let around = AppRecognizer()
    window.addGestureRecognizer(around)
    for isOwn in [true, false] {
      around.waitsFor = isOwn ? own : nil
      own.holdsBack = isOwn ? nil : around
      around.whenMoved = .began
      own.whenMoved = nil
      finger.down(at: middle, in: window)
      finger.move(to: CGPoint(x: 50, y: 245))
      #expect(around.state == .possible)
      own.state = .failed
      #expect(around.state == .began)
      finger.up()
      // And never if that has recognized.
      own.whenMoved = .began
      finger.down(at: middle, in: window)
      finger.move(to: CGPoint(x: 50, y: 245))
      #expect(own.state == .began && around.state == .failed)
      finger.up()
    }
    // They hold for the touches that they were asked for.
    own.holdsBack = nil
    own.whenMoved = nil
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 245))
    #expect(around.state == .began)
    finger.up()
  }

  @Test("it hears of every finger, one after the other")
  func fingers() {
    let second = Finger()
    own.whenMoved = .began
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 245))
    second.down(at: CGPoint(x: 20, y: 100), in: window)
    second.up()
    finger.up()
    #expect(own.events.filter { $0 == "began" }.count == 2)
    #expect(own.events.last == "reset")
  }

  @Test("what the system takes away is cancelled")
  func cancelled() {
    own.whenMoved = .began
    finger.down(at: middle, in: window)
    finger.move(to: CGPoint(x: 50, y: 245))
    finger.cancel()
    #expect(own.events == ["began", "moved", "cancelled", "reset"])
    #expect(own.state == .possible)
  }

  @Test("one that is turned off starts over and sees nothing")
  func turnedOff() {
    finger.down(at: middle, in: window)
    own.isEnabled = false
    #expect(own.events == ["began", "reset"])
    finger.move(to: CGPoint(x: 50, y: 245))
    finger.up()
    #expect(own.events == ["began", "reset"])
  }

  @Test("a pointer says that it is none of the fingers")
  func types() {
    let pointer = Finger(.indirectPointer)
    let touched = TypedView(frame: window.bounds)
    window.addSubview(touched)
    pointer.tap(at: middle, in: window)
    finger.tap(at: middle, in: window)
    #expect(touched.types == [.indirectPointer, .direct])
  }

  private final class TypedView: UIView {
    var types: [UITouch.TouchType] = []

    override func touchesBegan(
      _ touches: Set<UITouch>, with event: UIEvent?
    ) {
      types += touches.map(\.type)
    }
  }
}
