import Foundation

/// A finger that a test moves over a window.
@MainActor
package final class Finger {
  private var delivery: TouchDelivery?
  package let type: UITouch.TouchType
  private let button: UIEvent.ButtonMask

  /// Whether it touches something.
  package var isDown: Bool { delivery != nil }

  /// Makes a finger, or another pointer with its button, that touches nothing
  /// yet.
  package init(
    _ type: UITouch.TouchType = .direct,
    button: UIEvent.ButtonMask = .primary
  ) {
    self.type = type
    self.button = type == .indirectPointer ? button : []
  }

  /// Puts the finger down, in the window's coordinates.
  package func down(at point: CGPoint, in window: UIWindow) {
    cancel()
    Display.turn()
    let touch = UITouch(at: point, in: window)
    touch.type = type
    touch.buttonMask = button
    let delivery = TouchDelivery(touch)
    self.delivery = delivery
    window.deliveries.append(delivery)
    delivery.begin()
    Display.turn()
  }

  /// Moves the finger evenly, frame by frame, while time goes by.
  ///
  /// - Parameters:
  ///   - point: Where to, in the window's coordinates.
  ///   - seconds: How long it takes; 0 is one jump.
  package func move(to point: CGPoint, over seconds: TimeInterval = 0) {
    guard let delivery else { return }
    let start = delivery.touch.place
    let time = seconds.isFinite ? max(0, seconds) : 0
    let steps = max(1, Int((time * TestClock.frameRate).rounded()))
    for step in 1...steps {
      TestClock.advance(by: time / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      delivery.move(
        to: step == steps
          ? point
          : CGPoint(
            x: start.x + (point.x - start.x) * part,
            y: start.y + (point.y - start.y) * part))
      Display.turn()
    }
  }

  /// Lifts the finger.
  package func up() {
    delivery?.end()
    leave()
  }

  /// Lets the system take the touch away, as a call that comes in does.
  package func cancel() {
    delivery?.cancel()
    leave()
  }

  /// Puts the finger down and lifts it at once.
  package func tap(at point: CGPoint, in window: UIWindow) {
    down(at: point, in: window)
    up()
  }

  private func leave() {
    guard let delivery else { return }
    self.delivery = nil
    delivery.touch.window?.deliveries.removeAll { $0 === delivery }
    Display.turn()
  }
}
