import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Who hears of the content's start being pulled; nil at first, when it
  /// cannot be.
  ///
  /// The content follows a finger that comes down at its start, less and less;
  /// a wheel pulls nothing.
  ///
  /// ```swift
  /// view.pullDelegate = notes
  /// view.pullSlot?.append(label)
  /// ```
  ///
  /// The view keeps its delegate alive.
  public var pullDelegate: (any WaterflowPullDelegate)? {
    get { touches?.pulling?.delegate }
    set {
      let touches = requireTouches()
      if let pulling = touches.pulling {
        if newValue == nil {
          pulling.gesture.end()
          removeGesture(pulling.gesture)
        } else if pulling.delegate == nil {
          touches.add(pulling.gesture, [])
        }
        pulling.delegate = newValue
        return
      }
      guard let newValue else { return }
      let pulling = ViewPulling(self, touches)
      pulling.delegate = newValue
      touches.pulling = pulling
    }
  }

  /// An element above the content's start that comes into view as it is
  /// pulled, 44 points high, and as wide as the view: for what is drawn there.
  ///
  /// Nil without a ``pullDelegate``.
  public var pullSlot: Element? { touches?.pulling?.slot }

  /// Fires without a finger, for a button or a key: room is kept at the
  /// content's start until ``endPull()``.
  public func beginPull() {
    touches?.pulling?.gesture.begin()
  }

  /// What was pulled for is over: the row is made or given up, or the data is
  /// there. The content goes back to its start.
  public func endPull() {
    touches?.pulling?.gesture.end()
  }
}
