import WaterflowEngine

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// What an ``ArenaRecognizer`` tells of touches.
@MainActor
protocol ArenaTouches: AnyObject {
  /// Decides whose a touch is.
  var arena: GestureArena { get }

  func began(_ touch: UITouch, _ pointer: Int32)
  func moved(_ touch: UITouch, _ pointer: Int32)
  func ended(_ touch: UITouch, _ pointer: Int32)
  func cancelled(_ pointer: Int32)

  /// Looks again when a gesture wants to know that time has passed.
  func wait()
}
