import Foundation
import Testing
import UIKitStandIn

@testable import WaterflowUIKit

@MainActor
@Suite("Gestures of the UIKit view beside those that pop its page", .serialized)
struct PopTests {
  private let swipes = SwipeStage()
  private let pages = PagerStage()

  @Test("In the content a leading swipe wins over the pop")
  func leading() {
    let navigation = UINavigationController(holding: swipes.view)
    swipes.drag(2, from: 100, to: 220)
    #expect((swipes.place(2) ?? 0) > 50)
    swipes.finger.up()
    #expect(swipes.view.indexPathForOpenSwipeActions == swipes.path(2))
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("Where there are no leading actions, the pop wins at once")
  func noActions() {
    let navigation = UINavigationController(holding: swipes.view)
    swipes.leading = []
    swipes.drag(2, from: 100, to: 112, over: 0)
    #expect(navigation.interactiveContentPopGestureRecognizer?.state == .began)
    swipes.finger.move(to: CGPoint(x: 300, y: 300), over: 0.1)
    swipes.finger.up()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("Trailing swipes, there and back, are the view's")
  func trailing() {
    let navigation = UINavigationController(holding: swipes.view)
    swipes.leading = []
    swipes.swipe(2, from: 300, to: 150)
    TestClock.advance(by: 1)
    #expect(swipes.view.indexPathForOpenSwipeActions == swipes.path(2))
    swipes.swipe(2, from: 100, to: 240)
    TestClock.advance(by: 1)
    #expect(swipes.view.indexPathForOpenSwipeActions == nil)
    #expect(swipes.isTidy && navigation.viewControllers.count == 2)
  }

  @Test("At the screen's edge the pop wins, and nothing moves before")
  func edge() {
    let navigation = UINavigationController(holding: swipes.view)
    swipes.drag(2, from: 5, to: 40)
    #expect(navigation.interactivePopGestureRecognizer?.state == .changed)
    #expect(swipes.place(2) == 0)
    swipes.finger.up()
    #expect(navigation.viewControllers.count == 1)
    #expect(swipes.isTidy)
  }

  @Test("Where there is nothing to pop, a swipe begins at the edge as well")
  func root() {
    let navigation = UINavigationController(holding: swipes.view)
    navigation.viewControllers.removeFirst()
    swipes.swipe(2, from: 5, to: 120)
    #expect(swipes.view.indexPathForOpenSwipeActions == swipes.path(2))
  }

  @Test("At the edge content scrolls all the same")
  func edgeScroll() {
    let navigation = UINavigationController(holding: swipes.view)
    swipes.finger.down(at: CGPoint(x: 5, y: 500), in: swipes.stage.window)
    swipes.finger.move(to: CGPoint(x: 5, y: 300), over: 0.2)
    #expect(swipes.view.contentOffset.y > 100)
    swipes.finger.up()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("Where text is read from the right, so are both")
  func mirrored() {
    let navigation = UINavigationController(holding: swipes.view)
    swipes.stage.window.setLayoutDirection(.rightToLeft)
    navigation.view.setNeedsLayout()
    swipes.stage.window.layOut()
    swipes.swipe(2, from: 300, to: 180)
    #expect(swipes.view.indexPathForOpenSwipeActions == swipes.path(2))
    swipes.view.closeSwipeActions()
    TestClock.advance(by: 1)
    swipes.swipe(2, from: 395, to: 180)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A page that has one before it turns; the first one lets the pop win")
  func pager() {
    let navigation = UINavigationController(holding: pages.view)
    pages.pager.turn(to: 1, animated: false)
    pages.drag(from: 100, to: 350)
    pages.finger.up()
    TestClock.advance(by: 1)
    #expect(pages.turned == [1, 0])
    #expect(navigation.viewControllers.count == 2)
    pages.drag(from: 100, to: 112, over: 0)
    #expect(navigation.interactiveContentPopGestureRecognizer?.state == .began)
    #expect(pages.view.sectionDisplacement == nil)
    pages.finger.up()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("Where nothing pops, the first page follows some of the way")
  func firstPage() {
    let navigation = UINavigationController(holding: pages.view)
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    pages.drag(from: 100, to: 200)
    #expect(pages.view.sectionDisplacement?.offset.x == 40)
    pages.finger.up()
    TestClock.advance(by: 1)
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
    navigation.viewControllers.removeFirst()
    pages.drag(from: 100, to: 200)
    #expect(pages.view.sectionDisplacement?.offset.x == 40)
    pages.finger.up()
    #expect(navigation.viewControllers.count == 1)
  }
}

extension UINavigationController {
  /// Makes a controller whose second page is filled by a window's root view.
  fileprivate convenience init(holding view: UIView) {
    self.init(rootViewController: UIViewController())
    let page = UIViewController()
    pushViewController(page, animated: false)
    let window = view.window
    window?.addSubview(self.view)
    self.view.frame = window?.bounds ?? .zero
    window?.layOut()
    page.view.addSubview(view)
    view.frame = page.view.bounds
    window?.layOut()
  }
}
