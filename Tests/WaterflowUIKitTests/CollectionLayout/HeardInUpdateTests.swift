import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("What cells have told, and a layout that is invalidated in an update")
struct HeardInUpdateTests {
  /// A cell that needs 80 points.
  private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.frame.size.height = 80
      return attributes
    }
  }

  @Test("stays known of the items out of view", arguments: [false, true])
  func keptOutOfView(_ isAtOnce: Bool) {
    TestClock.reset()
    let style = WaterflowSection(mode: .list, estimatesLengths: true)
    let sizes = Array(repeating: CGSize(width: 50, height: 50), count: 40)
    let stage = CollectionStage(CGSize(width: 100, height: 200), [])
    stage.collectionView.register(
      TallCell.self, forCellWithReuseIdentifier: CollectionStage.cell)
    stage.reload([CollectionStage.Section(style: style, sizes: sizes)])
    for y in stride(from: 0, to: 3_200, by: 90) { stage.scroll(to: CGFloat(y)) }
    #expect(stage.collectionView.contentSize.height == 3_200)
    let more = sizes + [CGSize(width: 50, height: 50)]
    stage.update([CollectionStage.Section(style: style, sizes: more)]) { view in
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.layout.invalidateLayout()
      if isAtOnce { view.layoutIfNeeded() }
    }
    TestClock.advance(by: 1)
    stage.window.layOut()
    // The new one is out of view, and has its estimate.
    #expect(stage.place(0)?.height == 50)
    // What is in view is asked again, and what is far from it has told.
    for item in 1..<36 { #expect(stage.place(item)?.height == 80) }
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.errors == [])
  }
}
