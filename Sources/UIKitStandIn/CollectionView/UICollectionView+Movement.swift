import Foundation

/// An item that is moved interactively.
struct InteractiveMovement {
  /// What the data calls it until the movement ends.
  let origin: IndexPath
  /// What the layout calls it.
  var path: IndexPath
  /// Where its centre is.
  var position: CGPoint

  /// What the data calls an item, by its path in the layout.
  func original(of shown: IndexPath) -> IndexPath {
    Self.moved(shown, from: path, to: origin)
  }

  /// Where an item is once another one has gone from one path to another.
  static func moved(
    _ item: IndexPath, from old: IndexPath, to new: IndexPath
  ) -> IndexPath {
    if item == old { return new }
    var item = item
    if item.section == old.section, item.item > old.item {
      item = IndexPath(item: item.item - 1, section: item.section)
    }
    if item.section == new.section, item.item >= new.item {
      item = IndexPath(item: item.item + 1, section: item.section)
    }
    return item
  }
}

extension UICollectionView {
  /// Begins to move an item.
  ///
  /// As UIKit documents
  /// (`UICollectionView/beginInteractiveMovementForItem(at:)`): asks the data
  /// source, and answers false where the item cannot be moved.
  package func beginInteractiveMovementForItem(
    at indexPath: IndexPath
  ) -> Bool {
    guard
      movement == nil,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true,
      let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?
        .frame
    else { return false }
    movement = InteractiveMovement(
      origin: indexPath, path: indexPath,
      position: CGPoint(x: frame.midX, y: frame.midY))
    return true
  }

  /// Moves the item to a place of the content.
  ///
  /// As UIKit documents
  /// (`UICollectionView/updateInteractiveMovementTargetPosition(_:)`): the
  /// layout is asked for the path there, and invalidated. UIKit does not
  /// document that the cells between go by the new paths while the data keeps
  /// its order.
  package func updateInteractiveMovementTargetPosition(
    _ targetPosition: CGPoint
  ) {
    guard let old = movement else { return }
    let path = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: old.path, withPosition: targetPosition)
    movement?.path = path
    movement?.position = targetPosition
    rename(from: old.path, to: path)
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forInteractivelyMovingItems: [path],
        withTargetPosition: targetPosition, previousIndexPaths: [old.path],
        previousPosition: old.position))
  }

  /// Leaves the item where it is.
  ///
  /// As UIKit documents (`UICollectionView/endInteractiveMovement()`): the data
  /// source moves it in the data.
  package func endInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    if ended.path != ended.origin {
      dataSource?.collectionView(
        self, moveItemAt: ended.origin, to: ended.path)
      counts = nil
      selection.rename {
        InteractiveMovement.moved($0, from: ended.origin, to: ended.path)
      }
    }
    finish(ended, at: ended.path, isCancelled: false)
  }

  /// Takes the item back to where it was.
  ///
  /// As UIKit documents (`UICollectionView/cancelInteractiveMovement()`).
  package func cancelInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    rename(from: ended.path, to: ended.origin)
    finish(ended, at: ended.origin, isCancelled: true)
  }

  private func finish(
    _ ended: InteractiveMovement, at path: IndexPath, isCancelled: Bool
  ) {
    collectionViewLayout.invalidateLayout(
      with:
        collectionViewLayout
        .invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [path], previousIndexPaths: [ended.path],
          movementCancelled: isCancelled))
  }

  /// Where the moved item is shown.
  func placeMovedItem() {
    guard let movement else { return }
    known[ElementKey(.cell, movement.path)] =
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
        at: movement.path, withTargetPosition: movement.position)
  }

  private func rename(from old: IndexPath, to new: IndexPath) {
    var next: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in shown {
      var key = key
      if key.category == .cell {
        key.path = InteractiveMovement.moved(key.path, from: old, to: new)
      }
      next[key] = view
    }
    shown = next
  }
}
