import Testing
import UIKitStandIn

@Suite("Touches reach the view they land on") @MainActor
struct TouchTests {
  private let root = TouchedView()
  private let view = TouchedView(
    frame: CGRect(x: 10, y: 20, width: 50, height: 50))
  private let window: UIWindow
  private let finger = Finger()

  init() {
    TestClock.reset()
    root.addSubview(view)
    window = UIWindow(root: root, size: CGSize(width: 100, height: 100))
  }

  @Test("a view gets beginning, moves and end, wherever the finger goes")
  func course() {
    finger.down(at: CGPoint(x: 15, y: 25), in: window)
    finger.move(to: CGPoint(x: 90, y: 90))
    finger.up()
    #expect(view.events == ["began", "moved", "ended"])
    #expect(view.phases == [.began, .moved, .ended])
    #expect(view.places[0] == CGPoint(x: 5, y: 5))
    #expect(view.places[1] == CGPoint(x: 80, y: 70))
    #expect(view.former[1] == CGPoint(x: 5, y: 5))
    #expect(root.events.isEmpty)
  }

  @Test("the system takes touches away by cancelling them")
  func cancelled() {
    finger.down(at: CGPoint(x: 15, y: 25), in: window)
    finger.cancel()
    #expect(view.events == ["began", "cancelled"])
    #expect(view.phases.last == .cancelled)
  }

  @Test("a plain view hands touches to its superview")
  func chain() {
    view.removeFromSuperview()
    let plain = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    root.addSubview(plain)
    #expect(plain.next === root)
    finger.tap(at: CGPoint(x: 15, y: 25), in: window)
    #expect(root.events == ["began", "ended"])
    #expect(root.places[0] == CGPoint(x: 15, y: 25))
  }

  @Test("a view that calls super hands touches on as well")
  func both() {
    view.handsOn = true
    finger.tap(at: CGPoint(x: 15, y: 25), in: window)
    #expect(view.events == ["began", "ended"])
    #expect(root.events == ["began", "ended"])
  }

  @Test("moves and cancelling go up the chain as well")
  func wholeChain() {
    view.removeFromSuperview()
    root.addSubview(UIView(frame: root.bounds))
    finger.down(at: CGPoint(x: 15, y: 25), in: window)
    finger.move(to: CGPoint(x: 16, y: 25))
    finger.cancel()
    #expect(root.events == ["began", "moved", "cancelled"])
  }

  @Test("what is lifted where nothing is touchable is nobody's")
  func nobody() {
    root.isUserInteractionEnabled = false
    window.isUserInteractionEnabled = false
    finger.tap(at: CGPoint(x: 15, y: 25), in: window)
    finger.move(to: .zero)
    finger.up()
    #expect(view.events.isEmpty)
    #expect(root.events.isEmpty)
  }

  @Test("a view gets one touch at a time, others get theirs")
  func multipleTouches() {
    let second = Finger()
    finger.down(at: CGPoint(x: 15, y: 25), in: window)
    second.down(at: CGPoint(x: 30, y: 40), in: window)
    #expect(view.events == ["began"])
    second.up()
    #expect(view.events == ["began"])
    second.tap(at: CGPoint(x: 90, y: 90), in: window)
    #expect(root.events == ["began", "ended"])
    finger.up()
    #expect(view.events == ["began", "ended"])
  }

  @Test("touches carry the time of what happened last")
  func times() {
    TestClock.advance(by: 1)
    let touched = TimedView(frame: root.bounds)
    root.addSubview(touched)
    finger.down(at: CGPoint(x: 1, y: 1), in: window)
    finger.move(to: CGPoint(x: 2, y: 2), over: 0.5)
    finger.up()
    #expect(touched.times.first == 1)
    #expect(abs((touched.times.last ?? 0) - 1.5) < 1e-9)
    #expect(touched.windows.allSatisfy { $0 === window })
  }

  private final class TimedView: UIView {
    var times: [Double] = []
    var windows: [UIWindow?] = []

    override func touchesBegan(
      _ touches: Set<UITouch>, with event: UIEvent?
    ) {
      note(touches, event)
    }

    override func touchesEnded(
      _ touches: Set<UITouch>, with event: UIEvent?
    ) {
      note(touches, event)
    }

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      times += touches.map(\.timestamp)
      windows += touches.map(\.window)
      #expect(event?.allTouches == touches)
      #expect(event?.timestamp == touches.first?.timestamp)
    }
  }
}
