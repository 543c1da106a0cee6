import Foundation

/// What can answer a touch.
///
/// As UIKit documents: events travel along a chain of responders until one of
/// them keeps them.
@MainActor
open class UIResponder: NSObject {
  /// Makes a responder that has no next one.
  public override init() {
    super.init()
  }

  /// The responder asked after this one.
  ///
  /// As UIKit documents: a plain responder has none; a view answers its
  /// superview.
  open var next: UIResponder? { nil }

  /// Tells that touches began here.
  ///
  /// As UIKit documents: a responder that does not override this hands the
  /// touches to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that touches which began here moved.
  ///
  /// As UIKit documents: handed to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that touches which began here were lifted.
  ///
  /// As UIKit documents: handed to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that touches which began here mean something else after all.
  ///
  /// As UIKit documents: sent when the system or a gesture takes the touches;
  /// handed to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
