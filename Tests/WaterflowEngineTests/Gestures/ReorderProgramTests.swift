import SeededRandom
import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Random drags")
struct ReorderProgramTests {
  @Test(
    "The layout follows an array, and a cancel undoes all", arguments: 0..<6)
  func equalsArray(batch: Int) throws {
    let failure = try firstFailure(batch * 30..<(batch + 1) * 30) { random in
      let count = random.int(1...40)
      let sizes = (0..<count).map { index in
        // Told apart by their lengths.
        ItemSize(
          width: random.length(30...200), height: 40 + Double(index))
      }
      let mode: SectionMode = random.pick([
        .list, .flow(distribution: .leading),
        .waterfall(lanes: .fixed(3)),
        .waterfall(lanes: .fixed(3), assignment: .stable),
      ])
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 300, height: 400))
      try layout.appendSection(
        SectionStyle(mode: mode, lineSpacing: 5, interitemSpacing: 5),
        count: count
      ) { sizes[$0] }
      let host = RecordingHost(layout, allowsRenaming: true)
      host.engine.transitionDuration = 0
      host.scroll(to: 0)
      let original = Self.lengths(layout)
      guard let origin = host.engine.liveCells.first?.element.path,
        let drag = ProgramDrag(
          host, of: origin, at: LayoutPoint(x: 10, y: 10),
          sizeOfItem: { sizes[$0.item] })
      else { return "nothing to lift" }
      var order = Array(0..<count)
      var finger = LayoutPoint(x: 10, y: 10)
      var last: LayoutPoint?
      for step in 0..<60 {
        if random.chance(10) {
          host.scroll(to: random.length(0...600))
        } else {
          finger.x = min(max(finger.x + random.length(-60...60), 0), 299)
          finger.y = min(max(finger.y + random.length(-60...60), 0), 399)
        }
        let place = LayoutPoint(x: finger.x, y: finger.y + host.engine.offset.y)
        let move = drag.go(to: finger)
        if let move {
          order.insert(order.remove(at: move.from.item), at: move.to.item)
          if let last {
            let (x, y) = (place.x - last.x, place.y - last.y)
            if x * x + y * y < 64 { return "step \(step): moved too soon" }
          }
          // Content that has become shorter may have shifted.
          last = LayoutPoint(x: finger.x, y: finger.y + host.engine.offset.y)
        }
        // A finger that rests moves nothing more.
        let more = drag.go(to: finger)
        if more != nil && move != nil { return "step \(step): moved twice" }
        if let more {
          order.insert(order.remove(at: more.from.item), at: more.to.item)
          return "step \(step): moved while it rested"
        }
        if Self.lengths(layout) != order.map({ sizes[$0].height }) {
          return "step \(step): another order than \(order)"
        }
        for (shown, item) in order.enumerated() {
          let path = ItemPath(section: 0, item: shown)
          let source = ItemPath(section: 0, item: item)
          if drag.reorder.original(of: path) != source
            || drag.reorder.shown(of: source) != path
          {
            return "step \(step): \(shown) is not \(item)"
          }
        }
      }
      if random.chance(50) {
        drag.cancel()
        if Self.lengths(layout) != original { return "not undone" }
      } else {
        var data = Array(0..<count)
        if let move = drag.drop() {
          data.insert(data.remove(at: move.from.item), at: move.to.item)
        }
        if data != order { return "dropped as \(data), not \(order)" }
      }
      return host.violation
    }
    #expect(failure == nil)
  }

  private static func lengths(_ layout: CollectionLayout) -> [Double] {
    (0..<layout.itemCount(inSection: 0)).map {
      layout.frame(ofItem: ItemPath(section: 0, item: $0))?.height ?? 0
    }
  }

  @Test("A trembling finger makes at most one move", arguments: 0..<4)
  func isSteady(batch: Int) throws {
    let failure = try firstFailure(batch * 50..<(batch + 1) * 50) { random in
      let layout = try CollectionLayout(
        viewport: LayoutSize(width: 300, height: 600))
      let mode: SectionMode = random.pick([
        .list, .flow(), .waterfall(lanes: .fixed(3)),
      ])
      try layout.appendSection(SectionStyle(mode: mode), count: 30) { _ in
        ItemSize(
          width: random.length(40...150), height: random.length(40...150))
      }
      let host = RecordingHost(layout, allowsRenaming: true)
      host.engine.transitionDuration = 0
      host.scroll(to: 0)
      let item = ItemPath(section: 0, item: random.int(0...5))
      guard
        let drag = ProgramDrag(host, of: item, at: LayoutPoint(x: 20, y: 20))
      else { return "nothing to lift" }
      let center = LayoutPoint(
        x: random.length(0...290), y: random.length(0...590))
      var moves = 0
      for _ in 0..<100 {
        // Any two of these places are less than 8 points apart.
        let place = LayoutPoint(
          x: center.x + random.length(0...5), y: center.y + random.length(0...5)
        )
        if drag.go(to: place) != nil { moves += 1 }
      }
      return moves <= 1 ? nil : "\(moves) moves"
    }
    #expect(failure == nil)
  }
}
