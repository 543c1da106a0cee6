import WaterflowEngine

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  /// Adds or removes the gesture that tells of long presses.
  func longPressDidChange() {
    guard allowsLongPress else {
      if let longPress { removeGesture(longPress) }
      longPress = nil
      return
    }
    let gesture = LongPressGesture()
    gesture.pressed = { [weak self] item, _ in
      guard let self, let delegate = waterflowDelegate else { return false }
      return delegate.waterflowView(
        self, didLongPressItemAt: IndexPath(dataPath(item)))
    }
    longPress = gesture
    addGesture(gesture)
  }
}
