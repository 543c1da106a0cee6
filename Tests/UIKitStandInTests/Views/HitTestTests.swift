import Testing
import UIKitStandIn

@Suite("A hit test finds the frontmost view under a point") @MainActor
struct HitTestTests {
  private let parent = UIView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let front = UIView(
    frame: CGRect(x: 20, y: 20, width: 50, height: 50))
  private let both = CGPoint(x: 30, y: 30)

  init() {
    parent.addSubview(back)
    parent.addSubview(front)
  }

  @Test("the later subview is in front")
  func order() {
    #expect(parent.hitTest(both, with: nil) === front)
    parent.bringSubviewToFront(back)
    #expect(parent.hitTest(both, with: nil) === back)
  }

  @Test("the view itself is hit where no subview is")
  func itself() {
    let point = CGPoint(x: 90, y: 90)
    #expect(parent.hitTest(point, with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
  }

  @Test("a view that is hidden is passed by with what it holds")
  func hidden() {
    front.addSubview(UIView(frame: front.bounds))
    front.isHidden = true
    #expect(parent.hitTest(both, with: nil) === back)
  }

  @Test("a view that takes no touches is passed by with what it holds")
  func disabled() {
    front.addSubview(UIView(frame: front.bounds))
    front.isUserInteractionEnabled = false
    #expect(parent.hitTest(both, with: nil) === back)
  }

  @Test("alpha below 0.01 is passed by, 0.01 is not")
  func transparent() {
    front.alpha = 0.009
    #expect(parent.hitTest(both, with: nil) === back)
    front.alpha = 0.01
    #expect(parent.hitTest(both, with: nil) === front)
  }

  @Test("what stands out of its superview is not hit, clipped or not")
  func outside() {
    let inner = UIView(frame: CGRect(x: 0, y: 40, width: 50, height: 50))
    back.addSubview(inner)
    front.removeFromSuperview()
    #expect(parent.hitTest(CGPoint(x: 10, y: 45), with: nil) === inner)
    #expect(parent.hitTest(CGPoint(x: 10, y: 60), with: nil) === parent)
  }

  @Test("in a scrolled view content is hit where it is seen")
  func scrolled() {
    parent.bounds.origin.y = 20
    let seen = parent.convert(CGPoint(x: 30, y: 45), from: nil)
    #expect(seen == CGPoint(x: 30, y: 45))
    let window = UIWindow(root: parent, size: parent.bounds.size)
    #expect(window.hitTest(CGPoint(x: 60, y: 45), with: nil) === front)
    #expect(window.hitTest(CGPoint(x: 60, y: 55), with: nil) === parent)
  }
}
