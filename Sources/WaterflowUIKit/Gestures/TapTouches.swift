import WaterflowEngine
import WaterflowLayout

/// The touches that come to a view through its cells, which is where taps come
/// from: cells pass on what they do not use themselves, and the scroll view
/// takes back what scrolls.
@MainActor
final class TapTouches {
  let arena: GestureArena
  /// Finds what is under the finger; has to know the view before there is one.
  let finder: TouchFinder

  /// The finger that may select, while it is down.
  private var touch: UITouch?

  init() {
    // A tap is that cell's which UIKit gives the touch to.
    let finder = TouchFinder(leavesCell: false)
    self.finder = finder
    arena = GestureArena { point in
      MainActor.assumeIsolated {
        finder.element(at: point).flatMap {
          finder.view?.controller.dataElement(of: $0)
        }
      }
    }
  }

  func began(_ touches: Set<UITouch>, _ event: UIEvent?) {
    // A touch whose view has left the hierarchy never tells of its end.
    if let touch, touch.phase == .ended || touch.phase == .cancelled {
      cancel()
    }
    // A finger on a remote moves the focus; its press is what selects.
    guard let view = finder.view,
      let new = touches.first(where: { $0.type != .indirect }),
      event?.isSecondary != true
    else { return }
    // Two fingers tap nothing.
    guard touch == nil else { return arena.cancel() }
    touch = new
    finder.touchedView = new.view
    arena.began(
      sample(new), new.type == .indirectPointer ? .mouse : .touch,
      event?.modifierFlags.modifier ?? .plain,
      isMoving: view.swipes?.takesTap == true)
  }

  func moved(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    arena.moved(sample(touch))
  }

  func ended(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    arena.ended(sample(touch))
  }

  func cancelled(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    cancel()
  }

  /// Forgets the finger that is down: nobody may tell of its end.
  func cancel() {
    touch = nil
    arena.cancel()
  }

  private func sample(_ touch: UITouch) -> PointerSample {
    PointerSample(
      pointer: 0, position: finder.view?.viewportPoint(of: touch) ?? .zero,
      time: touch.timestamp * 1_000)
  }
}
