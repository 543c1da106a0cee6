import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The touches of a collection view whose pages turn.
@MainActor
final class CollectionTouches: ArenaTouches {
  let arena: GestureArena
  private let recognizer = ArenaRecognizer()
  private weak var collectionView: UICollectionView?

  /// Installs the recogniser in a collection view.
  init(
    _ collectionView: UICollectionView,
    _ layout: WaterflowCollectionViewLayout
  ) {
    self.collectionView = collectionView
    arena = GestureArena { [weak layout] point in
      MainActor.assumeIsolated { layout?.element(at: point) }
    }
    recognizer.gestures = self
    collectionView.addGestureRecognizer(recognizer)
    collectionView.panGestureRecognizer.require(toFail: recognizer)
  }

  /// Takes the recogniser away.
  func leave() { collectionView?.removeGestureRecognizer(recognizer) }

  func began(_ touch: UITouch, _ pointer: Int32) {
    // One that joins others in scrolling is nothing else; one on a remote moves
    // the focus.
    guard let collectionView, !collectionView.isDragging,
      touch.type != .indirect
    else { return }
    arena.began(
      sample(touch, pointer),
      touch.type == .indirectPointer ? .mouse : .touch,
      isMoving: collectionView.isDecelerating)
  }

  func moved(_ touch: UITouch, _ pointer: Int32) {
    arena.moved(sample(touch, pointer))
  }

  func ended(_ touch: UITouch, _ pointer: Int32) {
    arena.ended(sample(touch, pointer))
  }

  func cancelled(_ pointer: Int32) { arena.cancelled(pointer: pointer) }

  /// Turning pages waits for no time.
  func wait() {}

  private func sample(_ touch: UITouch, _ pointer: Int32) -> PointerSample {
    var place = LayoutPoint.zero
    if let collectionView {
      place = LayoutPoint(touch.location(in: collectionView))
      place.x -= Double(collectionView.contentOffset.x)
      place.y -= Double(collectionView.contentOffset.y)
    }
    return PointerSample(
      pointer: pointer, position: place, time: touch.timestamp * 1_000)
  }
}

extension WaterflowCollectionViewLayout {
  /// The topmost element at a place, in points from the viewport's corner.
  fileprivate func element(at point: LayoutPoint) -> ElementID? {
    guard !isBetweenData, let content, let viewport = currentViewport else {
      return nil
    }
    let place = LayoutPoint(
      x: point.x + viewport.offset.x, y: point.y + viewport.offset.y)
    return content.element(at: place, in: viewport)?.id
  }
}
