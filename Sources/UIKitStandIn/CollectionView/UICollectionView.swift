import Foundation

/// A scroll view whose content a layout places and a data source fills.
@MainActor
open class UICollectionView: UIScrollView {
  /// The kind of the views above sections.
  ///
  /// As UIKit documents: the kind that its own layouts use for headers.
  public class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }

  /// The kind of the views below sections.
  ///
  /// As UIKit documents: the kind that its own layouts use for footers.
  public class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }

  var pending = PendingInvalidation()
  var reusable = ReusableViews()
  /// The known attributes: of what lies in `queried`, and of what was asked
  /// for by name.
  var known: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var queried: CGRect?
  var shown: [ElementKey: UICollectionReusableView] = [:]
  var counts: [Int]?
  var isReloading = false
  var preparedSize: CGSize?
  /// The update whose changes are being named.
  var openChanges: CollectionChanges?
  /// The views on their way since the last update.
  var flight: ElementFlight?
  var inconsistencyHandler: ((CollectionInconsistency) -> Void)?
  /// The item that is moved interactively.
  var movement: InteractiveMovement?
  var selection = ItemSelection()
  /// The bounds before a change of size that is animated.
  var animatedBounds: CGRect?

  /// It goes where its layout says, once that is asked.
  override var bringsContentBack: Bool { false }

  /// Makes a collection view with a place and a layout.
  ///
  /// As UIKit documents: the designated initializer.
  public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  /// Makes a collection view from an archive: here one without elements.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  /// What places the elements.
  ///
  /// As UIKit documents: another one is prepared for the transition, and takes
  /// effect at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      collectionViewLayout.prepareForTransition(from: oldValue)
      oldValue.collectionView = nil
      adoptLayout()
    }
  }

  // Not documented: whether the layout is told that all of it is invalid. Here
  // it is not.
  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layoutInvalidated(context)
  }

  // MARK: Data

  /// What gives the data and the views.
  ///
  /// As UIKit documents: must be there for the collection view to show
  /// anything, and is not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Takes the data and all views anew.
  ///
  /// As UIKit documents: drops the views that are shown and makes those that
  /// are visible again. Not documented: nothing is selected any more, and no
  /// item is being moved.
  open func reloadData() {
    counts = nil
    selection = ItemSelection()
    movement = nil
    isReloading = true
    invalidateEverything()
  }

  /// The number of sections that the data source told.
  ///
  /// As UIKit documents: the data source is asked once, and again when data is
  /// reloaded.
  open var numberOfSections: Int { currentCounts.count }

  /// The number of items that the data source told for a section.
  ///
  /// As UIKit does: a section that is not there is a programming error.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    precondition(counts.indices.contains(section), "no section \(section)")
    return counts[section]
  }

  // MARK: Views

  /// Names the class of the cells of an identifier.
  ///
  /// As UIKit documents: what was registered for it is replaced; `nil` takes
  /// it back.
  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    reusable.register(
      cellClass, as: ReusableViews.Name(kind: "", identifier: identifier))
  }

  /// Names the class of the supplementary views of a kind and identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reusable.register(
      viewClass,
      as: ReusableViews.Name(kind: elementKind, identifier: identifier))
  }

  /// A used cell, or one made of the registered class.
  ///
  /// As UIKit documents: used cells are first told `prepareForReuse()`, and an
  /// identifier that was not registered is a programming error.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = ReusableViews.Name(kind: "", identifier: identifier)
    guard let cell = reusable.dequeue(name) as? UICollectionViewCell else {
      preconditionFailure("no class of cells registered as \(identifier)")
    }
    return cell
  }

  /// A used supplementary view, or one made of the registered class.
  ///
  /// As UIKit documents: as with cells.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = ReusableViews.Name(kind: elementKind, identifier: identifier)
    guard let view = reusable.dequeue(name) else {
      preconditionFailure("no class of views registered as \(identifier)")
    }
    return view
  }

  /// The items that are shown, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.path)
  }

  /// The cell of an item, or `nil` if it is not shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(.cell, indexPath)] as? UICollectionViewCell
  }

  /// The supplementary view of a kind, or `nil` if it is not shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[ElementKey(.supplementaryView, kind: elementKind, indexPath)]
  }

  // MARK: Selection

  /// Whether items can be selected.
  ///
  /// As UIKit documents: `true` at first.
  open var allowsSelection = true

  /// Whether several items can be selected, which taps add and take away.
  ///
  /// As UIKit documents: `false` at first.
  open var allowsMultipleSelection = false

  open override func touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    super.touchesBegan(touches, with: event)
    fingerLanded(touches)
  }

  open override func touchesEnded(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    super.touchesEnded(touches, with: event)
    fingerLifted(touches)
  }

  open override func touchesCancelled(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    super.touchesCancelled(touches, with: event)
    fingerLost(touches)
  }

  // MARK: Changes

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      boundsWillChange(to: super.bounds.resized(to: newValue.size))
      super.frame = newValue
    }
  }

  override func chosenSpeed(_ speed: CGPoint) -> CGPoint {
    self.speed(chosenInsteadOf: speed)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareLayout()
    if let old = animatedBounds {
      animatedBounds = nil
      animateBoundsChange(from: old)
    } else {
      updateAttributes(around: bounds)
      placeMovedItem()
      updateViews()
    }
  }
}
