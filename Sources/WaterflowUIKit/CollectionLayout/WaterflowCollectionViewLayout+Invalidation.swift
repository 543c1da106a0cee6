import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Whether anything stands elsewhere at new bounds.
  func dependsOnBounds(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return true }
    takeSettings()
    defer { tellEnd() }
    // The bounds are still the old ones.
    return controller.depends(
      on: place(of: collectionView, bounds: newBounds),
      from: place(of: collectionView))
  }

  /// Tells a context what stands elsewhere at new bounds.
  func describe(
    _ newBounds: CGRect, in context: WaterflowInvalidationContext
  ) {
    guard let collectionView else { return }
    if newBounds.size != collectionView.bounds.size { controller.willResize() }
    let change = controller.leave(
      LayoutPoint(collectionView.contentOffset),
      for: place(of: collectionView, bounds: newBounds))
    switch change {
    case .unknown: break
    case .size: context.isResize = true
    case .offset(let held):
      context.isOffsetOnly = true
      context.invalidate(Set(held))
    }
  }

  /// Has the collection view keep the first visible item after a change of size:
  /// a rotation asks for that by `targetContentOffset`, but a change that an app
  /// makes, or a split view, does not, animated or not.
  func keepPlaceAfterResize(of collectionView: UICollectionView) {
    // A context tells ways, and somebody may go elsewhere meanwhile.
    if let goal = controller.takeGoalAfterResize() {
      collectionView.contentOffset = CGPoint(goal)
    }
  }

  /// Fits the content to what surrounds it now, and has the collection view
  /// keep the first visible item.
  func followMargins() {
    guard
      let collectionView, let place, controller.isUpToDate,
      place.environment != controller.environment
    else { return }
    takeSettings()
    let error = controller.prepare(
      at: place, asking: CollectionViewSource(self, collectionView))
    // Taken in any case, so that the next pass does not go there again.
    let kept = controller.takeWayAfterReading(from: place.offset)
    let way = kept ?? controller.wayAfterResize(from: place.offset)
    moveOffset(by: way ?? .zero)
    tell(error, to: collectionView)
  }

  /// Has a change taken over that the content has already, and the collection
  /// view go on from where it is.
  func moveOffset(by shift: LayoutPoint) {
    let context = WaterflowInvalidationContext()
    context.take(shift)
    invalidateLayout(with: context)
  }

  /// Has everything that shows asked for again, and lays nothing out.
  ///
  /// A tail that moves can come from, or go to, any place a collection view
  /// still knows attributes of, so naming what shows would not do.
  func elementsMoved() {
    takeSettings()
    let context = WaterflowInvalidationContext()
    context.isOffsetOnly = true
    invalidateLayout(with: context)
  }

  /// Ends what an update has left open.
  func finishUpdate() {
    let ending = controller.finishUpdate(
      at: collectionView.map { LayoutPoint($0.contentOffset) } ?? .zero)
    guard collectionView != nil else { return }
    switch ending {
    case nil: return
    // UIKit has asked for the content's size before the changes were told.
    case .stays: moveOffset(by: .zero)
    case .goes(let shift): moveOffset(by: shift)
    case .asksAgain: elementsMoved()
    }
    goOnLater()
  }
}

extension WaterflowInvalidationContext {
  /// Has the attributes of some headers and footers asked for again.
  fileprivate func invalidate(_ elements: Set<ElementID>) {
    for kind in [ElementKind.header, .footer] {
      // Named even if there are none: a context that names nothing at all
      // would stand for everything.
      invalidateSupplementaryElements(
        ofKind: kind.elementKind,
        at: elements.filter { $0.kind == kind }.sorted().map(\.indexPath))
    }
  }
}
