import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Moves the tail of sections sideways, half a page at a time.
@MainActor
final class TailPager {
  /// How many times half a page makes the whole way.
  static let steps = 2

  /// How often the tail has been turned.
  private(set) var step = 0

  /// Calls back on the main thread after some seconds.
  var schedule:
    (TimeInterval, @escaping @MainActor @Sendable () -> Void) -> Void = {
      delay, body in
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        MainActor.assumeIsolated { body() }
      }
    }

  private let view: WaterflowView
  /// The number of the latest turn; frames of an earlier one are dropped.
  private var turn = 0
  private var isTurning = false

  private static let frames = 18
  private static let frameDuration = 1.0 / 60

  init(_ view: WaterflowView) {
    self.view = view
  }

  /// Starts to turn by some steps; a turn under way goes on from where it has
  /// come to.
  func turn(by steps: Int) {
    step = min(max(step + steps, 0), Self.steps)
    turn += 1
    if UIAccessibility.isReduceMotionEnabled {
      finish()
    } else {
      isTurning = true
      advance(1, of: turn, from: view.paging?.offset.x ?? 0)
    }
  }

  /// Keeps a turned tail where it belongs when the page gets another width.
  func widthChanged() {
    if !isTurning { finish() }
  }

  private var target: CGFloat {
    let way = view.bounds.width * CGFloat(step) / CGFloat(Self.steps)
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? way : -way
  }

  private func advance(_ frame: Int, of number: Int, from start: CGFloat) {
    guard number == turn else { return }
    guard frame < Self.frames else {
      finish()
      return
    }
    let time = CGFloat(frame) / CGFloat(Self.frames)
    // Slow at both ends.
    let progress = time * time * (3 - 2 * time)
    show(start + (target - start) * progress)
    schedule(Self.frameDuration) { [weak self] in
      self?.advance(frame + 1, of: number, from: start)
    }
  }

  private func finish() {
    isTurning = false
    if step > 0 { show(target) } else { view.paging = nil }
  }

  private func show(_ x: CGFloat) {
    view.paging = WaterflowPaging(
      firstSection: SectionPlan.tail, offset: CGPoint(x: x, y: 0))
  }
}
