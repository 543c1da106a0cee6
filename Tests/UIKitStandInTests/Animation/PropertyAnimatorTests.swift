import Foundation
import Testing

@testable import UIKitStandIn

@MainActor
@Suite("Property animators", .serialized)
struct PropertyAnimatorTests {
  private func moved(by x: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: 0)
  }

  private func view() -> UIView {
    TestClock.reset()
    return UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  private func animator(
    _ view: UIView, to transform: CGAffineTransform
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) {
      view.transform = transform
    }
  }

  @Test("values are final at once, and what is shown follows frame by frame")
  func shown() {
    let view = view()
    let animator = animator(view, to: moved(by: 100))
    #expect(view.transform == .identity)
    animator.startAnimation()
    #expect(view.transform == moved(by: 100))
    #expect(view.frame.minX == 10 && view.shownFrame.minX == 10)
    TestClock.advance(by: 0.125)
    #expect(abs(view.shownFrame.minX - 60) < 1e-6)
    TestClock.advance(by: 0.125)
    #expect(view.shownFrame.minX == 110)
  }

  @Test("slow at both ends, and symmetrical")
  func pace() {
    let curve = UIView.AnimationCurve.easeInOut
    #expect(curve.progress(after: 0) == 0 && curve.progress(after: 1) == 1)
    #expect(abs(curve.progress(after: 0.5) - 0.5) < 1e-9)
    #expect(curve.progress(after: 0.1) < 0.05)
    for part in stride(from: 0.0, through: 1, by: 0.05) {
      let sum = curve.progress(after: part) + curve.progress(after: 1 - part)
      #expect(abs(sum - 1) < 1e-9)
    }
  }

  @Test("scaling is about the centre")
  func scale() {
    let view = view()
    view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 1, ty: 2)
    #expect(view.shownFrame == CGRect(x: -9, y: 27, width: 80, height: 10))
  }

  @Test("the completion comes at the end, once")
  func completion() {
    let view = view()
    var positions: [UIViewAnimatingPosition] = []
    let animator = animator(view, to: moved(by: 1))
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    animator.startAnimation()
    TestClock.advance(by: 0.24)
    #expect(positions == [])
    TestClock.advance(by: 1)
    #expect(positions == [.end])
  }

  @Test("stopped, it leaves things where they are shown and tells nobody")
  func stop() {
    let view = view()
    var ended = false
    let first = animator(view, to: moved(by: 100))
    first.addCompletion { _ in ended = true }
    first.startAnimation()
    TestClock.advance(by: 0.125)
    first.stopAnimation(true)
    #expect(abs(view.transform.tx - 50) < 1e-6)
    TestClock.advance(by: 1)
    #expect(!ended && abs(view.shownFrame.minX - 60) < 1e-6)
  }

  @Test("another begins at what is shown, and the first one lets go")
  func another() {
    let view = view()
    let first = animator(view, to: moved(by: 100))
    first.startAnimation()
    TestClock.advance(by: 0.125)
    let second = animator(view, to: .identity)
    second.startAnimation()
    #expect(abs(view.shownFrame.minX - 60) < 1e-6)
    TestClock.advance(by: 0.125)
    #expect(abs(view.shownFrame.minX - 35) < 1e-6)
    first.stopAnimation(true)
    TestClock.advance(by: 0.2)
    #expect(view.shownFrame.minX == 10)
  }

  @Test("removing a layer's animations shows its final values")
  func remove() {
    let view = view()
    animator(view, to: moved(by: 100)).startAnimation()
    TestClock.advance(by: 0.1)
    view.layer.removeAllAnimations()
    #expect(view.shownFrame.minX == 110)
    TestClock.advance(by: 0.1)
    #expect(view.shownFrame.minX == 110)
  }

  @Test("animations are off within performWithoutAnimation")
  func enabled() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
  }
}
