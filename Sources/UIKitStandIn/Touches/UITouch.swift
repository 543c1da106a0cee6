import Foundation

/// A finger on the screen, from when it lands until it is lifted.
///
/// As UIKit documents: one object lives through the whole of it and changes.
@MainActor
open class UITouch: NSObject {
  /// Where a finger is in its course.
  public enum Phase: Int, Sendable {
    /// It landed.
    case began

    /// It moved.
    case moved

    /// It did not move since the event before.
    case stationary

    /// It was lifted.
    case ended

    /// The system took the touch away.
    case cancelled
  }

  /// What touches the screen, or points at it.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct

    /// A finger on a remote, told at the middle of the focused view.
    case indirect = 1

    /// A pointer that a mouse or a trackpad moves.
    case indirectPointer = 3
  }

  /// What touches.
  ///
  /// As UIKit documents: the same while the touch lasts.
  open internal(set) var type = TouchType.direct

  /// The pointer's button that is down, of which the event tells.
  var buttonMask: UIEvent.ButtonMask = []

  var place: CGPoint
  var formerPlace: CGPoint

  /// Where the finger is in its course.
  ///
  /// As UIKit documents: changes as the touch goes on.
  open internal(set) var phase = Phase.began

  /// Seconds on the clock when the touch changed last.
  ///
  /// As UIKit documents: when it landed, moved or was lifted.
  open internal(set) var timestamp: TimeInterval

  /// The taps in a row that this touch is the last of.
  ///
  /// Here every touch is the first.
  package var tapCount: Int { 1 }

  /// The view the finger landed on.
  ///
  /// As UIKit documents: the same while the touch lasts, wherever it moves.
  open internal(set) var view: UIView?

  /// The recognizers that are told of the touch.
  ///
  /// As UIKit documents: those of the view and of all that hold it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    window?.deliveries.first { $0.touch === self }?.recognizers
  }

  /// The window the finger landed in.
  ///
  /// As UIKit documents: not always the window the finger is over now.
  package internal(set) weak var window: UIWindow?

  init(at place: CGPoint, in window: UIWindow) {
    self.place = place
    formerPlace = place
    self.window = window
    timestamp = TestClock.now
    super.init()
  }

  /// Where the finger is, in a view's coordinates.
  ///
  /// As UIKit documents: `nil` means the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  /// Where the finger was before it moved last, in a view's coordinates.
  ///
  /// As UIKit documents: `nil` means the window's coordinates.
  package func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(formerPlace, from: nil) ?? formerPlace
  }

  func change(to phase: Phase, at place: CGPoint? = nil) {
    self.phase = phase
    formerPlace = self.place
    self.place = place ?? self.place
    timestamp = TestClock.now
  }
}
