import Testing
import UIKitStandIn

@Suite("Views are ordered from back to front") @MainActor
struct ViewOrderTests {
  private let parent = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  @Test("a view that is added stands in front")
  func adding() {
    fill()
    #expect(parent.subviews == [a, b, c])
    parent.addSubview(a)
    #expect(parent.subviews == [b, c, a])
  }

  @Test("a view is inserted at an index, above and below another")
  func inserting() {
    parent.addSubview(a)
    parent.insertSubview(b, at: 0)
    #expect(parent.subviews == [b, a])
    parent.insertSubview(c, aboveSubview: b)
    #expect(parent.subviews == [b, c, a])
    parent.insertSubview(c, belowSubview: b)
    #expect(parent.subviews == [c, b, a])
    parent.insertSubview(c, at: 99)
    #expect(parent.subviews == [b, a, c])
  }

  @Test("the front is the end of the subviews, the back their beginning")
  func frontAndBack() {
    fill()
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, b, a])
    parent.bringSubviewToFront(UIView())
    #expect(parent.subviews == [c, b, a])
  }

  @Test("a view has one superview")
  func oneSuperview() {
    fill()
    let other = UIView()
    other.addSubview(b)
    #expect(parent.subviews == [a, c])
    #expect(b.superview === other)
    b.removeFromSuperview()
    #expect(other.subviews.isEmpty)
    #expect(b.superview == nil)
  }

  @Test("a view is its own descendant, and one of what holds it")
  func descendants() {
    parent.addSubview(a)
    a.addSubview(b)
    #expect(b.isDescendant(of: b))
    #expect(b.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: b))
  }

  @Test("a tree is told once that it came into a window and left it")
  func windows() {
    let inner = WatchedView()
    let outer = WatchedView()
    outer.addSubview(inner)
    #expect(inner.windowMoves == 0)
    #expect(inner.superviewMoves == 1)
    let window = UIWindow(root: outer, size: CGSize(width: 9, height: 9))
    #expect(inner.window === window)
    #expect(inner.windowMoves == 1)
    #expect(outer.windowMoves == 1)
    outer.removeFromSuperview()
    #expect(inner.window == nil)
    #expect(inner.windowMoves == 2)
    #expect(inner.superviewMoves == 1)
    #expect(outer.superviewMoves == 2)
  }

  private func fill() {
    for view in [a, b, c] { parent.addSubview(view) }
  }
}
