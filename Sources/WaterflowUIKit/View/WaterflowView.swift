import WaterflowEngine
import WaterflowLayout

/// A collection view: waterfall, justified rows, flow and list, section by
/// section, in one scroll view that recycles its cells.
///
/// ```swift
/// let view = WaterflowView(frame: .zero)
/// view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// view.dataSource = self
/// view.waterflowDelegate = self
/// ```
///
/// The data is read in one go, before the next layout after ``reloadData()``;
/// scrolling lays out nothing and costs O(visible cells). Everything is to be
/// called on the main thread.
@MainActor
open class WaterflowView: UIScrollView {
  /// What to show; setting it reads the data anew.
  public weak var dataSource: (any WaterflowViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// How things look, and who is told what happens to them; setting it reads
  /// the data anew.
  ///
  /// The scroll view's own `delegate` is free for other uses.
  public weak var waterflowDelegate: (any WaterflowViewDelegate)? {
    didSet { setNeedsReload(.source) }
  }

  /// Who decides about taps and hears of them, or nil.
  public weak var selectionDelegate: (any WaterflowSelectionDelegate)?

  /// Who decides which items can have the focus and hears of it, or nil.
  public weak var focusDelegate: (any WaterflowFocusDelegate)?

  /// Who hears which cells come to show something, and which show it no more,
  /// or nil; of what shows already it is told neither way.
  public weak var displayDelegate: (any WaterflowDisplayDelegate)? {
    didSet { if displayDelegate !== oldValue { displays.forget() } }
  }

  /// Who is told which items come next, or nil; another one is told of all of
  /// them.
  public weak var prefetchDataSource: (any WaterflowViewDataSourcePrefetching)?
  {
    didSet { if prefetchDataSource !== oldValue { prefetcherDidChange() } }
  }

  /// The direction of scrolling; setting it reads the data anew.
  public var scrollDirection = LayoutAxis.vertical {
    didSet { if scrollDirection != oldValue { setNeedsReload(.source) } }
  }

  /// The edges from which sections' insets are measured across the axis.
  ///
  /// Where it is not the content's, the data is read anew whenever these edges
  /// change.
  public var sectionInsetReference = SectionInsetReference.contentInset {
    didSet { if sectionInsetReference != oldValue { setNeedsReload(.layout) } }
  }

  /// Whether the items can have the focus, of keys and of UIKit; true at first.
  public var allowsFocus = true {
    didSet { allowedFocusDidChange() }
  }

  /// Whether people who do not see it are told when an update has added,
  /// removed or moved items; true at first.
  public var isAnnouncingUpdates = true

  /// What is read out about changes and positions.
  public var localizedStrings = WaterflowLocalizedStrings()

  /// The pixels in a point to whose edges frames are moved, 0 for none, or nil
  /// for those of the screen.
  public var pixelScale: CGFloat? {
    didSet { environmentDidChange() }
  }

  let controller: CollectionController<ViewHost>
  let host = ViewHost()
  private(set) lazy var selection = SelectionFeature(
    controller, taps: taps.arena)
  private(set) lazy var focus = FocusFeature(controller)
  private(set) lazy var reading = ReadingFeature(controller, beside: focus)
  private(set) lazy var displays = DisplayFeature(host)
  let taps = TapTouches()
  /// Where UIKit's focus is, and which keys are held.
  var attention = Attention()
  /// Whether an app has told which item is edited.
  var isEditedItemGiven = false
  /// The overscan that the app has asked for, in points.
  var givenOverscan = 0.0

  // MARK: - Gestures: nil until the app sets what needs them

  var gestures: ViewGestures?
  var swipes: SwipeFeature<ViewHost, ViewHost>?
  var pulls: PullFeature<ViewHost, PullHost>?
  var reorders: ReorderFeature<ViewHost, ViewHost>?
  var multipleSelection: MultipleSelectionFeature<ViewHost, ViewHost>?
  var pager: (any PageTurner)?
  /// Whose margins it has, as a page that slides in beside that view.
  weak var mainView: UIScrollView?
  /// When content moved by itself last, in milliseconds.
  var lastCoasted = -Double.infinity

  // Touches tell their times on the same clock: both count from when the system
  // was started, in milliseconds.
  var now: () -> Double = { CACurrentMediaTime() * 1_000 }
  var schedule: (Double, @escaping @MainActor () -> Void) -> Void = {
    delay, body in
    DispatchQueue.main.asyncAfter(deadline: .now() + delay / 1_000) {
      MainActor.assumeIsolated { body() }
    }
  }

  /// What the layout was made for; nil before the first one.
  var environment: LayoutEnvironment?
  /// What is due, and what is being done.
  var state = PassState()
  var observers: [NoticeObserver] = []

  /// Creates a view without data that scrolls vertically.
  ///
  /// - Parameter frame: in points.
  public override init(frame: CGRect) {
    controller = CollectionController(
      engine: WaterflowView.makeEngine(), surface: host)
    super.init(frame: frame)
    adopt()
  }

  /// Creates a view that scrolls vertically from an archive.
  public required init?(coder: NSCoder) {
    controller = CollectionController(
      engine: WaterflowView.makeEngine(), surface: host)
    super.init(coder: coder)
    adopt()
  }

  var engine: CollectionEngine<ViewHost> { controller.engine }

  // MARK: - Data

  /// Asks for everything anew before the next layout.
  ///
  /// The content offset stays as far as the content allows; the selection is
  /// forgotten, because items may be other ones now. Where the data cannot be
  /// laid out, all stays as it was.
  ///
  /// - Complexity: O(items).
  open func reloadData() { setNeedsReload(.items) }

  /// Asks for everything anew before the next layout, of the same items: what is
  /// selected stays so, and the first visible item stays where it is.
  ///
  /// For who shows the same items in cells of another class, as a grid and a
  /// list have them.
  ///
  /// - Complexity: O(items).
  open func reloadCells() { setNeedsReload(.cells) }

  /// Asks for the styles and the sizes of all sections anew before the next
  /// layout, whose items are the same: cells keep what they show, what is
  /// selected stays so, and the first visible item stays where it is.
  ///
  /// Where cells are to show their items otherwise, too, ask for that by
  /// ``reconfigureItems(at:)``, and for other cells by ``reloadCells()``.
  ///
  /// - Complexity: O(items).
  open func invalidateLayout() { setNeedsReload(.layout) }

  /// Asks for the styles of sections anew, whose items keep the sizes that they
  /// have: what is selected stays so, cells keep what they show, and the first
  /// visible item stays where it is.
  ///
  /// In a callback of the view it waits until that has ended. Styles that
  /// cannot be laid out are told, and all sections keep theirs.
  ///
  /// - Parameter sections: which ones; all unless given.
  /// - Complexity: O(items of these sections); no size is asked for.
  open func invalidateStyles(ofSections sections: Range<Int>? = nil) {
    catchUpWithScroll()
    controller.invalidateStyles(ofSections: sections)
  }

  // MARK: - Layout

  /// Brings the cells in line with the content offset, and the layout with the
  /// data and the view's extent, where any of these have changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    catchUp()
  }

