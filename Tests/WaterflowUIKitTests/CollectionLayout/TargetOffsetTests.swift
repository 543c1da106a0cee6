import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@Suite("Where a collection view goes")
@MainActor
struct TargetOffsetTests {
  init() { TestClock.reset() }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("a flick announces what shows where it comes to rest, and nothing else")
  func announced() throws {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [.list(1_000, height: 50)])
    stage.flick(by: 100)
    let offset = stage.collectionView.contentOffset.y
    TestClock.advance(by: 5)
    let told = try #require(stage.targets.first)
    #expect(stage.targets.count == 1)
    #expect(stage.collectionView.contentOffset.y > offset + 200)
    #expect(Set(told) == stage.visibleItems)
    #expect(told == told.sorted())
  }

  @Test("where an item of data that is due stands is told at once")
  func offsetOfDueData() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [.list(10, height: 50)])
    stage.sections = [.list(20, height: 50)]
    stage.collectionView.reloadData()
    #expect(
      stage.layout.contentOffset(forItemAt: path(19), at: .end)
        == CGPoint(x: 0, y: 800))
    let asked = stage.sizesAsked
    stage.window.layOut()
    #expect(stage.sizesAsked == asked)
  }

  @Test("a finger that stops announces nothing")
  func still() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [.list(1_000, height: 50)])
    let finger = Finger()
    finger.down(at: CGPoint(x: 50, y: 190), in: stage.window)
    finger.move(to: CGPoint(x: 50, y: 100), over: 0.2)
    finger.move(to: CGPoint(x: 50, y: 100), over: 1)
    finger.up()
    TestClock.advance(by: 1)
    #expect(stage.targets.isEmpty)
  }

  /// Comes to rest at whole rows only.
  private final class Snapping: WaterflowCollectionViewLayout {
    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      super.targetContentOffset(
        forProposedContentOffset: CGPoint(
          x: proposed.x, y: (proposed.y / 50).rounded() * 50),
        withScrollingVelocity: velocity)
    }
  }

  @Test("a subclass may snap")
  func snaps() {
    let layout = Snapping()
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [.list(1_000, height: 50)],
      layout: layout)
    stage.flick(by: 100)
    TestClock.advance(by: 5)
    let rest = stage.collectionView.contentOffset.y
    #expect(rest > 200)
    #expect(abs(rest - (rest / 50).rounded() * 50) < 0.01)
    #expect(stage.targets.count == 1)
  }

  @Test("held bars do not cover what is scrolled to")
  func bars() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200),
      Array(
        repeating: .list(20, height: 50, header: 30, pinsHeader: true),
        count: 3))
    stage.scroll(to: 100)
    let layout = stage.layout
    // Sections of 1,030; the headers of both are stacked there.
    #expect(
      layout.contentOffset(forItemAt: path(4, 1), at: .start)
        == CGPoint(x: 0, y: 1_060 + 200 - 60))
    #expect(
      layout.contentOffset(forItemAt: path(4, 1), at: .end)
        == CGPoint(x: 0, y: 1_060 + 250 - 200))
    #expect(layout.contentOffset(forItemAt: path(20), at: .start) == nil)
    #expect(
      layout.contentOffset(forItemAt: path(0), at: .start)
        == CGPoint(x: 0, y: 0))
  }

  @Test("the end is told of once for each number of items")
  func nearEnd() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [.list(20, height: 50)]
    ) { $0.nearEndLength = 100 }
    TestClock.advance(by: 0)
    #expect(stage.nearEnds == 0)
    stage.scroll(to: 690)
    TestClock.advance(by: 0)
    #expect(stage.nearEnds == 0)
    stage.whenNearEnd = { [unowned stage] in
      guard stage.nearEnds == 1 else { return }
      var sections = stage.sections
      sections[0].sizes.append(CGSize(width: 1, height: 50))
      stage.update(sections) { $0.insertItems(at: [path(20)]) }
    }
    stage.scroll(to: 710)
    #expect(stage.nearEnds == 0)
    TestClock.advance(by: 0)
    #expect(stage.nearEnds == 1)
    // 140 points were left, and now 90.
    stage.scroll(to: 760)
    TestClock.advance(by: 0)
    #expect(stage.nearEnds == 2)
    stage.scroll(to: 800)
    TestClock.advance(by: 0)
    #expect(stage.nearEnds == 2)
    // Little comes, so that the end is near still, without any scrolling.
    var sections = stage.sections
    sections[0].sizes.append(CGSize(width: 1, height: 10))
    stage.update(sections) { $0.insertItems(at: [path(21)]) }
    TestClock.advance(by: 0)
    #expect(stage.nearEnds == 3)
  }

  @Test("all lengths of a section are taken at once")
  func lengths() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200), [.list(3, height: 50)])
    let asked = stage.sizesAsked
    stage.lengths = [10, 20, 30]
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect((0..<3).map { stage.place($0)?.height } == [10, 20, 30])
    #expect(stage.sizesAsked == asked)
    stage.lengths = [1, 2]
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect(
      stage.errors == [
        .itemCountMismatch(section: 0, expected: 3, actual: 2)
      ])
    // What was laid out before is shown.
    #expect(stage.cell(2)?.height == 30)
  }

  @Test("a proportion is taken in place of a size")
  func ratio() {
    let style = WaterflowSection(
      mode: .waterfall(lanes: .fixed(1), sizing: .aspect))
    let stage = CollectionStage(
      CGSize(width: 100, height: 200),
      [.init(style: style, sizes: [CGSize(width: 1, height: 1)])])
    #expect(stage.cell(0)?.height == 100)
    let asked = stage.sizesAsked
    stage.ratio = 2
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect(stage.cell(0)?.height == 50)
    #expect(stage.sizesAsked == asked)
  }
}
