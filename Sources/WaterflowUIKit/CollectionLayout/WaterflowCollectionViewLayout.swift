import WaterflowEngine
import WaterflowLayout

/// Lists, flows, justified rows and waterfalls for a `UICollectionView`: the
/// layout of `WaterflowView` for those who keep their collection view.
///
/// ```swift
/// let layout = WaterflowCollectionViewLayout()
/// layout.section = WaterflowSection(
///   mode: .waterfall(lanes: .minimumWidth(160), sizing: .aspect),
///   lineSpacing: 8, interitemSpacing: 8)
/// layout.layoutDelegate = self
/// let collectionView = UICollectionView(
///   frame: view.bounds, collectionViewLayout: layout)
/// ```
///
/// A pass over reloaded data asks the delegate once for each section and item,
/// in O(items). In `performBatchUpdates(_:completion:)` and its like it is
/// asked for what is new or read anew alone: the content changes in place, in
/// O(changes * sqrt(items)), the first visible item stays, and so does what
/// cells have told. New rows come in from the leading edge, and those that go
/// leave to it. Sections that stay keep their looks until the layout is
/// invalidated. Scrolling lays nothing out: attributes are made for what is
/// asked in O(log(sections) + lanes * log(items per lane) + results), and where
/// headers or footers are pinned, those alone are asked for again. For another
/// extent what is known is fitted, the delegate is not asked, and the first
/// visible item stays.
///
/// Where a section's lengths are estimates, see
/// ``WaterflowSection/estimatesLengths``, a cell's
/// `preferredLayoutAttributesFitting(_:)` tells how long it has to be. It is
/// heard again when its content changes, as by `reconfigureItems(at:)`, if it
/// has agreed with the length before: one that says something else each time
/// would have the content laid out without an end.
///
/// In a storyboard it is a collection view's custom layout. `init(coder:)`
/// makes it as `init()` does: no setting is archived, and code sets what
/// differs.
///
/// What it offers beside a ``WaterflowView``, and why not all, is a table in
/// <doc:CollectionViewLayout>.
///
/// Where people read from right to left the layout mirrors by itself, from the
/// collection view's `effectiveUserInterfaceLayoutDirection`. Therefore
/// `flipsHorizontallyInOppositeLayoutDirection` stays false: UIKit would mirror
/// it a second time.
open class WaterflowCollectionViewLayout: UICollectionViewLayout {
  /// The kind of the decoration view behind a section whose
  /// ``WaterflowSection/background`` is set.
  ///
  /// Register a class with the layout for this kind; without one, backgrounds
  /// are left out.
  public static let elementKindSectionBackground = "WaterflowSectionBackground"

  /// The kind of the supplementary view above the first section, see
  /// ``contentHeaderLength``; its index path is `IndexPath(index: 0)`.
  public static let elementKindContentHeader = "WaterflowContentHeader"

  /// Says how sections look and how large items are; see also ``section``.
  open weak var layoutDelegate: (any WaterflowCollectionViewLayoutDelegate)? {
    didSet { invalidateLayout() }
  }

  // MARK: - What is laid out

  /// How sections look that the delegate does not describe: at first a list.
  open var section = WaterflowSection() {
    didSet { if section != oldValue { invalidateLayout() } }
  }

  /// The size of items that the delegate does not give one, in points: at
  /// first 50 x 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The direction of scrolling: at first vertical.
  open var scrollDirection = LayoutAxis.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The edges from which sections' insets are measured across the axis: at
  /// first those of the content.
  open var sectionInsetReference = SectionInsetReference.contentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// The least extent of the content along the axis, in points.
  ///
  /// A negative or not-a-number one counts as 0 with a warning. A change lays
  /// nothing out and asks for nothing.
  open var minimumContentLength: CGFloat = 0 {
    didSet {
      if minimumContentLength != oldValue { minimumContentLengthChanged() }
    }
  }

