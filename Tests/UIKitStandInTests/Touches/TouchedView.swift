import UIKitStandIn

/// A view that writes down the touches it gets.
final class TouchedView: UIView {
  var events: [String] = []
  var places: [CGPoint] = []
  var former: [CGPoint] = []
  var phases: [UITouch.Phase] = []
  var handsOn = false
  var whenTouched: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if handsOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
    if handsOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
    if handsOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    note("cancelled", touches)
    if handsOn { super.touchesCancelled(touches, with: event) }
  }

  private func note(_ event: String, _ touches: Set<UITouch>) {
    events.append(event)
    whenTouched?()
    for touch in touches {
      places.append(touch.location(in: self))
      former.append(touch.previousLocation(in: self))
      phases.append(touch.phase)
    }
  }
}
