import Foundation
import Testing
import UIKitStandIn

@MainActor
@Suite("What stands in for a navigation controller's drags")
struct NavigationTests {
  let navigation = UINavigationController(
    rootViewController: UIViewController())
  let page = UIViewController()
  let window: UIWindow
  let finger = Finger()

  init() {
    TestClock.reset()
    navigation.pushViewController(page, animated: false)
    window = UIWindow(
      root: navigation.view, size: CGSize(width: 300, height: 500))
    window.layOut()
  }

  private func drag(from start: CGPoint, by way: CGPoint) {
    finger.down(at: start, in: window)
    finger.move(
      to: CGPoint(x: start.x + way.x, y: start.y + way.y), over: 0.2)
  }

  private var depth: Int { navigation.viewControllers.count }

  @Test("A drag from the leading edge pops, and is the edge's")
  func edge() {
    drag(from: CGPoint(x: 4, y: 200), by: CGPoint(x: 100, y: 10))
    #expect(navigation.interactivePopGestureRecognizer?.state == .changed)
    #expect(depth == 2)
    finger.up()
    #expect(depth == 1 && page.view.window == nil)
    drag(from: CGPoint(x: 4, y: 200), by: CGPoint(x: 100, y: 10))
    finger.up()
    #expect(depth == 1)
  }

  @Test("A drag from the leading side pops anywhere; others do not")
  func content() {
    for way in [CGPoint(x: -100, y: 10), CGPoint(x: 50, y: 100)] {
      drag(from: CGPoint(x: 150, y: 200), by: way)
      finger.up()
      #expect(depth == 2)
    }
    drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 100, y: 10))
    #expect(
      navigation.interactiveContentPopGestureRecognizer?.state == .changed)
    #expect(navigation.interactivePopGestureRecognizer?.state == .failed)
    finger.up()
    #expect(depth == 1)
  }

  @Test("Where text is read from the right, drags are as well")
  func mirrored() {
    window.setLayoutDirection(.rightToLeft)
    navigation.view.setNeedsLayout()
    window.layOut()
    drag(from: CGPoint(x: 4, y: 200), by: CGPoint(x: 100, y: 0))
    finger.up()
    #expect(depth == 2)
    drag(from: CGPoint(x: 296, y: 200), by: CGPoint(x: -100, y: 0))
    #expect(navigation.interactivePopGestureRecognizer?.state == .changed)
    finger.up()
    #expect(depth == 1)
  }

  @Test("A controller comes between its view and the view around it")
  func chain() {
    #expect(page.view.next === page)
    #expect(page.next === navigation.view)
    #expect(navigation.view.next === navigation)
    #expect(navigation.next === window)
  }
}
