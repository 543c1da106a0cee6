import Testing
import WaterflowLayout

@testable import UIKitStandIn
@testable import WaterflowUIKit

@Suite("What a collection view's layout leaves for later")
@MainActor
struct WaitingWorkTests {
  private let stage: CollectionStage
  private let turns = Turns()

  /// The turns of the run loop that the layout has asked for.
  private final class Turns {
    var count = 0
  }

  init() {
    TestClock.reset()
    // Recomputed lanes leave most of a change for later.
    stage = CollectionStage(
      CGSize(width: 100, height: 200),
      [
        .init(
          style: WaterflowSection(mode: .waterfall(lanes: .fixed(2))),
          sizes: Array(
            repeating: CGSize(width: 1, height: 50), count: 400_000))
      ])
    stage.layout.schedule = { [turns] body in
      turns.count += 1
      TestClock.schedule(in: 0.01, body)
    }
    // Out of a window nothing is laid out unless somebody says so.
    stage.collectionView.removeFromSuperview()
  }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  private func announceData() {
    let context = WaterflowInvalidationContext()
    context.invalidateDataSourceCounts = true
    stage.layout.invalidateLayout(with: context)
  }

  private func insert() {
    var sections = stage.sections
    sections[0].sizes.insert(CGSize(width: 1, height: 50), at: 0)
    stage.update(sections) { $0.insertItems(at: [path(0)]) }
  }

  @Test("a size told while data changes takes no turns until it is laid out")
  func size() {
    announceData()
    stage.layout.setHeight(70, forItemAt: path(4))
    stage.layout.setHeight(20, forItemAt: path(5))
    TestClock.advance(by: 5)
    #expect(turns.count == 0)
    insert()
    turns.count = 0
    TestClock.advance(by: 0.02)
    #expect(stage.place(4)?.height == 70)
    #expect(stage.place(5)?.height == 20)
    #expect(stage.place(3)?.height == 50)
    // One for both sizes, and those for what the insertion has left.
    #expect(turns.count < 4)
  }

  @Test("one that comes between two changes waits for the second as well")
  func twice() {
    announceData()
    stage.layout.setHeight(70, forItemAt: path(4))
    insert()
    announceData()
    TestClock.advance(by: 5)
    let before = turns.count
    TestClock.advance(by: 5)
    #expect(turns.count == before)
    let item = ElementID(ItemPath(section: 0, item: 4))
    #expect(stage.layout.content?.frame(of: item)?.height == 50)
    insert()
    TestClock.advance(by: 0.02)
    #expect(stage.place(4)?.height == 70)
  }

  @Test("what a change has left takes no turns while it cannot be laid out")
  func rest() {
    insert()
    #expect(stage.layout.content?.isComplete == false)
    stage.layout.invalidateLayout()
    announceData()
    TestClock.advance(by: 0.02)
    turns.count = 0
    TestClock.advance(by: 5)
    #expect(turns.count == 0)
    insert()
    TestClock.advance(by: 5)
    #expect(stage.layout.content?.isComplete == true)
  }

  @Test("what a change has left takes no turns without a collection view")
  func withoutCollectionView() {
    insert()
    stage.collectionView.collectionViewLayout = WaterflowCollectionViewLayout()
    TestClock.advance(by: 0.02)
    turns.count = 0
    TestClock.advance(by: 5)
    #expect(turns.count == 0)
  }
}
