import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("The end of a touch")
struct ArenaEndTests {
  private final class Listener: ArenaGesture {
    var log: [String] = []
    var onEnd: () -> Void = {}

    override func touchEnded(_ touch: PointerTouch) {
      log.append("ended")
      onEnd()
    }
    override func touchCancelled(pointer: Int32) { log.append("cancelled") }
  }

  @Test("All hear of it, also where one of them scrolls the content then")
  func scrolls() {
    let arena = GestureArena { _ in nil }
    let listeners = (0..<3).map { Listener(rank: $0) }
    for listener in listeners { arena.add(listener) }
    listeners[0].onEnd = { [unowned arena] in arena.scrolled() }
    listeners[2].onEnd = { [unowned arena] in arena.scrolled() }
    for pointer in [Int32(0), 1] {
      let sample = PointerSample(
        pointer: pointer, position: LayoutPoint(x: 9, y: 9), time: 0)
      arena.began(sample, .touch)
      arena.ended(sample)
      for listener in listeners {
        #expect(listener.log == ["ended"])
        listener.log = []
      }
    }
  }
}
