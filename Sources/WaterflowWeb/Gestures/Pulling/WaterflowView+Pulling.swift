import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Who hears of the content's start being pulled; nil at first, when it
  /// cannot be.
  ///
  /// The content follows a finger that comes down at its start, less and less;
  /// a wheel pulls nothing. Stays nil where the view has another ``Scroller``
  /// than its container.
  ///
  /// ```swift
  /// view.pullDelegate = notes
  /// view.pullSlot?.append(label)
  /// ```
  ///
  /// The view keeps its delegate alive.
  public var pullDelegate: (any WaterflowPullDelegate)? {
    get { pulls?.host.delegate }
    set {
      guard newValue != nil || pulls != nil, !engine.scrollsBeyondContent
      else { return }
      let pulls = pulls ?? PullFeature(controller, PullHost(host))
      self.pulls = pulls
      pulls.enable(newValue != nil) { pulls.host.delegate = newValue }
    }
  }

  /// How far pulling has come.
  public var pullState: PullState { pulls?.state ?? .idle }

  /// An element above the content's start that comes into view as it is
  /// pulled, 44 points high, and as wide as the view: for what is drawn there.
  ///
  /// Nil before a ``pullDelegate`` is set.
  public var pullSlot: Element? { pulls?.host.slot }

  /// Opens the content's start and tells the delegate, as if it was pulled and
  /// let go; for a button or a key.
  ///
  /// Does nothing without a delegate, or while it is open.
  public func beginPull() { pulls?.beginPull() }

  /// Closes the content's start: the row is made or given up, or the data is
  /// there.
  ///
  /// May be called at any time, as when the data has come a while later.
  public func endPull() { pulls?.endPull() }
}
