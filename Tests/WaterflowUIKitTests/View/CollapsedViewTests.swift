import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("A view that is collapsed for a while", .serialized)
struct CollapsedViewTests {
  nonisolated static let collapsed = [
    CGSize.zero, CGSize(width: 100, height: 0), CGSize(width: 0, height: 200),
    CGSize(width: 300, height: 0),
  ]

  /// Squares in lanes of 50 points, first in view item 40.
  private func stage() -> Stage {
    let content = Content([200])
    content.look.mode = .waterfall(lanes: .minimumWidth(50), sizing: .aspect)
    let stage = Stage(content)
    stage.scroll(to: 1_000)
    return stage
  }

  private func first(_ stage: Stage) -> Int? {
    stage.view.indexPathsForVisibleItems.first?.item
  }

  @Test("It comes back to what it showed", arguments: collapsed)
  func back(_ size: CGSize) {
    let stage = stage()
    stage.window.rotate(to: size)
    #expect(first(stage) == nil && stage.view.visibleCells == [])
    stage.window.rotate(to: CGSize(width: 100, height: 200))
    #expect(stage.view.contentOffset.y == 1_000 && first(stage) == 40)
    stage.window.rotate(to: size)
    // Four lanes: item 40 begins the eleventh row.
    stage.window.rotate(to: CGSize(width: 200, height: 100))
    #expect(stage.view.contentOffset.y == 500 && first(stage) == 40)
    #expect(stage.content.faults == [] && stage.content.errors == [])
  }

  @Test("Also through a reload, an update and a scroll meanwhile")
  func changes() {
    let stage = stage()
    let size = CGSize(width: 100, height: 200)
    stage.window.rotate(to: .zero)
    stage.view.reloadData()
    stage.window.layOut()
    stage.window.rotate(to: size)
    #expect(stage.view.contentOffset.y == 1_000 && first(stage) == 40)
    stage.window.rotate(to: .zero)
    stage.content.counts = [202]
    stage.view.insertItems(
      at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    stage.window.rotate(to: size)
    #expect(stage.view.contentOffset.y == 1_050 && first(stage) == 42)
    stage.window.rotate(to: .zero)
    stage.view.scrollToItem(
      at: IndexPath(item: 80, section: 0), at: .start, animated: false)
    stage.window.rotate(to: size)
    #expect(stage.view.contentOffset.y == 2_000 && first(stage) == 80)
  }

  @Test("One that is as high as its content begins without a height")
  func ownHeight() {
    let content = Content([10])
    content.look.mode = .waterfall(lanes: .minimumWidth(50), sizing: .aspect)
    let stage = Stage(content, size: .zero)
    stage.window.rotate(to: CGSize(width: 200, height: 0))
    #expect(stage.view.contentSize == CGSize(width: 200, height: 150))
    stage.window.rotate(to: CGSize(width: 100, height: 0))
    #expect(stage.view.contentSize == CGSize(width: 100, height: 250))
    stage.window.rotate(to: CGSize(width: 100, height: 250))
    #expect(stage.view.indexPathsForVisibleItems.count == 10)
  }
}