  /// The length of the one supplementary view above the first section, in
  /// points; 0 for none.
  open var contentHeaderLength: CGFloat = 0 {
    didSet { if contentHeaderLength != oldValue { invalidateLayout() } }
  }

  /// Pixels in a point, to whose edges frames are moved; nil for those of the
  /// collection view's display, 0 for leaving frames as they are.
  open var pixelScale: CGFloat? {
    didSet { if pixelScale != oldValue { invalidateLayout() } }
  }

  // MARK: - What only moves

  /// How headers and footers are held that opted in: at first stacked.
  ///
  /// A change lays nothing out.
  open var pinMode = PinMode.stacked {
    didSet { if pinMode != oldValue { elementsMoved() } }
  }

  /// The sections that are shown elsewhere, or nil.
  ///
  /// A change lays nothing out: only what shows is asked for again, so it can
  /// follow a finger.
  open var sectionDisplacement: WaterflowSectionDisplacement? {
    didSet { if sectionDisplacement != oldValue { elementsMoved() } }
  }

  // MARK: - What is told and kept

  /// How close to the content's end the delegate is told that it is near, so
  /// that it can append more, in points; 0, as at first, for never.
  open var nearEndLength: CGFloat = 0 {
    didSet { if nearEndLength != oldValue { elementsMoved() } }
  }

  /// Whether the collection view stays at the content's end once it is there,
  /// as in a chat, where it also begins; false at first.
  ///
  /// What is read elsewhere stays, also at the start, where earlier messages come
  /// above it.
  open var anchorsToEnd = false {
    didSet { takeSettings() }
  }

  /// The item that stays where it is while things change around it, as long as
  /// it is on screen; nil, as at first, for the first visible one.
  ///
  /// Updates give it its new path, and forget it when it goes; a reload keeps
  /// its path, whatever is there then.
  open var anchoredItem: IndexPath? {
    get { controller.anchoredItem.map { IndexPath($0) } }
    set { controller.anchoredItem = newValue.flatMap { ItemPath($0) } }
  }

  // MARK: - State

  let controller = LayoutController()
  var pager: (any PageTurner)?
  /// Whose margins it has, as a page that slides in beside that view.
  weak var mainView: UIScrollView?
  /// Whether a turn of the run loop is asked for; see `goOnLater()`.
  var isTurnDue = false
  /// What waits for the content to be that of the data; see `goOnLater()`.
  var waiting: [@MainActor () -> Void] = []

  /// What text was like for which cells have told their sizes.
  var textTraits: UITraitCollection?
  /// The attributes made so far: a measure of the work done for scrolling.
  var attributesMade = 0
  /// Calls back when there is time.
  var schedule: (@escaping @MainActor () -> Void) -> Void = { body in
    DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
  }

  // MARK: - Passes

  /// Has the layout look at the collection view's safe area, margins and
  /// insets, and fit what is known to them.
  ///
  /// They count where ``sectionInsetReference`` says so, and insets across the
  /// axis always. UIKit tells a layout of new bounds but not of these: the
  /// layout finds them changed when it is invalidated or scrolled the next time,
  /// and at once where the controller of the collection view calls this:
  ///
  /// ```swift
  /// override func viewLayoutMarginsDidChange() {
  ///   super.viewLayoutMarginsDidChange()
  ///   layout.marginsDidChange()
  /// }
  /// ```
  ///
  /// The first visible item stays. Sections are asked for again, sizes are not.
  ///
  /// - Complexity: O(items), O(1) if nothing has changed.
  open func marginsDidChange() {
    followMargins()
  }

  open override class var invalidationContextClass: AnyClass {
    WaterflowInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    // A delegate that lays the collection view out while it is asked would
    // have itself asked again, without an end.
    guard let collectionView, !controller.isPreparing else { return }
    bringUpToDate(collectionView)
  }

