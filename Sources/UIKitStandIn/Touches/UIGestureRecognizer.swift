import Foundation

/// What makes a gesture of touches.
///
/// As UIKit documents: it sees the touches of its view, and of all inside of
/// it, before they do.
@MainActor
package class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  ///
  /// As UIKit documents: a recognizer is in one of these states, `possible`
  /// first.
  package enum State: Int, Sendable {
    /// Nothing has been recognized yet.
    case possible

    /// A gesture that goes on for a while has begun.
    case began

    /// Such a gesture has changed.
    case changed

    /// The gesture is over.
    case ended

    /// The gesture was taken away.
    case cancelled

    /// The touches are not this gesture.
    case failed
  }

  var touch: UITouch?

  /// How far the gesture is.
  ///
  /// As UIKit documents: `possible` again once the touches are over.
  package internal(set) var state = State.possible

  /// The view whose touches are seen.
  ///
  /// As UIKit documents: not kept alive by the recognizer, and `nil` before it
  /// is added.
  open internal(set) weak var view: UIView?

  /// Whether touches are seen.
  ///
  /// As UIKit documents: turning it off cancels a gesture that goes on.
  package var isEnabled = true {
    didSet {
      if !isEnabled, touch != nil { finish(isActive ? .cancelled : .failed) }
    }
  }

  /// Whether the view loses its touches when the gesture is recognized.
  ///
  /// As UIKit documents: `true` at first; the view is told that they are
  /// cancelled.
  package var cancelsTouchesInView = true

  /// Where the gesture is, in a view's coordinates.
  ///
  /// As UIKit documents: `nil` means the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    touch?.location(in: view) ?? .zero
  }

  // MARK: For subclasses in this module

  var isActive: Bool { state == .began || state == .changed }

  /// Whether the touch moved in a way that is this gesture.
  var isRecognized: Bool { false }

  /// Whether touches that content already has may be taken from it.
  func mayCancelTouches(in view: UIView) -> Bool { true }

  func track(_ touch: UITouch) {
    self.touch = touch
    state = .possible
  }

  func trackMove() {}

  func advance(to state: State) {
    self.state = state
  }

  func finish(_ state: State) {
    self.state = state
    touch = nil
  }
}

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
}
