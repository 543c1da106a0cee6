import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("A collection view that is collapsed for a while", .serialized)
struct CollapsedCollectionTests {
  nonisolated static let collapsed = [
    CGSize.zero, CGSize(width: 300, height: 0), CGSize(width: 0, height: 600),
    CGSize(width: 900, height: 0),
  ]

  @Test("It comes back to what it showed", arguments: collapsed)
  func back(_ size: CGSize) {
    let squares = CollectionStage.Section(
      style: WaterflowSection(
        mode: .waterfall(lanes: .minimumWidth(100), sizing: .aspect)),
      sizes: Array(repeating: CGSize(width: 1, height: 1), count: 600))
    let stage = CollectionStage(CGSize(width: 300, height: 600), [squares])
    // Three lanes: item 147 begins the fiftieth row.
    stage.scroll(to: 4_900)
    stage.window.rotate(to: size)
    stage.window.rotate(to: CGSize(width: 300, height: 600))
    #expect(stage.collectionView.contentOffset.y == 4_900)
    #expect(stage.cell(147)?.minY == 4_900)
    stage.window.rotate(to: size)
    // Six lanes: it is in the row that begins with item 144.
    stage.window.rotate(to: CGSize(width: 600, height: 300))
    #expect(stage.collectionView.contentOffset.y == 2_400)
    #expect(stage.cell(147)?.minY == 2_400)
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.errors == [])
  }
}
