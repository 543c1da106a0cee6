import WaterflowLayout

/// What a ``CollectionController`` shows its content on, and reads its data
/// from: a view of a platform, or a recorder in a test.
///
/// It carries out and answers, and decides nothing.
public protocol CollectionSurface: CollectionHost, LayoutSource {
  // MARK: - Time

  /// A clock in milliseconds that does not run backwards; that of the samples
  /// of touches.
  var now: Double { get }

  /// Calls a closure with each frame and its time in milliseconds, as long as
  /// it answers true and the surface is there; data that is due is read before.
  func eachFrame(_ step: @escaping (Double) -> Bool)

  /// Calls a closure once after so many milliseconds, if the surface is still
  /// there; data that is due is read before.
  func schedule(after delay: Double, _ body: @escaping () -> Void)

  // MARK: - Motion

  /// Whether cells may be seen on their way: not where people want less motion,
  /// and not where nobody sees them.
  var canAnimate: Bool { get }

  /// Whether people want less motion: what would scroll there by and by is
  /// there at once.
  var prefersReducedMotion: Bool { get }

  // MARK: - Cells

  /// Has a cell load what its light form has left out; see
  /// ``DeferralFeature``.
  func loadContent(of cell: CellID)

  // MARK: - Scrolling

  /// The content offset that the platform shows, in points.
  var contentOffset: LayoutPoint { get }

  /// Shows a content offset, in points, or the nearest that the platform can.
  func scroll(to offset: LayoutPoint)

  /// Ends a scroll that goes on by itself.
  func stop()

  /// Tells that a scroll to an item has come to its end.
  func didEndScrollAnimation()

  /// Takes over the extent of a layout that is about to be shown.
  func fit(_ layout: CollectionLayout)

  /// Whether a finger is on the content, and holds it.
  var isTracking: Bool { get }

  /// Whether the platform holds the content where it is, perhaps beyond its
  /// ends: a finger, or a bounce.
  var holdsOffset: Bool { get }

  // MARK: - Passes

  /// Takes over what a pass has to know beside the offset.
  func willPass()

  /// Shows what a pass has decided and no operation has carried: the offset,
  /// the content's extent.
  func finishPass()

  /// Tells that a pass is over.
  func didPass()

  /// Takes over another extent before an update, if that reads no data.
  func willUpdate()

  /// Tells that sizes are about to be asked for by the plan of an update.
  func willRead(_ plan: UpdatePlan)

  /// Whether styles and sizes are to be read anew after an update.
  var isReloadDue: Bool { get }

  /// Reads data anew before something else, if so much of it or more is due
  /// anyway.
  ///
  /// - Returns: whether it has.
  func reloadIfDue(_ scope: ReloadScope) -> Bool

  /// Reads all data anew, at once.
  func reload()

  // MARK: - Touches

  /// Tells the controller's touches of fingers from now on: an app has asked
  /// for a gesture.
  func watchTouches()

  /// Takes over what gestures may want of the platform from now on.
  func claim(_ claims: GestureClaims)

  /// Returns the topmost element at a place, in points from the viewport's top
  /// left corner, if a touch there is the view's; nil otherwise.
  func element(at location: LayoutPoint) -> ElementID?

  /// Tells that the arena may have decided something with no event that asked
  /// for it: time has passed, or a program has ended a touch.
  func arenaDidChange()

  // MARK: - What happens

  /// Tells that the data cannot be laid out; what was shown is.
  func didFail(with error: LayoutError)

  /// Tells that an update does not explain the data; what was shown is.
  func didFail(with error: UpdateError)

  /// Tells that a size or a distance was corrected.
  func didCorrect(_ warning: LayoutWarning)

  /// Tells people who do not see it what an update, or a move by keys, has
  /// changed; see `UpdatePlan.announcedChanges`.
  func announce(_ changes: AnnouncedChanges)
}

extension CollectionSurface {
  /// Does nothing.
  public func willRead(_ plan: UpdatePlan) {}
}
