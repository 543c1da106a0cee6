#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Calls back once a frame, until it is stopped.
@MainActor
final class FrameClock {
  #if canImport(UIKit)
    private final class Target: NSObject {
      let body: @MainActor () -> Void

      init(_ body: @escaping @MainActor () -> Void) { self.body = body }

      @MainActor @objc func step() { body() }
    }

    private let link: CADisplayLink

    init(_ body: @escaping @MainActor () -> Void) {
      // A link holds its target.
      link = CADisplayLink(
        target: Target(body), selector: #selector(Target.step))
      link.add(to: .main, forMode: .common)
    }
  #else
    private let link: FrameLink

    init(_ body: @escaping @MainActor () -> Void) {
      link = FrameLink { _ in body() }
    }
  #endif

  /// Calls back no more.
  func stop() { link.invalidate() }
}
