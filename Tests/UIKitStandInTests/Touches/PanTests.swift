import Testing
import UIKitStandIn

@Suite("A pan recognizer follows a finger") @MainActor
struct PanTests {
  private let view = TouchedView()
  private let pan = UIPanGestureRecognizer()
  private let window: UIWindow
  private let finger = Finger()

  init() {
    TestClock.reset()
    view.addGestureRecognizer(pan)
    window = UIWindow(root: view, size: CGSize(width: 500, height: 500))
  }

  @Test("it belongs to the view it was added to")
  func attached() {
    #expect(pan.view === view)
    #expect(view.gestureRecognizers == [pan])
    let other = UIView()
    other.addGestureRecognizer(pan)
    #expect(pan.view === other)
    #expect(view.gestureRecognizers?.isEmpty == true)
  }

  @Test("it begins after 10 points, changes, and starts over with the next")
  func states() {
    finger.down(at: CGPoint(x: 100, y: 100), in: window)
    #expect(pan.state == .possible)
    finger.move(to: CGPoint(x: 105, y: 100))
    #expect(pan.state == .possible)
    finger.move(to: CGPoint(x: 110, y: 100))
    #expect(pan.state == .began)
    #expect(pan.translation(in: view) == .zero)
    finger.move(to: CGPoint(x: 150, y: 120))
    #expect(pan.state == .changed)
    #expect(pan.translation(in: view) == CGPoint(x: 40, y: 20))
    #expect(pan.location(in: view) == CGPoint(x: 150, y: 120))
    finger.up()
    #expect(pan.state == .possible)
    #expect(pan.translation(in: view) == .zero)
  }

  @Test("a finger that does not drag fails, one that is lost cancels")
  func others() {
    var states: [UIGestureRecognizer.State] = []
    view.whenTouched = { states.append(pan.state) }
    pan.cancelsTouchesInView = false
    finger.tap(at: CGPoint(x: 100, y: 100), in: window)
    #expect(states == [.possible, .failed])
    states = []
    finger.down(at: CGPoint(x: 100, y: 100), in: window)
    finger.move(to: CGPoint(x: 200, y: 100))
    finger.cancel()
    #expect(states == [.possible, .began, .cancelled])
    states = []
    drag()
    #expect(states == [.possible, .began, .ended])
  }

  @Test("its velocity is the finger's, and that of a resting one nothing")
  func velocity() {
    finger.down(at: CGPoint(x: 100, y: 100), in: window)
    finger.move(to: CGPoint(x: 200, y: 50), over: 0.5)
    #expect(abs(pan.velocity(in: view).x - 200) < 1e-6)
    #expect(abs(pan.velocity(in: view).y + 100) < 1e-6)
    TestClock.advance(by: 0.2)
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test("it takes the touches from its view unless it is told not to")
  func cancelling() {
    drag()
    #expect(view.events == ["began", "cancelled"])
    view.events = []
    pan.cancelsTouchesInView = false
    drag()
    #expect(view.events == ["began", "moved", "ended"])
  }

  @Test("a recognizer that is disabled sees nothing")
  func disabled() {
    pan.isEnabled = false
    drag()
    #expect(pan.state == .possible)
    #expect(view.events == ["began", "moved", "ended"])
  }

  private func drag() {
    finger.down(at: CGPoint(x: 100, y: 100), in: window)
    finger.move(to: CGPoint(x: 200, y: 100))
    finger.up()
  }
}
