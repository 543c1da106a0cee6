import Foundation

extension UICollectionView {
  /// Passes after which an update gives up on a layout that invalidates itself
  /// in each.
  private static let mostPasses = 10

  var currentCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let told = (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = told
    return told
  }

  func invalidateEverything() {
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  func layoutInvalidated(
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    pending.add(context)
    setNeedsLayout()
  }

  /// Asks the layout whether it depends on bounds, before they change.
  ///
  /// Insets and margins that change without them are not told: UIKit documents
  /// nothing of the kind.
  ///
  /// UIKit does not document that the collection view still has the old bounds
  /// then; layouts that compare the two rely on it.
  func boundsWillChange(to newBounds: CGRect) {
    guard newBounds != bounds else { return }
    let layout = collectionViewLayout
    if newBounds.size != bounds.size, Animations.isDescribing {
      animatedBounds = animatedBounds ?? bounds
    }
    guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return
    }
    layout.invalidateLayout(
      with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Takes views to their places after a change of size within an animation.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `prepare(forAnimatedBoundsChange:)` and `finalizeAnimatedBoundsChange()`):
  /// called before the animation, and at the end of its block. UIKit does not
  /// document that it asks for the target offset each time, whether the layout
  /// was invalidated or not; layouts of others say so.
  func animateBoundsChange(from old: CGRect) {
    collectionViewLayout.prepare(forAnimatedBoundsChange: old)
    let target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: contentOffset)
    if target != contentOffset { contentOffset = inRange(target) }
    move(from: old, to: contentOffset, renaming: { $0 }, []) {
      $0.finalizeAnimatedBoundsChange()
    }
  }

  /// Has the layout prepare, as long as it is invalid, and takes over the size
  /// of its content.
  func prepareLayout() {
    var passes = 0
    while pending.isNeeded && passes < Self.mostPasses {
      passes += 1
      let work = pending
      pending = PendingInvalidation()
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
      forget(work)
      if work.offset != .zero {
        contentOffset.x += work.offset.x
        contentOffset.y += work.offset.y
      }
      moveToTarget()
    }
  }

  private func forget(_ work: PendingInvalidation) {
    if work.concernsAll {
      queried = nil
      known = [:]
      return
    }
    let layout = collectionViewLayout
    for key in work.elements {
      known[key] =
        switch key.category {
        case .cell: layout.layoutAttributesForItem(at: key.path)
        case .decorationView:
          layout.layoutAttributesForDecorationView(
            ofKind: key.kind, at: key.path)
        case .supplementaryView:
          layout.layoutAttributesForSupplementaryView(
            ofKind: key.kind, at: key.path)
        }
    }
  }

  /// Lets the layout choose the offset after an animated change of size.
  ///
  /// UIKit documents that it is asked after an animated layout update or change,
  /// and layouts of others say that it is not asked after any other.
  ///
  /// Like UIKit's scroll view, does not leave content beyond its end while no
  /// finger and no momentum moves it.
  private func moveToTarget() {
    var offset = contentOffset
    if let preparedSize, preparedSize != bounds.size, Animations.isDescribing {
      offset = collectionViewLayout.targetContentOffset(
        forProposedContentOffset: offset)
    }
    preparedSize = bounds.size
    if !isTracking && !isDecelerating { offset = inRange(offset) }
    if offset != contentOffset { contentOffset = offset }
  }

  /// Knows the attributes of what is visible within bounds.
  ///
  /// As UIKit documents: the layout is asked for rectangles that may reach
  /// beyond the bounds, and not again for what is known and valid.
  func updateAttributes(around bounds: CGRect) {
    if let queried, queried.contains(bounds) { return }
    let rect = bounds.insetBy(
      dx: -bounds.width / 2, dy: -bounds.height / 2)
    queried = rect
    known = [:]
    let found = collectionViewLayout.layoutAttributesForElements(in: rect)
    for attributes in found ?? [] {
      let key = ElementKey(attributes)
      checkExists(key)
      known[key] = attributes
    }
  }

  /// UIKit raises an exception for attributes of items that are not there.
  private func checkExists(_ key: ElementKey) {
    guard key.category == .cell else { return }
    var counts = currentCounts
    if let movement {
      counts[movement.origin.section] -= 1
      counts[movement.path.section] += 1
    }
    precondition(
      counts.indices.contains(key.path.section)
        && (0..<counts[key.path.section]).contains(key.path.item),
      "attributes of \(key.path), which does not exist")
  }
}

extension UICollectionView {
  /// The speed at which content comes to rest where the layout wants it to,
  /// instead of where it would by the finger's.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`).
  func speed(chosenInsteadOf speed: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    let reach = rate / (1 - rate) / 1_000
    let proposed = inRange(
      CGPoint(
        x: contentOffset.x + speed.x * reach,
        y: contentOffset.y + speed.y * reach))
    let target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(x: speed.x / 1_000, y: speed.y / 1_000))
    guard target != proposed else { return speed }
    return CGPoint(
      x: (target.x - contentOffset.x) / reach,
      y: (target.y - contentOffset.y) / reach)
  }
}
