import Foundation

extension UIGestureRecognizer {
  /// Another recognizer that has to fail first.
  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Whether a recognizer that has to fail first may still recognize a finger.
  func isHeldBack(by touch: UITouch) -> Bool {
    (requirements + requirementsOfTouches).contains { requirement in
      guard let other = requirement.recognizer else { return false }
      return other.reached == .possible && other.sees(touch)
    }
  }

  /// Asks both who has to wait for whom.
  func ask(about other: UIGestureRecognizer) {
    guard other !== self,
      !requirementsOfTouches.contains(where: { $0.recognizer === other }),
      shouldRequireFailure(of: other)
        || other.shouldBeRequiredToFail(by: self)
    else { return }
    requirementsOfTouches.append(Requirement(recognizer: other))
  }

  func sees(_ touch: UITouch) -> Bool {
    self.touch === touch || touches.contains { $0 === touch }
  }

  /// Goes to a state that a subclass asks for.
  func request(_ next: State) {
    switch next {
    case .began where reached == .possible,
      .ended where reached == .possible:
      guard !touches.contains(where: isHeldBack) else {
        isWaiting = true
        return
      }
      reached = next
      for delivery in deliveries { delivery.adopt(self) }
    case .failed:
      guard reached == .possible else { return }
      finish(.failed)
      for delivery in deliveries { delivery.recognize() }
    default: reached = next
    }
  }

  func lose(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    startOver()
  }

  /// Waits for the next gesture, if this one is over.
  func startOver() {
    guard touch == nil, touches.isEmpty, !isActive else { return }
    let isDone = reached != .possible
    reached = .possible
    requirementsOfTouches = []
    if isDone { reset() }
  }

  func turnOff() {
    guard touch != nil || !touches.isEmpty else { return }
    finish(isActive ? .cancelled : .failed)
    touches = []
    if !isBuiltIn { startOver() }
  }

  private var deliveries: [TouchDelivery] {
    touches.compactMap { touch in
      touch.window?.deliveries.first { $0.touch === touch }
    }
  }
}

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }
}
