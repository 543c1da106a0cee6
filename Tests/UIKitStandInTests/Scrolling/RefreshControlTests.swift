import Testing
import UIKitStandIn

@Suite("A refresh control makes room while content is fetched") @MainActor
struct RefreshControlTests {
  private let scroll = UIScrollView()
  private let control = UIRefreshControl()
  private let window: UIWindow
  private let finger = Finger()

  init() {
    TestClock.reset()
    scroll.contentSize = CGSize(width: 100, height: 5_000)
    scroll.refreshControl = control
    window = UIWindow(root: scroll, size: CGSize(width: 100, height: 500))
  }

  @Test("it is told once, while the finger still pulls, and keeps room")
  func pulled() {
    var told = 0
    control.onValueChanged = { told += 1 }
    finger.down(at: CGPoint(x: 50, y: 50), in: window)
    finger.move(to: CGPoint(x: 50, y: 300), over: 0.3)
    finger.move(to: CGPoint(x: 50, y: 350), over: 0.1)
    #expect(told == 1 && control.isRefreshing)
    #expect(scroll.adjustedContentInset.top == 0)
    finger.up()
    TestClock.advance(by: 2)
    #expect(scroll.adjustedContentInset.top == 60)
    #expect(scroll.contentInset.top == 0)
    #expect(scroll.contentOffset.y == -60)
    control.endRefreshing()
    #expect(scroll.contentOffset.y == -60)
    TestClock.advance(by: 1)
    #expect(scroll.contentOffset.y == 0)
    #expect(scroll.adjustedContentInset.top == 0 && told == 1)
  }

  @Test("a little pull begins nothing, and a program tells nobody")
  func others() {
    var told = 0
    control.onValueChanged = { told += 1 }
    finger.down(at: CGPoint(x: 50, y: 50), in: window)
    finger.move(to: CGPoint(x: 50, y: 100), over: 0.1)
    finger.up()
    TestClock.advance(by: 2)
    #expect(!control.isRefreshing)
    control.beginRefreshing()
    #expect(control.isRefreshing && told == 0)
    #expect(scroll.adjustedContentInset.top == 60)
    #expect(scroll.contentOffset.y == 0)
  }
}
