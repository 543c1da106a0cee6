import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Self-sizing cells in view, asked about again", .serialized)
struct MeasuredAgainTests {
  /// A cell that needs another length than its estimate.
  private final class NeedyCell: UICollectionViewCell {
    static var needs: (Int) -> CGFloat = { _ in 300 }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.frame.size.height = Self.needs(attributes.indexPath.item)
      return attributes
    }
  }

  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  /// Items whose estimate is 50 points, scrolled by as far as `end`.
  private func stage(
    _ count: Int = 40, mode: SectionMode = .list, through end: CGFloat = 1_100,
    needing needs: @escaping (Int) -> CGFloat = { _ in 300 }
  ) -> CollectionStage {
    TestClock.reset()
    NeedyCell.needs = needs
    let stage = CollectionStage(CGSize(width: 100, height: 400), [])
    stage.collectionView.register(
      NeedyCell.self, forCellWithReuseIdentifier: CollectionStage.cell)
    stage.reload([
      CollectionStage.Section(
        style: WaterflowSection(mode: mode, estimatesLengths: true),
        sizes: Array(repeating: CGSize(width: 50, height: 50), count: count))
    ])
    for y in stride(from: 0, through: end, by: 50) { stage.scroll(to: y) }
    return stage
  }

  enum Asking: CaseIterable {
    case again, aboutItem, inUpdate, bySettingInUpdate, whileInserting
    case whileReloading
  }

  @Test("what has not changed stays where it is", arguments: Asking.allCases)
  func stays(asking: Asking) {
    let stage = stage()
    let layout = stage.layout
    let places = (0..<5).map { stage.place($0) }
    #expect(places[3]?.minY == 900 && places[4]?.maxY == 1_500)
    var sections = stage.sections
    switch asking {
    case .again: layout.invalidateLayout()
    case .aboutItem:
      let context = WaterflowInvalidationContext()
      context.invalidateItems(at: [path(4)])
      layout.invalidateLayout(with: context)
    case .inUpdate: stage.update(sections) { _ in layout.invalidateLayout() }
    case .bySettingInUpdate:
      stage.update(sections) { _ in layout.contentHeaderLength = 0.25 }
      layout.contentHeaderLength = 0
    case .whileInserting:
      sections[0].sizes.append(CGSize(width: 50, height: 50))
      stage.update(sections) {
        $0.insertItems(at: [path(40)])
        layout.invalidateLayout()
      }
    case .whileReloading:
      stage.update(sections) { $0.reloadItems(at: [path(3)]) }
    }
    stage.window.layOut()
    TestClock.advance(by: 0.5)
    stage.window.layOut()
    #expect(stage.collectionView.contentOffset.y == 1_100)
    #expect((0..<5).map { stage.place($0) } == places)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("a cell of an item that is named is heard anew")
  func named() {
    let stage = stage()
    NeedyCell.needs = { $0 == 4 ? 200 : 300 }
    let context = WaterflowInvalidationContext()
    context.invalidateItems(at: [path(4)])
    stage.layout.invalidateLayout(with: context)
    stage.window.layOut()
    #expect(stage.place(4)?.height == 200)
    #expect(stage.place(3)?.height == 300)
    #expect(stage.collectionView.contentOffset.y == 1_100)
  }

  @Test("another direction in an update leaves nothing of the old one")
  func otherDirection() {
    let stage = stage()
    stage.update(stage.sections) { _ in
      stage.layout.scrollDirection = .horizontal
    }
    stage.window.layOut()
    TestClock.advance(by: 0.5)
    stage.window.layOut()
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.place(1)?.minX == stage.place(0)?.maxX)
  }

  @Test(
    "items keep the lanes in which they have been seen",
    arguments: [(100, 2_000), (1_500, 34_000)])
  func lanes(count: Int, end: CGFloat) {
    let stage = stage(
      count, mode: .waterfall(lanes: .fixed(2)), through: end,
      needing: { CGFloat(80 + $0 * 37 % 90) })
    let seen = (stage.visibleItems.map(\.item).max() ?? 0) + 1
    let places = (0..<seen).map { stage.place($0) }
    for _ in 0..<2 {
      stage.layout.invalidateLayout()
      stage.window.layOut()
      #expect((0..<seen).map { stage.place($0) } == places)
      #expect(stage.visibleItems == stage.itemsInBounds)
    }
  }

  @Test("what comes in above grows away from what was in view")
  func scrollsUp() {
    let stage = stage(60, through: 0)
    let view = stage.collectionView
    stage.scroll(to: 4_000)
    for _ in 0..<20 {
      let offset = view.contentOffset.y
      let first = stage.visibleItems.map(\.item).min() ?? 0
      let top = (stage.place(first)?.minY ?? 0) - offset
      stage.scroll(to: offset - 20)
      let now = (stage.place(first)?.minY ?? 0) - view.contentOffset.y
      #expect(now == top + 20)
      #expect(stage.visibleItems == stage.itemsInBounds)
    }
  }
}
