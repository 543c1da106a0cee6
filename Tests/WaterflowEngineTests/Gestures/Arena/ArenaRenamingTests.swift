import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("A touch while its item gets another path")
struct ArenaRenamingTests {
  private final class Listener: ArenaGesture {
    var items: [ItemPath?] = []
    var onTouch: () -> Void = {}

    override func touchBegan(_ touch: PointerTouch) -> Bool { note(touch) }
    override func touchMoved(_ touch: PointerTouch) -> Bool { note(touch) }
    override func touchEnded(_ touch: PointerTouch) { _ = note(touch) }

    private func note(_ touch: PointerTouch) -> Bool {
      items.append(touch.item)
      onTouch()
      return false
    }
  }

  @Test("Gestures hear of the path that the ones before have left it")
  func renames() {
    let item = ItemPath(section: 0, item: 3)
    let next = ItemPath(section: 0, item: 4)
    let arena = GestureArena { _ in ElementID(item) }
    let listeners = (0..<3).map { Listener(rank: $0) }
    for listener in listeners { arena.add(listener) }
    listeners[0].onTouch = { [unowned arena] in
      arena.dataDidChange {
        ItemPath(section: $0.section, item: $0.item + 1)
      }
    }
    arena.began(sample(at: 0), .touch)
    #expect(listeners.map(\.items) == [[item], [next], [next]])
    listeners[1].onTouch = { [unowned arena] in
      arena.dataDidChange { _ in nil }
    }
    arena.moved(sample(at: 16))
    #expect(
      listeners.map(\.items) == [[item, item], [next, next], [next, nil]])
    for listener in listeners { listener.items = [] }
    listeners[1].onTouch = {}
    arena.ended(sample(at: 32))
    let last = ItemPath(section: 0, item: 5)
    #expect(
      listeners.map(\.items) == [[item, next], [next, last], [next, last]])
  }

  private func sample(at time: Double) -> PointerSample {
    PointerSample(
      pointer: 0, position: LayoutPoint(x: 9, y: time), time: time)
  }
}
