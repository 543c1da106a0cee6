import Foundation

/// What makes a gesture of touches.
///
/// As UIKit documents: it sees the touches of its view, and of all inside of
/// it, before they do. A subclass is told of each touch, and says how far the
/// gesture is by setting `state`.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  ///
  /// As UIKit documents: a recognizer is in one of these states, `possible`
  /// first.
  public enum State: Int, Sendable {
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

  /// The finger that a recognizer of this module looks at.
  var touch: UITouch?
  /// The fingers that a subclass elsewhere is told of.
  var touches: [UITouch] = []
  var reached = State.possible
  var isWaiting = false
  var requirements: [Requirement] = []
  /// Those that hold for the touches under way alone.
  var requirementsOfTouches: [Requirement] = []

  /// Makes a recognizer that belongs to no view yet.
  public override init() {
    super.init()
  }

  /// How far the gesture is.
  ///
  /// As UIKit documents: `possible` again once the touches are over. Only
  /// subclasses set it; one that has to wait for others to fail stays
  /// `possible` until they have.
  open var state: State {
    get { reached }
    set { request(newValue) }
  }

  /// The view whose touches are seen.
  ///
  /// As UIKit documents: not kept alive by the recognizer, and `nil` before it
  /// is added.
  open internal(set) weak var view: UIView?

  /// Whether touches are seen.
  ///
  /// As UIKit documents: turning it off cancels a gesture that goes on.
  open var isEnabled = true {
    didSet { if !isEnabled { turnOff() } }
  }

  /// Whether the view loses its touches when the gesture is recognized.
  ///
  /// As UIKit documents: `true` at first; the view is told that they are
  /// cancelled.
  open var cancelsTouchesInView = true

  /// Where the gesture is, in a view's coordinates.
  ///
  /// As UIKit documents: `nil` means the window's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    (touch ?? touches.first)?.location(in: view) ?? .zero
  }

  /// Lets the recognizer wait until another one has failed.
  ///
  /// As UIKit documents: if the other one recognizes its gesture, this one
  /// fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// Whether this recognizer waits until another one has failed.
  ///
  /// As UIKit documents (`UIGestureRecognizer.shouldRequireFailure(of:)`):
  /// asked once for each attempt to recognize, also of recognizers in other
  /// views; `false` unless overridden.
  open func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether another recognizer waits until this one has failed.
  ///
  /// As UIKit documents (`UIGestureRecognizer.shouldBeRequiredToFail(by:)`):
  /// the same, said by the one that is waited for.
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  // MARK: For subclasses elsewhere

  /// Tells that fingers landed.
  ///
  /// As UIKit documents: does nothing itself.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that fingers moved.
  ///
  /// As UIKit documents: does nothing itself.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that fingers were lifted.
  ///
  /// As UIKit documents: does nothing itself.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that the system took touches away.
  ///
  /// As UIKit documents: does nothing itself.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that the recognizer starts over.
  ///
  /// As UIKit documents: called once the gesture was recognized or has failed,
  /// before the next touches; does nothing itself.
  open func reset() {}

  /// Whether this recognizer, once it recognizes its gesture, makes another
  /// one fail.
  ///
  /// As UIKit documents: `true` unless overridden.
  package func canPrevent(
    _ preventedGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Whether another recognizer that recognizes its gesture makes this one
  /// fail.
  ///
  /// As UIKit documents: `true` unless overridden.
  open func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  // MARK: For subclasses in this module

  var isActive: Bool { reached == .began || reached == .changed }

  /// Whether the recognizer looks at one finger only, and by itself.
  var isBuiltIn: Bool { false }

  /// Whether a finger that lands is seen.
  var takesTouches: Bool { reached == .possible || isActive }

  /// Whether the touch moved in a way that is this gesture.
  var isRecognized: Bool { isWaiting }

  /// Whether touches that content already has may be taken from it.
  func mayCancelTouches(in view: UIView) -> Bool { true }

  func track(_ touch: UITouch, with event: UIEvent) {
    if takesTouches { touchesBegan([touch], with: event) }
  }

  func trackMove(of touch: UITouch, with event: UIEvent) {
    if takesTouches { touchesMoved([touch], with: event) }
  }

  func advance(to state: State) {
    isWaiting = false
    reached = state
  }

  /// Looks at a finger no more.
  func finish(_ state: State) {
    isWaiting = false
    reached = state
  }
}