  /// Scrolls elsewhere, and forgets the item that was being scrolled to.
  open override func setContentOffset(
    _ contentOffset: CGPoint, animated: Bool
  ) {
    controller.stopScrolling()
    super.setContentOffset(contentOffset, animated: animated)
  }

  /// Lets the layout follow a safe area that changes.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    environmentDidChange()
  }

  /// Lets the layout follow margins that change.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    environmentDidChange()
  }

  /// Room around the content; while a pull holds the start open, its length is
  /// part of it there, and comes on top of what an app sets: it sets what is to
  /// be there without it, and adds nothing to what it finds.
  open override var contentInset: UIEdgeInsets {
    didSet { pulls?.host.insetChanged() }
  }

  /// Lets the layout follow content insets that change.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    environmentDidChange()
  }

  /// The side at which reading starts; setting it reads the data anew if that
  /// side changes.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { environmentDidChange() }
  }

  /// Lets the layout follow another window; the focus and taps stay behind.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    environmentDidChange()
    focusStaysBehind()
    if window == nil { taps.cancel() }
  }

  /// Lets the layout follow the reading direction and the screen's pixels, and
  /// asks for all sizes anew where people want larger, smaller or bold text.
  open override func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {
    super.traitCollectionDidChange(previousTraitCollection)
    environmentDidChange()
    textMayDiffer(from: previousTraitCollection)
  }

  // MARK: - Touches

  /// The frontmost view under a point; while swipe actions stand open, no view
  /// that is in a cell but their buttons, since a tap closes them then and does
  /// nothing else.
  open override func hitTest(
    _ point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard swipes?.openItem != nil, !(hit is SwipeActionButton) else {
      return hit
    }
    return hit.flatMap { cell(around: $0) } ?? hit
  }

  /// Highlights the item under a finger, and shows no focus any more.
  ///
  /// Touches come through cells, which pass on what they do not use themselves.
  /// When scrolling begins, the scroll view cancels them.
  open override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    super.touchesBegan(touches, with: event)
    if !attention.isSystemFocused { showFocus(false) }
    taps.began(touches, event)
  }

  /// Takes the highlight away while the finger is off its item.
  open override func touchesMoved(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    super.touchesMoved(touches, with: event)
    taps.moved(touches)
  }

  /// Selects the highlighted item.
  open override func touchesEnded(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    super.touchesEnded(touches, with: event)
    taps.ended(touches)
  }

  /// Takes the highlight away and selects nothing.
  open override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    super.touchesCancelled(touches, with: event)
    taps.cancelled(touches)
  }

  // MARK: - Keys

  /// Whether keys can go to the view: where items can have the focus.
  ///
  /// An app calls `becomeFirstResponder()` when its page appears; where UIKit
  /// has a focus, that does.
  open override var canBecomeFirstResponder: Bool { allowsFocus }

  /// Lets keys go to the view.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    // UIKit makes it so as well, for a control in a cell.
    if isFirst && !isControlFocused {
      attention.isSystemElsewhere = false
    }
    followPresence()
    return isFirst
  }

  /// Lets keys go elsewhere; the focus is remembered.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let isDone = super.resignFirstResponder()
    attention.keys.stop()
    followPresence()
    return isDone
  }

  /// Moves the focus, and selects what has it.
  open override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    let rest = take(presses)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Passes on what concerns no key of the view's.
  open override func pressesChanged(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    let rest = untaken(presses)
    if !rest.isEmpty { super.pressesChanged(rest, with: event) }
  }

  /// Selects the item that a key was pressed on.
  open override func pressesEnded(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    let rest = release(presses, isCancelled: false)
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  /// Takes the highlight away and selects nothing.
  open override func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    let rest = release(presses, isCancelled: true)
    if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
  }

  // MARK: - Focus

  /// Where UIKit's focus goes when it comes into the view.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusCell.map { [$0] } ?? super.preferredFocusEnvironments
  }

  /// Whether UIKit's focus may move: an arrow counts once.
  open override func shouldUpdateFocus(
    in context: UIFocusUpdateContext
  ) -> Bool {
    isFree(context.focusHeading) && super.shouldUpdateFocus(in: context)
  }

  /// Follows UIKit's focus, which scrolls by itself.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    systemFocusMoved(in: context)
  }

  // MARK: - Accessibility

  /// What can be read, in the order of the layout, unless it is set.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? readingOrder }
    set { super.accessibilityElements = newValue }
  }

  /// Scrolls by a page, and tells which items are in view then.
  open override func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection
  ) -> Bool {
    scrollPage(direction) || super.accessibilityScroll(direction)
  }
}