  /// Has everything read anew: who is in no collection view hears of no change.
  open override func prepareForTransition(
    from oldLayout: UICollectionViewLayout
  ) {
    super.prepareForTransition(from: oldLayout)
    controller.willMove()
  }

  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    let own = context as? WaterflowInvalidationContext
    controller.invalidate(
      everything: context.invalidateEverything,
      counts: context.invalidateDataSourceCounts,
      asksAgain: own?.asksAgain ?? true, isResize: own?.isResize == true,
      items: (context.invalidatedItemIndexPaths ?? [])
        .compactMap { ItemPath($0) })
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(
    forBoundsChange newBounds: CGRect
  ) -> Bool {
    dependsOnBounds(newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let own = context as? WaterflowInvalidationContext {
      describe(newBounds, in: own)
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes:
      UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    // A header has the path of its section's first item.
    guard originalAttributes.representedElementCategory == .cell,
      let item = ItemPath(originalAttributes.indexPath)
    else { return false }
    hearCellsOfOtherText()
    let size = LayoutSize(preferredAttributes.frame.size)
    return controller.needsOther(size, ofItem: item)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes:
      UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    if let own = context as? WaterflowInvalidationContext,
      originalAttributes.representedElementCategory == .cell
    {
      take(preferredAttributes, in: own)
    }
    return context
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    controller.goal.map { CGPoint($0) } ?? proposedContentOffset
  }

  /// Tells the delegate which items come into view there, and returns what is
  /// proposed.
  ///
  /// A subclass that snaps calls this with where it snaps to.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let target = super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset,
      withScrollingVelocity: velocity)
    tellTarget(target)
    return target
  }

  // MARK: - Interactive movement

  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    target(of: previousIndexPath, at: position)
  }

  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    // Above bars that are held, too.
    attributes.zIndex = Int(Int32.max)
    return attributes
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition)
    move(context, from: previousIndexPaths, to: targetIndexPaths)
    return context
  }

  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    move(context, from: previousIndexPaths, to: indexPaths)
    controller.endMovement()
    return context
  }

  // MARK: - Changes

  open override func prepare(
    forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]
  ) {
    // First, because a base class may ask for what has come.
    if let collectionView, !controller.isPreparing {
      follow(updateItems, in: collectionView)
    }
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  open override func finalizeCollectionViewUpdates() {
    finishUpdate()
    super.finalizeCollectionViewUpdates()
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    // Bounds move as well as content is scrolled.
    guard let bounds = collectionView?.bounds, bounds.size != oldBounds.size
    else { return }
    controller.beginResize(
      from: LayoutPoint(oldBounds.origin), to: LayoutPoint(bounds.origin))
  }

  open override func finalizeAnimatedBoundsChange() {
    controller.endResize()
    super.finalizeAnimatedBoundsChange()
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementID(item: itemIndexPath).flatMap { initialAttributes(of: $0) }
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementID(item: itemIndexPath).flatMap { finalAttributes(of: $0) }
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementID(elementKind, elementIndexPath)
      .flatMap { initialAttributes(of: $0) }
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementID(elementKind, elementIndexPath)
      .flatMap { finalAttributes(of: $0) }
  }

  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementID(elementKind, decorationIndexPath, isDecoration: true)
      .flatMap { initialAttributes(of: $0) }
  }

  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementID(elementKind, decorationIndexPath, isDecoration: true)
      .flatMap { finalAttributes(of: $0) }
  }

  // MARK: - Answers

  open override var collectionViewContentSize: CGSize {
    content.map { CGSize($0.contentSize) } ?? .zero
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementID(item: indexPath).flatMap { attributes(of: $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementID(elementKind, indexPath)
      .flatMap { attributes(of: $0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementID(elementKind, indexPath, isDecoration: true)
      .flatMap { attributes(of: $0) }
  }

  open override func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
  ) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
    registered(viewClass != nil, elementKind)
  }

  #if canImport(UIKit)
    open override func register(
      _ nib: UINib?, forDecorationViewOfKind elementKind: String
    ) {
      super.register(nib, forDecorationViewOfKind: elementKind)
      registered(nib != nil, elementKind)
    }
  #endif
}
