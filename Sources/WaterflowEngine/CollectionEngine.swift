import WaterflowLayout

/// Decides which cells show which elements, pass by pass.
///
/// A pass finds what is visible, puts the cells that left into the pool, asks
/// the host for the cells that are missing, and hands it what is to be done as
/// a list of ``CellOperation`` records. A visible element keeps its cell.
///
/// ```swift
/// let engine = CollectionEngine<Recorder>(layout: layout)
/// engine.update(offset: LayoutPoint(x: 0, y: 1_200), at: time, host: recorder)
/// ```
///
/// Calling back into the engine is allowed: an update or a reload that a host
/// asks for while a pass runs is carried out right after it. Changes of the
/// data are refused there with `LayoutError.inUse`; ``whenIdle(_:)`` waits.
public final class CollectionEngine<Host: CollectionHost> {
  /// Where things stand; change it, then call
  /// ``update(offset:at:host:)`` or ``reload(_:offset:at:host:)``.
  @exclusivity(unchecked)
  public internal(set) var layout: CollectionLayout

  /// How far around the viewport cells are kept, in points along the axis; none
  /// around one without an extent there.
  ///
  /// While content travels, as much as ``overscanTime`` adds on the side where
  /// it comes in is saved on the other one, until nothing is left there.
  @exclusivity(unchecked)
  public var overscan = 0.0

  /// How long ahead of travel cells are kept as well, in milliseconds: at a
  /// speed of v points a millisecond that is v times this distance, on the side
  /// where the content comes in, up to four viewports.
  ///
  /// Of a speed that rises half the difference counts at each step; one that
  /// falls does so slowly.
  ///
  /// A browser scrolls on while a pass is under way, and shows blanks where it
  /// gets ahead of it: two frames and some slack are right, 50 ms at 60 Hz.
  @exclusivity(unchecked)
  public var overscanTime = 0.0

  /// The part at each edge of the viewport that something covers, in points.
  @exclusivity(unchecked)
  public var contentInsets = Insets.zero

  /// Whether the content can be scrolled out from under what covers the
  /// viewport, at its start and its end; true at first.
  @exclusivity(unchecked)
  public var makesRoomForInsets = true

  /// What is scrolled to before and behind the content.
  package var room: Insets { makesRoomForInsets ? contentInsets : .zero }

  /// Whether the viewport may be anywhere before and behind the content, where
  /// other content scrolls along; false at first.
  ///
  /// What is before or behind the content stays there through changes, and who
  /// scrolls to an element does so without regard to the content's ends.
  @exclusivity(unchecked)
  public var scrollsBeyondContent = false

  /// How many cells of each kind may wait in the pool; more are destroyed.
  public var poolCap = 128

  /// After how many milliseconds in the pool a cell is destroyed.
  public var poolLifetime = 5_000.0

  /// How far behind the overscan items are announced that come next, in
  /// points along the axis; 0 announces none.
  public var prefetchLength = 0.0 {
    didSet { prefetching = { $0.tellPrefetches($1) } }
  }

  /// How close to the content's end ``CollectionHost/nearEnd()`` is called, in
  /// points along the axis; 0 never calls it.
  public var nearEndLength = 0.0

  /// How long the cells of an update take to their places, in milliseconds;
  /// without a positive one they stand there at once.
  public var transitionDuration = 250.0

  /// Whether the content's end stays in view once it is there, as in a chat;
  /// otherwise the start does.
  ///
  /// What is read elsewhere stays.
  public var anchorsToEnd = false

  /// Whether cells are measured whose items' lengths are estimates; false at
  /// first, when estimates stay.
  ///
  /// `SectionStyle.estimatesLengths` tells which items those are. An app that never sets it does not link what measuring takes.
  public var measuresCells: Bool {
    get { measuring != nil }
    set { measuring = newValue ? { $0.measureCells($1) } : nil }
  }

  /// Whether the host is told by ``CollectionHost/pinDidChange(_:)`` of headers
  /// and footers that come to be pinned or rest again; false at first.
  ///
  /// The first pass tells of those that are pinned already. An app that never
  /// sets it does not link what telling takes.
  public var tellsPins: Bool {
    get { tellingPins != nil }
    set { tellingPins = newValue ? { $0.tellPins($1) } : nil }
  }

  /// The item that stays where it is through changes, if it is on screen;
  /// the first visible one otherwise.
  ///
  /// Updates take it along; nil once it is deleted. A reload keeps its path.
  public var anchoredItem: ItemPath?

  /// Elements whose cells stay live out of view as well: what is focused,
  /// dragged or edited is never recycled under the user.
  ///
  /// Such a cell follows its element's frame and is there when the element
  /// comes back. An element without a cell gets none before it is visible.
  /// Updates take the names along, and what an update reads anew gets another
  /// cell wherever it is; a reload starts over with other cells.
  @exclusivity(unchecked)
  public var keptElements: [ElementID] = []

  /// The element in whose cell somebody types, or nil: kept like
  /// ``keptElements``, whatever else is; a reload forgets it.
  @exclusivity(unchecked)
  public var editedElement: ElementID?

  /// Kept elements that an update has read anew, so that they are without a
  /// cell until the pass.
  var reloadedElements: [ElementID] = []

  /// The item that is dragged; its cell stays live, and updates leave the
  /// content offset alone, since what is under the finger has to stay there.
  var draggedElement: ElementID?
  /// Its size where it was, or the one that it was given since: data that has
  /// changed is not asked.
  var draggedSize = ItemSize(width: 0, height: 0)

