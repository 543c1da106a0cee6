import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@Suite("The displaced tail of a collection view")
@MainActor
struct DisplacedTailTests {
  /// A section of 100 points at rest, and a tail of 30 rows of 20 with a
  /// header of 10.
  private func stage() -> CollectionStage {
    CollectionStage(
      CGSize(width: 100, height: 200),
      [.list(1, height: 100), .list(30, height: 20, header: 10)])
  }

  @Test("A tail follows the finger, and nothing is laid out")
  func follows() {
    let stage = stage()
    #expect(stage.cell(0, 1) == CGRect(x: 0, y: 110, width: 100, height: 20))
    for x in stride(from: CGFloat(0), through: -99, by: -3) {
      page(stage, x, 0)
      #expect(stage.cell(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(
        stage.cell(0, 1) == CGRect(x: x, y: 110, width: 100, height: 20))
      #expect(
        stage.bar(CollectionStage.header, 1)
          == CGRect(x: x, y: 100, width: 100, height: 10))
    }
    // Beside the view now, with nothing but an edge in common.
    page(stage, -100, 0)
    #expect(stage.visibleItems == [IndexPath(item: 0, section: 0)])
    #expect(stage.layout.itemsLaidOut == 31)
    #expect(stage.sizesAsked == 31)
    #expect(stage.collectionView.contentSize.height == 710)
  }

  @Test("What is visible follows from where the tail is shown")
  func visible() {
    let stage = stage()
    page(stage, 0, -300)
    // Row i stands at 110 + 20 i - 300: rows 9 to 19 lie in 0 ..< 200.
    #expect(
      stage.visibleItems
        == Set((9...19).map { IndexPath(item: $0, section: 1) }).union([
          IndexPath(item: 0, section: 0)
        ]))
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.cell(9, 1)?.minY == -10)
    // What was known beyond the view is known no more where it was.
    stage.scroll(to: 150)
    #expect(stage.visibleItems == stage.itemsInBounds)
    stage.layout.sectionDisplacement = nil
    stage.window.layOut()
    #expect(stage.cell(2, 1)?.minY == 150)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("A tail and a scroll in one frame agree")
  func both() {
    let stage = stage()
    for step in 0..<60 {
      stage.layout.sectionDisplacement = WaterflowSectionDisplacement(
        firstSection: 1, offset: CGPoint(x: 0, y: CGFloat(step * 67 % 400)))
      stage.scroll(to: CGFloat(step * 43 % 500))
      #expect(stage.visibleItems == stage.itemsInBounds)
    }
  }

  private func page(_ stage: CollectionStage, _ x: CGFloat, _ y: CGFloat) {
    stage.layout.sectionDisplacement = WaterflowSectionDisplacement(
      firstSection: 1, offset: CGPoint(x: x, y: y))
    stage.window.layOut()
  }
}
