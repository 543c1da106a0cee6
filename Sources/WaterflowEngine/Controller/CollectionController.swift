import WaterflowLayout

/// The behaviour of a collection view, wherever it is shown: what happens when
/// data, extents, fingers, keys and time change.
///
/// ```swift
/// let controller = CollectionController(engine: engine, surface: host)
/// ```
///
/// A view of a platform owns one and its ``CollectionSurface``, and passes on
/// what people and apps do.
public final class CollectionController<Surface: CollectionSurface> {
  /// Which cell shows what.
  public let engine: CollectionEngine<Surface>

  // The view owns both, and calls nothing once it has gone.
  unowned(unsafe) let surface: Surface

  /// What the app has asked for, in the order in which it hears.
  private(set) var features: [ControllerFeature] = []

  /// How far around the viewport cells are kept, in points along the axis; the
  /// engine's own is brought up to it by ``overscanStep``.
  public var overscan: Double {
    get { wantedOverscan }
    set {
      wantedOverscan = newValue
      engine.overscan = min(newValue, max(engine.overscan, overscanStep))
    }
  }
  private var wantedOverscan = 0.0
  /// Whether no frame has come since the engine's was brought down.
  var isOverscanNarrowed = false

  /// How much of ``overscan`` a reload or a leap shows at once and each frame
  /// but the first adds, in points on each side; all of it at first.
  ///
  /// With less, what is in view does not wait for what is not.
  public var overscanStep = Double.infinity

  // MARK: - State that extensions keep

  /// How long the last pass took, in milliseconds.
  public internal(set) var passDuration = 0.0
  var passStart = 0.0
  /// The data's numbers of items where they are not the layout's.
  var dataCounts: [Int]?
  /// Has a snapshot that is refused go back to the one before.
  var takeBack: (() -> Void)?
  /// Whether data was read before.
  var hasLoaded = false
  /// Whether it was for a view without an extent, so that nobody has seen it.
  var awaitsExtent = false
  /// The update whose changes are being named.
  var openUpdate: OpenUpdate?
  /// Whether the data is another one than the layout's, and not yet read: no
  /// pass asks for what is shown.
  var isDataAhead = false
  /// Who waits for the end of updates, once one has sent cells.
  var arrivals: CellArrivals?
  /// The scroll to an item that is under way.
  var scrollAnimation: ScrollAnimation?
  /// Whether a program goes elsewhere at once.
  var isLeaping = false
  /// Whether a frame comes that sees to it.
  var isGliding = false
  /// Fills cells again; set by the first use, so that others do not link it.
  var refilling: (([ItemPath]) -> Void)?
  /// Whether a feature says when cells load what they show, and which.
  var defersLoading = false
  var deferral: DeferralFeature<Surface>?
  var isPassRequested = false
  var isTrimScheduled = false
  var isLayOutScheduled = false
  let warnings = WarningReceiver()

  private(set) var hasEnded = false

  /// Creates a controller of an engine.
  ///
  /// - Parameters:
  ///   - engine: held by the controller.
  ///   - surface: not held; it has to live as long.
  public init(engine: CollectionEngine<Surface>, surface: Surface) {
    self.engine = engine
    self.surface = surface
    warnings.tell = { [unowned(unsafe) surface] in surface.didCorrect($0) }
  }

  deinit { warnings.tell = nil }

