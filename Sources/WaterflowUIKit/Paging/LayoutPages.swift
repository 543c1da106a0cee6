import WaterflowEngine
import WaterflowLayout

/// The content of a collection view whose layout is the adapter's, as a pager
/// turns its pages.
@MainActor
final class LayoutPages: @MainActor PagedContent {
  private weak var owner: WaterflowCollectionViewLayout?
  private weak var collectionView: UICollectionView?
  private let touches: ArenaTouches
  private let nothing = CollectionLayout.makeEmpty()

  init(
    _ owner: WaterflowCollectionViewLayout, _ collectionView: UICollectionView
  ) {
    self.owner = owner
    self.collectionView = collectionView
    let arena = GestureArena { [weak owner] point in
      MainActor.assumeIsolated {
        guard let owner, let place = owner.place else { return nil }
        return owner.controller.element(under: point, at: place)
      }
    }
    touches = ArenaTouches(collectionView, arena)
  }

  var layout: CollectionLayout { owner?.content ?? nothing }

  var contentInsets: Insets {
    owner?.controller.environment?.contentInsets ?? .zero
  }

  var viewport: Viewport {
    guard let owner, let place = owner.place else {
      return Viewport(offset: .zero, size: .zero)
    }
    return owner.controller.viewport(at: place)
  }

  var contentOffset: LayoutPoint {
    LayoutPoint(x: 0, y: Double(collectionView?.contentOffset.y ?? 0))
  }

  var now: Double { CACurrentMediaTime() * 1_000 }

  var canAnimate: Bool { collectionView?.canAnimate ?? false }

  func eachFrame(_ step: @escaping (Double) -> Bool) {
    _ = FrameClock { [weak self] in self.map { step($0.now) } ?? false }
  }

  func add(_ feature: ControllerFeature) { owner?.controller.pages = feature }

  func remove(_ feature: ControllerFeature, _ gesture: ArenaGesture) {
    owner?.controller.pages = nil
    touches.arena.remove(gesture)
    touches.leave()
  }

  /// Lets a gesture have the collection view's touches.
  func addGesture(_ gesture: ArenaGesture) { touches.arena.add(gesture) }
}
