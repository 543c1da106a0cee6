import Foundation

/// Calls back once a frame, as a display link does.
///
/// It stands in for `CADisplayLink`, which finds what it calls by a selector:
/// there are none where there is no Objective-C.
@MainActor
package final class FrameLink: FrameAnimator {
  private var body: ((TimeInterval) -> Void)?

  /// Calls with the seconds on the clock, from the next frame on.
  package init(_ body: @escaping (TimeInterval) -> Void) {
    self.body = body
    Timeline.current.add(self)
  }

  /// Calls back no more.
  package func invalidate() { body = nil }

  var isDone: Bool { body == nil }

  func step(to time: TimeInterval) { body?(time) }
}
