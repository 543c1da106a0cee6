import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("A layout that another one takes the place of for a while", .serialized)
struct ExchangedLayoutTests {
  private func rows(_ heights: [CGFloat]) -> CollectionStage.Section {
    CollectionStage.Section(
      style: WaterflowSection(mode: .list),
      sizes: heights.map { CGSize(width: 40, height: $0) })
  }

  @Test("shows the data as it is by then")
  func comesBack() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 400), [rows([30, 50, 70, 90])])
    let other = WaterflowCollectionViewLayout()
    other.itemSize = CGSize(width: 100, height: 20)
    stage.collectionView.collectionViewLayout = other
    stage.window.layOut()
    #expect(stage.cell(1)?.minY == 20)
    stage.update([rows([50, 70])]) {
      $0.deleteItems(at: [0, 3].map { IndexPath(item: $0, section: 0) })
    }
    TestClock.advance(by: 1)
    stage.collectionView.collectionViewLayout = stage.layout
    stage.window.layOut()
    #expect(stage.collectionView.contentSize.height == 120)
    #expect(stage.cell(1)?.minY == 50)
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.errors == [])
  }

  @Test("shows the place that there is, and none that it was at")
  func otherSize() {
    let heights = Array(repeating: CGFloat(50), count: 100)
    let stage = CollectionStage(
      CGSize(width: 100, height: 400), [rows(heights)])
    stage.scroll(to: 600)
    let other = WaterflowCollectionViewLayout()
    other.itemSize = CGSize(width: 100, height: 20)
    stage.collectionView.collectionViewLayout = other
    stage.window.layOut()
    stage.window.rotate(to: CGSize(width: 200, height: 300))
    stage.scroll(to: 1_000)
    stage.collectionView.collectionViewLayout = stage.layout
    stage.window.layOut()
    #expect(stage.collectionView.contentOffset.y == 1_000)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }
}
