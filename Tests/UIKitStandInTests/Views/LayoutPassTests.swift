import Testing
import UIKitStandIn

@Suite("Layout is done once for many requests") @MainActor
struct LayoutPassTests {
  private let root = WatchedView()
  private let child = WatchedView()
  private let window: UIWindow

  init() {
    TestClock.reset()
    root.addSubview(child)
    window = UIWindow(root: root, size: CGSize(width: 100, height: 100))
    window.layOut()
    root.layouts = 0
    child.layouts = 0
  }

  @Test("nothing is laid out where nothing is pending")
  func nothing() {
    window.layOut()
    window.layoutIfNeeded()
    #expect(root.layouts == 0)
    #expect(child.layouts == 0)
  }

  @Test("many requests become one layout, in the next turn")
  func coalesced() {
    for _ in 0..<5 { child.setNeedsLayout() }
    #expect(child.layouts == 0)
    Display.turn()
    #expect(child.layouts == 1)
    #expect(root.layouts == 0)
  }

  @Test("what is asked for is done at once, for all that is inside")
  func atOnce() {
    child.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(child.layouts == 1)
    window.layOut()
    #expect(child.layouts == 1)
  }

  @Test("a superview that waits is laid out before its subview")
  func superviewFirst() {
    root.setNeedsLayout()
    root.whileLayingOut = { child.frame.size.width += 10 }
    child.layoutIfNeeded()
    #expect(root.layouts == 1)
    #expect(child.layouts == 1)
  }

  @Test("another size is laid out, another place is not")
  func resizing() {
    child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    window.layOut()
    #expect(child.layouts == 1)
    child.frame.origin.x = 50
    child.center.y = 50
    window.layOut()
    #expect(child.layouts == 1)
  }

  @Test("adding and removing a subview lays out the superview")
  func adding() {
    let other = WatchedView()
    root.addSubview(other)
    window.layOut()
    #expect(root.layouts == 1)
    #expect(other.layouts == 1)
    other.removeFromSuperview()
    window.layOut()
    #expect(root.layouts == 2)
    #expect(child.layouts == 0)
  }

  @Test("adding a subview while laying out does not lay out again")
  func addingWhileLayingOut() {
    root.whileLayingOut = { root.addSubview(UIView()) }
    root.setNeedsLayout()
    window.layOut()
    #expect(root.layouts == 1)
    #expect(root.subviews.count == 2)
  }

  @Test("a layout that asks for itself ends, and is told of")
  func loop() {
    child.whileLayingOut = { child.setNeedsLayout() }
    child.setNeedsLayout()
    #expect(window.layOut() == Display.mostPasses)
    child.whileLayingOut = nil
    #expect(window.layOut() == 1)
  }

  @Test("a rotation resizes and lays out the root view once")
  func rotation() {
    window.rotate(to: CGSize(width: 200, height: 50))
    #expect(root.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(root.layouts == 1)
  }
}
