import Testing
import WaterflowLayout

@testable import WaterflowWeb

// In the other suite, because tests of the one page have to take turns.
extension SectionViewTests {
  @MainActor
  @Suite("Scrolling to an item by and by")
  struct GlideTests {
    private let stage: Stage
    private let hand: Hand

    // Row n is at 20 + 50 n.
    init() throws {
      stage = try Stage(count: 1_000)
      stage.view.reloadData()
      stage.view.allowsSelection = true
      hand = try Hand(on: stage)
      let item = ItemPath(section: 0, item: 50)
      stage.view.scrollToItem(at: item, animated: true)
      hand.frame(at: 100)
    }

    private var offset: Double { stage.view.contentOffset.y }

    @Test("What the page tells of the scroll itself, rounded, does not end it")
    func rounded() {
      let before = offset
      #expect(before > 0)
      viewScrolled(stage.number, before.rounded(), 101)
      hand.frame(at: 200)
      #expect(offset > before + 10)
      hand.frame(at: 500)
      #expect(offset == 2_520)
    }

    @Test("A hand ends it, whichever way it scrolls", arguments: [-30.0, 30])
    func hand(way: Double) {
      let place = offset + way
      viewScrolled(stage.number, place, 101)
      hand.frame(at: 200)
      hand.frame(at: 500)
      #expect(offset == place)
    }
  }
}
