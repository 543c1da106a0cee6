import WaterflowEngine

extension WaterflowView {
  /// Who is told that the content is pulled past its start, or nil, as at
  /// first, for nobody.
  ///
  /// Pulled by more than `PullRecognizer.threshold` and let go, the content
  /// stays open by as much until ``endPull()``. It has to bounce: set
  /// `alwaysBounceVertical` where it may be short. A stock `refreshControl`
  /// works without a delegate here; the two are not meant to be used together.
  public var pullDelegate: (any WaterflowPullDelegate)? {
    get { pulls?.host.delegate }
    set {
      guard newValue != nil || pulls != nil else { return }
      let pulls = pulls ?? PullFeature(controller, PullHost(self))
      self.pulls = pulls
      pulls.enable(newValue != nil) { pulls.host.delegate = newValue }
    }
  }

  /// How far pulling has come.
  public var pullState: PullState { pulls?.state ?? .idle }

  /// Opens the content's start and tells the delegate, as if it was pulled and
  /// let go; for a key, assistive technology or a program.
  ///
  /// Does nothing without a delegate, or while it is open.
  public func beginPull() {
    pulls?.host.feature?.beginPull()
  }

  /// Closes the content's start: the row is made or given up, or the data is
  /// there.
  ///
  /// May be called at any time, as when the data has come a while later.
  public func endPull() {
    pulls?.endPull()
  }

  /// Whether content begins at the right.
  var isMirrored: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The edge at which content begins.
  var startEdge: WritableKeyPath<UIEdgeInsets, CGFloat> {
    guard scrollDirection == .horizontal else { return \.top }
    return isMirrored ? \.right : \.left
  }

  /// How far the content stands before its start, in points: pulled, or on its
  /// way back; less than 0 where it has been scrolled.
  var distanceBeforeStart: CGFloat {
    let inset = adjustedContentInset
    guard scrollDirection == .horizontal else {
      return -inset.top - contentOffset.y
    }
    guard isMirrored else { return -inset.left - contentOffset.x }
    let end = contentSize.width + inset.right - bounds.width
    return contentOffset.x - max(end, -inset.left)
  }

  /// Whether the content stands before its start, as when a refresh control
  /// gives its room back.
  ///
  /// Not where content begins at the right: its start moves with its extent, so
  /// that content which has become shorter looks alike.
  var isBeforeStart: Bool {
    (scrollDirection == .vertical || !isMirrored) && distanceBeforeStart > 0.5
  }

  /// Brings content back that stands before its start, or goes to a start that
  /// was opened if it stands at the former one; a scroll to an item goes on.
  func settleAtStart(opening isOpening: Bool) {
    let distance = distanceBeforeStart
    let reach = isOpening ? -CGFloat(PullRecognizer.threshold) : 0
    guard !isTracking, distance > reach - 0.5,
      controller.scrollDestination == nil
    else { return }
    var target = contentOffset
    switch (scrollDirection, isMirrored) {
    case (.vertical, _): target.y += distance
    case (.horizontal, false): target.x += distance
    case (.horizontal, true): target.x -= distance
    }
    // What was on its way to the former start stops as well.
    setContentOffset(target, animated: canAnimate && distance != 0)
  }
}
