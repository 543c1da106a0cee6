import UIKitStandIn

/// A view that does something when it is tapped.
///
/// As UIKit documents: a control keeps touches to itself.
@MainActor
open class UIControl: UIView {
  /// Whether the control reacts.
  ///
  /// As UIKit documents: `true` at first.
  open var isEnabled = true

  private var actions: [(event: Event, action: UIAction)] = []

  /// Has something done when something happens to the control.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  func send(_ event: Event) {
    for one in actions where one.event.contains(event) { one.action.perform() }
  }

  open override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {}

  open override func touchesMoved(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {}

  open override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {}

  open override func touchesEnded(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    guard isEnabled, let touch = touches.first else { return }
    let place = touch.location(in: self)
    if bounds.contains(place) { tapped(at: place) }
  }

  func tapped(at place: CGPoint) { send(.touchUpInside) }
}
