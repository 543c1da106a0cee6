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
    root.whileLayingOut = { [child] in child.frame.size.width = 60 }
    child.layoutIfNeeded()
    #expect(root.layouts == 2)
    #expect(child.layouts == 1)
  }

  @Test("another size is laid out by the view and its superview")
  func resizing() {
    child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    window.layOut()
    #expect(child.layouts == 1)
    #expect(root.layouts == 1)
    child.bounds.size.width = 20
    window.layOut()
    #expect(child.layouts == 2)
    #expect(root.layouts == 2)
  }

  @Test("another place, another look and the same frame ask for nothing")
  func moving() {
    child.frame.origin.x = 50
    child.center.y = 50
    child.frame = child.frame
    child.isHidden = true
    child.alpha = 0.5
    child.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    window.layOut()
    #expect(child.layouts == 0)
    #expect(root.layouts == 0)
  }

  @Test("a hidden view is laid out like any other")
  func hidden() {
    child.isHidden = true
    child.setNeedsLayout()
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

  @Test("another order of subviews lays out the superview, the same does not")
  func reordering() {
    root.addSubview(WatchedView())
    window.layOut()
    root.layouts = 0
    root.bringSubviewToFront(child)
    window.layOut()
    #expect(root.layouts == 1)
    root.bringSubviewToFront(child)
    root.addSubview(child)
    window.layOut()
    #expect(root.layouts == 1)
    root.insertSubview(child, at: 0)
    window.layOut()
    #expect(root.layouts == 2)
    #expect(child.layouts == 0)
  }

  @Test("a view that goes elsewhere lays out both superviews")
  func moved() {
    let other = WatchedView()
    root.addSubview(other)
    window.layOut()
    (root.layouts, other.layouts) = (0, 0)
    other.addSubview(child)
    window.layOut()
    #expect(root.layouts == 1)
    #expect(other.layouts == 1)
    #expect(child.layouts == 1)
  }

  @Test("a subview that comes during layout is laid out for once more")
  func addingWhileLayingOut() {
    root.whileLayingOut = { [root] in
      root.whileLayingOut = nil
      root.addSubview(UIView())
    }
    root.setNeedsLayout()
    #expect(window.layOut() == 2)
    #expect(root.layouts == 2)
  }

  @Test("a subview that is resized during layout is laid out for once more")
  func resizingWhileLayingOut() {
    root.whileLayingOut = { [child] in child.frame.size.width = 70 }
    root.setNeedsLayout()
    #expect(window.layOut() == 2)
    #expect(root.layouts == 2)
    #expect(child.layouts == 1)
  }

  @Test("what asks for itself during layout is laid out again")
  func again() {
    root.whileLayingOut = { [root] in
      if root.layouts < 5 { root.setNeedsLayout() }
    }
    root.setNeedsLayout()
    #expect(window.layOut() == 5)
    #expect(root.layouts == 5)
  }

  @Test("layout at once begins at the top of an unbroken row that waits")
  func climbing() {
    let inner = WatchedView()
    child.addSubview(inner)
    window.layOut()
    (root.layouts, child.layouts, inner.layouts) = (0, 0, 0)
    child.setNeedsLayout()
    root.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect((root.layouts, child.layouts, inner.layouts) == (1, 1, 0))
    root.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect((root.layouts, child.layouts, inner.layouts) == (1, 1, 1))
  }

  @Test("a subview laid out at once lays out one that is marked meanwhile")
  func climbingWhileLayingOut() {
    var depths: [Int] = []
    var depth = 0
    root.whileLayingOut = { [root, child] in
      depth += 1
      depths.append(depth)
      if depths.count == 1 {
        root.layoutIfNeeded()
        root.addSubview(UIView())
        child.layoutIfNeeded()
      }
      depth -= 1
    }
    root.setNeedsLayout()
    window.layOut()
    #expect(depths == [1, 2])
  }

  @Test("scrolling lays out the scroll view and its superview")
  func scrolling() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    root.addSubview(scroller)
    window.layOut()
    root.layouts = 0
    scroller.contentOffset.y = 5
    #expect(window.layOut() == 1)
    #expect(root.layouts == 1)
  }

  @Test("content and insets of a scroll view are a matter of its layout")
  func content() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    root.addSubview(scroller)
    window.layOut()
    root.layouts = 0
    scroller.contentSize.height = 50
    #expect(window.layOut() == 1)
    scroller.contentSize.height = 50
    #expect(window.layOut() == 0)
    scroller.contentInset.bottom = 50
    #expect(window.layOut() == 1)
    #expect(root.layouts == 0)
  }

  @Test("safe area and margins are a matter of layout")
  func covered() {
    window.setSafeArea(UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    window.layOut()
    #expect(root.layouts == 1)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    window.layOut()
    #expect(root.layouts == 2)
  }

  @Test("another text lays out a label's superview")
  func text() {
    let label = UILabel(frame: .zero)
    root.addSubview(label)
    window.layOut()
    root.layouts = 0
    label.text = "new"
    window.layOut()
    label.text = "new"
    window.layOut()
    #expect(root.layouts == 1)
  }

  @Test("a layout that asks for itself each time is a fault, told by name")
  func loop() {
    let told = loops {
      child.whileLayingOut = { [child] in child.setNeedsLayout() }
      child.setNeedsLayout()
      #expect(window.layOut() == Display.mostRounds)
    }
    #expect(told.count == 1)
    #expect(told.first?.contains("WatchedView at \(child.frame)") == true)
    #expect(child.layouts == 20)
    child.whileLayingOut = nil
    #expect(window.layOut() == 1)
  }

  @Test("layouts that go deeper and deeper are the same fault, told once")
  func deepLoop() {
    let told = loops {
      root.whileLayingOut = { [root] in
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
      root.setNeedsLayout()
      window.layOut()
    }
    #expect(told.count == 1)
    #expect(root.layouts == 20)
  }

  @Test("twenty rounds are no loop yet")
  func almostLoop() {
    let told = loops {
      child.whileLayingOut = { [child] in
        if child.layouts < 20 { child.setNeedsLayout() }
      }
      child.setNeedsLayout()
      #expect(window.layOut() == 20)
    }
    #expect(told.isEmpty)
  }

  @Test("a layout loop that nobody listens for ends the run of the tests")
  func unheard() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = WatchedView()
      view.whileLayingOut = { view.setNeedsLayout() }
      UIWindow(root: view, size: CGSize(width: 9, height: 9)).layOut()
    }
  }

  private func loops(_ body: () -> Void) -> [String] {
    let former = Display.onLayoutLoop
    var told: [String] = []
    Display.onLayoutLoop = { told.append($0) }
    defer { Display.onLayoutLoop = former }
    body()
    return told
  }

  @Test("a rotation resizes and lays out the root view once")
  func rotation() {
    window.rotate(to: CGSize(width: 200, height: 50))
    #expect(root.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(root.layouts == 1)
  }
}
