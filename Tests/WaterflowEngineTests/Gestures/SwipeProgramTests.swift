import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Random swipes")
struct SwipeProgramTests {
  @Test("Whatever fingers do, no promise is broken", arguments: 0..<4)
  func keepsPromises(batch: Int) {
    let failure = firstFailure(batch * 500..<(batch + 1) * 500) { random in
      var swipe = SwipeRecognizer(
        axis: random.pick([.vertical, .horizontal]),
        direction: random.pick([.leftToRight, .rightToLeft]))
      var claimed: Int32?
      var time = 0.0
      var position = LayoutPoint(x: 200, y: 30)
      for step in 0..<60 {
        time += random.length(0...120)
        position.x += random.length(-80...80)
        position.y += random.length(-20...20)
        if random.chance(3) { position.x = .nan }
        let sample = PointerSample(
          pointer: Int32(random.int(0...1)), position: position, time: time)
        if !position.x.isFinite { position.x = 200 }
        let row = SwipeScript.row(random.int(0...4))
        let effects: [SwipeEffect] =
          switch random.int(0...11) {
          case 0...2: swipe.began(sample, on: row)
          case 3...7: swipe.moved(sample)
          case 8: swipe.ended(sample)
          case 9: swipe.cancelled(pointer: sample.pointer)
          case 10: swipe.scrolled()
          default:
            row.map { swipe.open($0, at: random.pick([.leading, .trailing])) }
              ?? []
          }
        for effect in effects {
          switch effect {
          case .claim(let pointer):
            if claimed != nil { return "step \(step): claimed twice" }
            if pointer != sample.pointer { return "\(step): another finger" }
            claimed = pointer
          case .move(_, let offset):
            if claimed == nil { return "step \(step): moved unclaimed" }
            let most = abs(offset.x) + abs(offset.y)
            if !most.isFinite { return "step \(step): \(offset)" }
          case .settle(let item, let offset, _):
            if item == swipe.draggedItem { return "\(step): let go of" }
            let isHome = offset == .zero
            if isHome == (swipe.openItem == item) {
              return "step \(step): \(item) at \(offset)"
            }
          case .arm: break
          case .perform(_, let edge, let action):
            if edge != .trailing || action != 0 { return "step \(step)" }
          }
        }
        if swipe.draggedItem == nil { claimed = nil }
        if (swipe.openItem == nil) != (swipe.openEdge == nil) {
          return "step \(step): an edge without an item"
        }
        if swipe.isArmed && swipe.draggedItem == nil {
          return "step \(step): armed without a finger"
        }
      }
      return nil
    }
    #expect(failure == nil)
  }
}
