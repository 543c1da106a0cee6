import WaterflowEngine
import WaterflowLayout

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
      MainActor.assumeIsolated {
        guard let layout, let place = layout.place else { return nil }
        return layout.controller.element(under: point, at: place)
      }
    }
    recognizer.gestures = self
    collectionView.addGestureRecognizer(recognizer)
    collectionView.panGestureRecognizer.require(toFail: recognizer)
  }

  /// Takes the recogniser away.
  func leave() { collectionView?.removeGestureRecognizer(recognizer) }

  var scrollView: UIScrollView? { collectionView }

  var isCoasting: Bool { collectionView?.isDecelerating == true }

  func viewportPoint(of touch: UITouch) -> LayoutPoint {
    guard let collectionView else { return .zero }
    let place = LayoutPoint(touch.location(in: collectionView))
    let offset = LayoutPoint(collectionView.contentOffset)
    return LayoutPoint(x: place.x - offset.x, y: place.y - offset.y)
  }

  func began(_ touch: UITouch, _ pointer: Int32, _ event: UIEvent) {
    begin(touch, pointer, event)
  }

  func ended(_ touch: UITouch, _ pointer: Int32) {
    arena.ended(sample(touch, pointer))
  }

  /// Turning pages waits for no time.
  func wait() {}
}