  /// Ends a drag before the data changes, if it is to be known of: taking the
  /// item back to where it was without a pass, or leaving a layout alone that
  /// is given up.
  ///
  /// Set while a gesture drags, which takes it away at the latest as it goes.
  var endDrag: ((_ takesBack: Bool) -> Void)?

  /// What the view was scrolled to, and stays at until it is scrolled
  /// elsewhere; see ``scroll(to:at:time:host:)``.
  @exclusivity(unchecked)
  public internal(set) var scrollTarget: ScrollDestination?

  /// What stays while cells around it are measured, until somebody scrolls.
  @exclusivity(unchecked)
  var settling: ElementID?

  /// The content offset of the last pass, in points.
  @exclusivity(unchecked)
  public internal(set) var offset = LayoutPoint.zero

  /// The cells on screen, in order of their elements.
  @exclusivity(unchecked)
  public internal(set) var liveCells: [LiveCell] = []

  // MARK: - Passes

  @exclusivity(unchecked)
  var work = EngineCounters()
  var earlierItemsLaidOut = 0
  @exclusivity(unchecked)
  var visible = VisibleElements()
  @exclusivity(unchecked)
  var nextLive: [LiveCell] = []
  @exclusivity(unchecked)
  var table = CellTable()
  @exclusivity(unchecked)
  var pool = ReusePool()
  @exclusivity(unchecked)
  var dequeued: [CellID] = []
  /// The cell that is filled again, and stays where it is.
  @exclusivity(unchecked)
  var refilled: CellID?
  /// The element that the host is asked for.
  @exclusivity(unchecked)
  var asked: ElementID?
  /// What showed as all was read anew, in order of elements, until these have
  /// other names; and when that was, in milliseconds.
  @exclusivity(unchecked)
  var cellsBefore: [LiveCell] = []
  var reloadTime = -Double.infinity
  @exclusivity(unchecked)
  var operations: [CellOperation] = []
  @exclusivity(unchecked)
  var handedOver: [CellOperation] = []
  var contentSize: LayoutSize?
  @exclusivity(unchecked)
  var needs = LayoutNeeds()
  @exclusivity(unchecked)
  var pinTracker = PinTracker()
  @exclusivity(unchecked)
  var prefetcher = PrefetchTracker()
  @exclusivity(unchecked)
  var endWatch = EndWatch()
  @exclusivity(unchecked)
  var time = 0.0
  /// Whether a pass or an update runs, as it does in callbacks.
  public internal(set) var isUpdating = false
  var nextLayout: CollectionLayout?
  var nextOffset: LayoutPoint?
  var pending = Pending.nothing
  /// What is to be done after the pass.
  var waiting: [WaitingWork] = []
  /// Whether that is being done.
  var isGoingOn = false
  /// Whether data is being read, so that what changes it has to wait.
  public internal(set) var isReading = false

  /// What a host asked for while a pass was running.
  enum Pending {
    case nothing, update, reload
  }

  // MARK: - What not every app needs

  // Set by the first use, so that a pass names none of it: a linker leaves out
  // what nothing names, and in a browser every byte is loaded.

  /// Part of a pass that some use of the engine asks for.
  typealias Step = (CollectionEngine, Host) -> Void

  var measuring: Step?
  var tellingPins: Step?
  var prefetching: Step?
  /// Set by the first update.
  var transitions: TransitionSteps<Host>?

  // MARK: - Scrolling

  @exclusivity(unchecked)
  var scrollVelocity = ScrollVelocity()
  /// Told how far content has travelled, in points along the axis, and when,
  /// before the pass that shows it; set by the first use.
  var stepping: ((_ distance: Double, _ time: Double) -> Void)?
  /// How far content has come from where it was while it seemed to stay, in
  /// points, counted over all.
  @exclusivity(unchecked)
  var shifted = LayoutPoint.zero
  /// What of that the cells on their way out have gone along with.
  var leavingShift = LayoutPoint.zero
  /// Whether the next offset is another name for the same place: no travel.
  var isShifting = false
  /// The offset that a host was told and has not come back with.
  @exclusivity(unchecked)
  var toldOffset: LayoutPoint?

  // MARK: - Changes

  /// Where a snapshot has an item that its difference deletes and inserts.
  var successor: ((ItemPath) -> ItemPath?)?
  /// Whether the layout is being changed, so that nobody else may.
  var isEditing = false
  /// The items whose lengths were measured for this viewport.
  package internal(set) var measured = ItemSet()
  /// Whether cells were measured since the host has asked for something.
  var hasMeasured = false
  /// Cells that are on their way out of view.
  @exclusivity(unchecked)
  var leaving: [LeavingCell] = []
  /// What the update under way moves; nil where nothing is animated.
  @exclusivity(unchecked)
  var transition: Transition?
  /// Whether an update is being carried out whose cells are seen on their way.
  public var isAnimatingChanges: Bool { transition != nil }

  /// Creates an engine without cells for a layout.
  public init(layout: CollectionLayout) {
    self.layout = layout
  }

  /// How much work was done so far.
  public var counters: EngineCounters {
    var counters = work
    counters.itemsLaidOut = earlierItemsLaidOut &+ layout.itemsLaidOut
    return counters
  }

  /// The number of cells that wait in the pool.
  public var pooledCells: Int { pool.count }

  /// The part of the content in view.
  public var viewport: Viewport {
    let before = scrollVelocity.before(overscanTime)
    let after = scrollVelocity.after(overscanTime)
    // Around nothing there is nothing: no length of an item would count, either.
    let overscan = layout.viewportLength > 0 ? overscan : 0
    return Viewport(
      offset: offset, size: layout.viewport, contentInsets: contentInsets,
      overscanBefore: max(0, overscan - after) + before,
      overscanAfter: max(0, overscan - before) + after)
  }
}
