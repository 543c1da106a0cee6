import WaterflowEngine
import WaterflowLayout

/// A collection view in an element of the page: waterfall, justified
/// rows, flow and list, section by section, in one native scroll view that
/// recycles its cells.
///
/// ```swift
/// let view = try WaterflowView(in: container)
/// view.register(.photo) { PhotoCell() }
/// view.dataSource = photos
/// view.reloadData()
/// ```
///
/// The view keeps its data source alive and is itself kept by the page, until
/// ``remove()``: Embedded Swift has no weak references.
public final class WaterflowView {
  /// What to show; call ``reloadData()`` after setting it.
  public var dataSource: (any WaterflowViewDataSource)?

  /// Called after every pass, for a readout.
  public var didPass: ((WaterflowView) -> Void)?

  /// Called when the data cannot be laid out; the view keeps showing what it
  /// showed before.
  public var didFailWithLayoutError: ((LayoutError) -> Void)?

  /// Called when an update was refused that had to wait, because it was asked
  /// for in a callback; nothing has changed.
  public var didFailWithUpdateError: ((UpdateError) -> Void)?

  /// Called when a size or a distance had to be put right.
  public var didCorrect: ((LayoutWarning) -> Void)?

  /// Called exactly once whenever a header or a footer comes to be pinned or
  /// rests again; those that are pinned as it is set for the first time are
  /// told at the next pass.
  public var didChangePin: ((WaterflowView, PinEvent) -> Void)? {
    get { pinListener }
    set {
      pinListener = newValue
      engine.tellsPins = newValue != nil
    }
  }
  var pinListener: ((WaterflowView, PinEvent) -> Void)?

  /// Called with items that come next in the direction of travel, once each;
  /// see ``prefetchLength``.
  ///
  /// Another one is told of all of them with the next frame.
  public var prefetchItemsAt: ((WaterflowView, [ItemPath]) -> Void)? {
    get { prefetchListener }
    set {
      prefetchListener = newValue
      engine.forgetPrefetches()
      controller.requestPass()
    }
  }
  var prefetchListener: ((WaterflowView, [ItemPath]) -> Void)?

  /// Called with items that were announced and will not come next after all.
  public var cancelPrefetchingForItemsAt: ((WaterflowView, [ItemPath]) -> Void)?

  /// Called when the content's end is less than ``nearEndLength`` away: once
  /// for each number of items, but not for none.
  ///
  /// The place to append the next page of an endless feed. Where it is set as
  /// the end is near already, that is told with the next frame.
  public var didComeNearEnd: ((WaterflowView) -> Void)? {
    get { endListener }
    set {
      endListener = newValue
      engine.forgetNearEnd()
      controller.requestPass()
    }
  }
  var endListener: ((WaterflowView) -> Void)?

  /// Who decides about taps and clicks and hears of them; nil at first.
  ///
  /// Items can be selected from when it is set, see ``allowsSelection``.
  ///
  /// ```swift
  /// view.selectionDelegate = library
  /// view.allowsMultipleSelection = true
  /// ```
  ///
  /// The view keeps its delegate alive.
  public var selectionDelegate: (any WaterflowSelectionDelegate)? {
    get { selectionListener }
    set {
      selectionListener = newValue
      if newValue != nil { requireSelection() }
    }
  }
  var selectionListener: (any WaterflowSelectionDelegate)?

  /// Who decides which items can have the focus and hears of it, or nil.
  ///
  /// The view keeps its delegate alive.
  public var focusDelegate: (any WaterflowFocusDelegate)?

  /// How far before its end the content counts as near its end, in points;
  /// 1,000 at first.
  ///
  /// Another one counts with the next frame.
  public var nearEndLength: Double {
    get { engine.nearEndLength }
    set {
      let isOther = newValue != nearEndLength
      engine.nearEndLength = newValue
      if isOther { passIfLive() }
    }
  }

  /// Pixels in a point, to whose edges frames are moved, or 0 for none; call
  /// ``reloadData()`` after setting it.
  public var pixelScale = 0.0

  /// Whether people who do not see it are told when an update has added,
  /// removed or moved items; true at first.
  ///
  /// What happens in a burst is told at once when it is over, in the words of
  /// ``localizedStrings``. Reloads, and with them the first load, are not told.
  public var isAnnouncingUpdates = true

  /// How long the last pass took, in milliseconds.
  public var passDuration: Double { controller.passDuration }

  let controller: CollectionController<WebHost>
  let host = WebHost()
  let container: Element
  var number: Int32 { host.number }
  /// What fingers and mice do; nil until an app asks for a gesture.
  var touches: ViewTouches?
  /// What swipes items, pulls the content's start and drags items; each is nil
  /// until an app asks for it.
  var swipes: SwipeFeature<WebHost, WebHost>?
  var pulls: PullFeature<WebHost, PullHost>?
  var reorders: ReorderFeature<WebHost, WebHost>?
  /// What turns pages; nil without a pager.
  var pager: PagerFeature<CollectionController<WebHost>, PagerViews>?

  // MARK: - What not every app needs

  // Set by the first use, so that a module is linked without the rest.