  /// Ends everything, as when the platform lets go of the view: no feature
  /// does anything afterwards, and nothing that waits happens.
  ///
  /// May be called in a callback; the surface asks and tells nobody by then.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    warnings.tell = nil
    scrollAnimation = nil
    for feature in features { feature.end() }
    features = []
    deferral = nil
    engine.waiting = []
    arrivals = nil
  }

  // MARK: - Features

  /// The view's touches, once an app has asked for a gesture.
  public private(set) var touches: TouchFeature<Surface>?

  /// Returns what hears of touches, from now on if nothing has before.
  public func requireTouches() -> TouchFeature<Surface> {
    if let touches { return touches }
    let touches = TouchFeature(self)
    self.touches = touches
    add(touches)
    surface.watchTouches()
    return touches
  }

  /// Lets a gesture compete for the view's touches; one of the same class
  /// gives way to it.
  public func addGesture(_ gesture: ArenaGesture) {
    requireTouches().arena.add(gesture)
    claimTouches()
  }

  /// Takes a gesture away; it loses the touch under way.
  public func removeGesture(_ gesture: ArenaGesture) {
    touches?.arena.remove(gesture)
    claimTouches()
  }

  /// Tells the platform what gestures may want.
  func claimTouches() {
    if let touches { surface.claim(touches.arena.claims) }
  }

  /// Has a feature hear of everything from now on.
  public func add(_ feature: ControllerFeature) {
    features.append(feature)
  }

  /// Has a feature hear of everything before those that were added by now.
  func addFirst(_ feature: ControllerFeature) {
    features.insert(feature, at: 0)
  }

  /// Has a feature hear of nothing any more.
  func remove(_ feature: ControllerFeature) {
    features.removeAll { $0 === feature }
  }

  /// A person has touched an item, or something of it that is gone now: keys
  /// go on from there.
  public func itemWasTouched(_ item: ItemPath) {
    for feature in features { feature.itemWasTouched(item) }
  }

  /// The focus has come to an item of the data, or has gone from all.
  func focusDidMove(to item: ItemPath?) {
    for feature in features { feature.focusDidMove(to: item) }
  }

  /// Has the first feature do what a key asks for that can.
  ///
  /// - Returns: whether there was any.
  public func obey(_ request: KeyRequest) -> Bool {
    for feature in features where feature.obey(request) { return true }
    return false
  }

  /// The platform has scrolled, and not because the controller asked it to: a
  /// person or an app has moved it.
  public func scrolledByHand() {
    // A slow hand goes less than a point at a time.
    engine.letGo()
    for feature in features { feature.scrolledByHand() }
  }

  /// Changes to the data are about to be made.
  public func dataWillChange() {
    for feature in features { feature.dataWillChange() }
  }

  /// Gives what is known by path its new path.
  ///
  /// - Parameters:
  ///   - newPath: an item's path after the change; nil if it is gone.
  ///   - along: how many items from one on the change takes along with it, as
  ///     ``UpdatePlan/run(from:)`` tells: what is selected is gone over by
  ///     such runs.
  public func rename(
    _ newPath: (ItemPath) -> ItemPath?,
    along: (ItemPath) -> Int = { _ in 1 }
  ) {
    for feature in features { feature.rename(newPath, along) }
    if let item = scrollAnimation?.item {
      scrollAnimation?.item = newPath(item)
    }
  }

  /// Closes what an update closes, once items were renamed.
  public func dataDidChange(_ newPath: (ItemPath) -> ItemPath?) {
    for feature in features { feature.dataDidChange(newPath) }
  }

  /// A cell shows an element from now on, or again on its way out; see
  /// ``CollectionHost/didFill(_:for:isReturning:)``.
  public func didFill(
    _ cell: CellID, for shown: LayoutElement, isReturning: Bool
  ) {
    let element = dataElement(of: shown.id)
    for feature in features { feature.didFill(cell, for: element) }
    if !isReturning && !defersLoading { surface.loadContent(of: cell) }
  }

  /// A cell goes to the pool.
  public func willEmpty(_ cell: CellID) {
    // It looks selected until others have heard that it goes.
    for feature in features.reversed() { feature.willEmpty(cell) }
  }

  /// The platform shows what the passes before this have decided.
  ///
  /// A surface says so before anybody sees it, not necessarily for each pass.
  public func didPass() {
    for feature in features { feature.didPass() }
  }

  // MARK: - Time

  /// Calls a closure with each frame and its time in milliseconds, as long as
  /// it answers true.
  public func eachFrame(_ step: @escaping (Double) -> Bool) {
    surface.eachFrame(step)
  }

  /// Calls a closure once, after so many milliseconds.
  public func after(_ delay: Double, _ body: @escaping () -> Void) {
    surface.schedule(after: delay, body)
  }
}
