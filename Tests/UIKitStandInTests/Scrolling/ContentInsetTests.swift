import Testing
import UIKitStandIn

@Suite("Content insets are adjusted by the safe area") @MainActor
struct ContentInsetTests {
  private let scroll = WatchedScrollView()
  private let window: UIWindow

  init() {
    TestClock.reset()
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window = UIWindow(
      root: scroll, size: CGSize(width: 100, height: 500),
      safeArea: UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20))
  }

  private let plain = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let vertical = UIEdgeInsets(top: 41, left: 2, bottom: 33, right: 4)

  @Test(
    "content higher than the view scrolls vertically, and is adjusted so",
    arguments: [
      UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes,
    ])
  func scrollable(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = CGSize(width: 100, height: 500)
    #expect(scroll.adjustedContentInset == plain)
    scroll.contentSize.height = 501
    #expect(scroll.adjustedContentInset == vertical)
  }

  @Test("content that always bounces counts as scrolling")
  func bouncing() {
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset == vertical)
    scroll.alwaysBounceVertical = false
    scroll.alwaysBounceHorizontal = true
    #expect(
      scroll.adjustedContentInset
        == UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 24))
  }

  @Test("always means both axes, never means none")
  func extremes() {
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(
      scroll.adjustedContentInset
        == UIEdgeInsets(top: 41, left: 12, bottom: 33, right: 24))
    scroll.contentSize = CGSize(width: 900, height: 900)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == plain)
  }

  @Test("a change is told once, and nothing is told without one")
  func told() {
    scroll.changes = 0
    scroll.contentSize.height = 900
    #expect(scroll.changes == 1)
    scroll.contentSize.height = 901
    #expect(scroll.changes == 1)
    scroll.contentInset.top = 5
    #expect(scroll.changes == 2)
    window.setSafeArea(.zero)
    #expect(scroll.changes == 3)
    #expect(scroll.adjustedContentInset == scroll.contentInset)
  }

  @Test("content that stands at its beginning stays there")
  func beginning() {
    #expect(scroll.contentOffset == CGPoint(x: -2, y: -1))
    scroll.contentSize.height = 900
    #expect(scroll.contentOffset == CGPoint(x: -2, y: -41))
    scroll.contentOffset.y = 100
    window.setSafeArea(.zero)
    #expect(scroll.contentOffset == CGPoint(x: -2, y: 100))
  }

  @Test("content kept away from the bars is not covered by them")
  func content() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.addSubview(cell)
    scroll.contentSize.height = 900
    #expect(cell.safeAreaInsets.top == 0)
    #expect(cell.safeAreaInsets.left > 0)
    scroll.contentOffset.y = 20
    #expect(cell.safeAreaInsets.top == 0)
    cell.frame.origin.y = 30
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(cell.safeAreaInsets.top == 30)
  }

  private final class WatchedScrollView: UIScrollView {
    var changes = 0

    override func adjustedContentInsetDidChange() {
      changes += 1
    }
  }
}