  /// What shows, once an app wants to hear of it.
  var displays: DisplayFeature<WebHost>?
  /// What is selected, once an app names it.
  var selection: SelectionFeature<WebHost>?
  /// How often all data was to be read anew.
  var reloads = 0
  /// What selects by a drag; nil until an app asks for it.
  var multipleSelection: MultipleSelectionFeature<WebHost, WebHost>?
  /// Which item has the focus, where an app allows it.
  var focus: FocusFeature<WebHost>?
  /// What keys do, and focus that comes and goes.
  var onKey: ((WaterflowView, Int32, Int32, ItemPath) -> Bool)?
  /// The content insets that wait for the end of a callback; at most one.
  var givenInsets: [Insets] = []
  /// The app's words for so many items that came (0), went (1) or moved (2),
  /// and for the place of one, of how many (3).
  var phrase: ((Int32, Int, Int) -> PageText?)?
  /// Where these are from.
  var givenStrings: (() -> WaterflowLocalizedStrings)?

  // MARK: - Life

  /// Creates a view that fills an element.
  ///
  /// An element that scrolls by itself needs a height in CSS, such as
  /// `height: 100dvh`: it would grow with its content otherwise, so that every
  /// item has a cell. Where it has no extent, as without `display`, the view
  /// shows as soon as it has one.
  ///
  /// - Parameters:
  ///   - container: the element, which becomes the view's scroll view, or is as
  ///     long as the content where something around it scrolls.
  ///   - scroller: what scrolls; the container unless given.
  ///   - scrollDirection: where to.
  ///   - direction: the side at which reading starts.
  /// - Throws: `LayoutError.viewportOutOfRange` if the page tells an extent that
  ///   is no number, which no element of a document does.
  public init(
    in container: Element, scroller: Scroller = .container,
    scrollDirection: LayoutAxis = .vertical,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) throws(LayoutError) {
    self.container = container
    let size = LayoutSize(
      width: container.number("clientWidth"),
      height: container.number("clientHeight"))
    controller = CollectionController(
      engine: CollectionEngine(
        layout: try CollectionLayout(
          viewport: size, axis: scrollDirection, direction: direction)),
      surface: host)
    // A row or two on each side, which take two milliseconds.
    controller.overscanStep = 300
    controller.overscan = 1_250
    engine.overscanTime = 60
    engine.nearEndLength = 1_000
    host.number = Views.add(self)
    host.view = self
    host.isOuter = scroller.code != 0
    engine.scrollsBeyondContent = host.isOuter
    withExtendedLifetime(scroller) {
      PageImports.mount(
        container.handle, number,
        scroller.code | (scrollDirection == .vertical ? 1 : 0))
    }
  }

  var engine: CollectionEngine<WebHost> { controller.engine }

  /// How far around the viewport cells are kept, in points; 1,250 at first.
  ///
  /// Content that starts from a standstill by more than that in a frame is
  /// blank for up to two frames, until ``overscanTime`` counts. After a reload,
  /// after a leap and where it is set each frame brings in 300 points of it, so
  /// that what is in view does not wait.
  public var overscan: Double {
    get { controller.overscan }
    set {
      let isOther = newValue != overscan
      controller.overscan = newValue
      if isOther { passIfLive() }
    }
  }

  private func passIfLive() {
    if liveCellCount > 0 { controller.requestPass() }
  }

  /// How long ahead of travel cells are kept as well, in milliseconds; 60 at
  /// first.
  ///
  /// A browser scrolls on while the module works, so that at a fixed distance
  /// ahead a fast fling shows blanks.
  public var overscanTime: Double {
    get { engine.overscanTime }
    set { engine.overscanTime = newValue }
  }

  /// How far behind the overscan items are announced to ``prefetchItemsAt``, in
  /// points; 0 at first, which announces none.
  public var prefetchLength: Double {
    get { engine.prefetchLength }
    set { engine.prefetchLength = newValue }
  }

  /// Whether cells are measured whose items' lengths are estimates; false at
  /// first, when estimates stay.
  ///
  /// ```swift
  /// view.measuresCells = true
  /// view.dataSource = feed  // its sections have estimatesLengths
  /// ```
  ///
  /// A module that never sets it is linked without what measures.
  public var measuresCells: Bool {
    get { engine.measuresCells }
    set { engine.measuresCells = newValue }
  }

  /// Whether a view that is at its content's end stays there through updates,
  /// as in a chat, where it also begins; false at first.
  ///
  /// What is read elsewhere stays, also at the start, where earlier messages come
  /// above it.
  public var anchorsToEnd: Bool {
    get { engine.anchorsToEnd }
    set { engine.anchorsToEnd = newValue }
  }

  /// The item that stays where it is while things change around it, as long as
  /// it is on screen; nil, as at first, for the first visible one.
  ///
  /// Updates give it its new path, and forget it when it goes; a reload keeps
  /// its path, whatever is there then.
  public var anchoredItem: ItemPath? {
    get { controller.anchoredItem }
    set { controller.anchoredItem = newValue }
  }

  /// How many cells of each kind may wait to be shown again; more are given
  /// up.
  public var reusePoolLimit: Int {
    get { engine.poolCap }
    set { engine.poolCap = newValue }
  }

  /// Gives up all cells that wait to be shown again, as when memory is short;
  /// they are made anew as they are needed.
  ///
  /// That is also done whenever the page is hidden. In a callback of the view
  /// it waits until that has ended.
  public func emptyReusePool() { controller.emptyReusePool() }

  /// How much work was done so far.
  public var counters: EngineCounters { engine.counters }

  /// The layout: frames, sizes and counts.
  public var layout: CollectionLayout { engine.layout }

  /// The number of cells that show something, on screen or around it.
  public var liveCellCount: Int { engine.liveCells.count }

  /// Where the content is, in points.
  public var contentOffset: LayoutPoint { engine.offset }

  /// The paths of the items on screen, in order.
  public var indexPathsForVisibleItems: [ItemPath] { controller.visibleItems }
}
