import WaterflowEngine

#if canImport(UIKit)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// Tells when fingers come down on a scroll view and are lifted, also while it
/// scrolls, and recognises nothing.
final class PullWatch: UIGestureRecognizer {
  weak var host: PullHost?
  private var fingers: Set<ObjectIdentifier> = []

  var hasFingers: Bool { !fingers.isEmpty }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.isEmpty { host?.feature?.touched() }
    fingers.formUnion(touches.map { ObjectIdentifier($0) })
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches) { $0.released() }
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent
  ) {
    lift(touches) { $0.cancelled() }
  }

  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  override func reset() {
    super.reset()
    if !fingers.isEmpty { host?.feature?.cancelled() }
    fingers = []
  }

  private func lift(
    _ touches: Set<UITouch>, _ body: (PullFeature<ViewHost, PullHost>) -> Void
  ) {
    fingers.subtract(touches.map { ObjectIdentifier($0) })
    guard fingers.isEmpty else { return }
    if let feature = host?.feature { body(feature) }
    // Nothing was recognised; the next finger is waited for.
    state = .failed
  }
}
