import Testing
import UIKitStandIn

@Suite("Frame, bounds and centre agree") @MainActor
struct GeometryTests {
  private let view = UIView(
    frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test("bounds begin at zero with the frame's size")
  func beginning() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
  }

  @Test("setting the frame moves the centre and resizes the bounds")
  func frame() {
    view.bounds.origin = CGPoint(x: 0, y: 7)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(view.center == CGPoint(x: 20, y: 15))
    #expect(view.bounds == CGRect(x: 0, y: 7, width: 40, height: 30))
  }

  @Test("setting the centre moves the frame and keeps its size")
  func center() {
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("resizing the bounds keeps the centre")
  func bounds() {
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
  }

  @Test("moving the bounds' origin leaves the frame")
  func origin() {
    view.bounds.origin = CGPoint(x: 3, y: 300)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("points and rectangles are converted through scrolled views")
  func conversion() {
    let window = UIWindow(root: view, size: CGSize(width: 300, height: 300))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    view.bounds.origin = CGPoint(x: 0, y: 200)
    let inner = UIView(frame: CGRect(x: 5, y: 210, width: 30, height: 30))
    view.addSubview(inner)
    let point = CGPoint(x: 1, y: 1)
    #expect(inner.convert(point, to: view) == CGPoint(x: 6, y: 211))
    #expect(inner.convert(point, to: window) == CGPoint(x: 16, y: 31))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 16, y: 31))
    #expect(
      inner.convert(CGPoint(x: 16, y: 31), from: nil) == point)
    #expect(
      view.convert(inner.bounds, from: inner)
        == CGRect(x: 5, y: 210, width: 30, height: 30))
    #expect(
      inner.convert(inner.bounds, to: nil)
        == CGRect(x: 15, y: 30, width: 30, height: 30))
  }

  @Test("what is flexible takes the change of the superview's size")
  func autoresizing() {
    let wide = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20))
    wide.autoresizingMask = .flexibleWidth
    let both = UIView(frame: view.bounds)
    both.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let fixed = UIView(frame: view.bounds)
    for child in [wide, both, fixed] { view.addSubview(child) }
    view.frame.size = CGSize(width: 150, height: 80)
    #expect(wide.frame == CGRect(x: 10, y: 0, width: 130, height: 20))
    #expect(both.frame == CGRect(x: 0, y: 0, width: 150, height: 80))
    #expect(fixed.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds.size.width = 140
    #expect(wide.frame.width == 120)
  }
}
