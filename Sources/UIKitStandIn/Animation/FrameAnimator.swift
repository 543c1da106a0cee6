import Foundation

/// Something that moves a little with every frame.
@MainActor
protocol FrameAnimator: AnyObject {
  var isDone: Bool { get }
  func step(to time: TimeInterval)
}
