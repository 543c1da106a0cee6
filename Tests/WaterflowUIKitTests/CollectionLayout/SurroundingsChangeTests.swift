import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@Suite("Margins and animated rotations of a collection view")
@MainActor
struct SurroundingsChangeTests {
  init() { TestClock.reset() }

  /// Squares, two side by side between the safe area's edges.
  private func squares(
    _ reference: SectionInsetReference = .safeArea
  ) -> CollectionStage {
    let section = CollectionStage.Section(
      style: WaterflowSection(
        mode: .waterfall(lanes: .fixed(2), sizing: .aspect)),
      sizes: Array(repeating: CGSize(width: 1, height: 1), count: 200))
    let stage = CollectionStage(CGSize(width: 200, height: 300), [section]) {
      $0.sectionInsetReference = reference
    }
    stage.collectionView.contentInsetAdjustmentBehavior = .never
    stage.scroll(to: 5_010)
    return stage
  }

  @Test("margins that change are followed at once where the app says so")
  func told() {
    let stage = squares()
    stage.window.setSafeArea(
      UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    stage.window.layOut()
    #expect(stage.cell(100)?.width == 100)
    stage.layout.marginsDidChange()
    stage.window.layOut()
    // Rows of 80: item 100 is in row 50, at 4000, 10 above the line.
    #expect(stage.cell(100) == CGRect(x: 20, y: 4_000, width: 80, height: 80))
    #expect(stage.collectionView.contentOffset.y == 4_010)
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.sizesAsked == 200)
  }

  @Test("margins that change are found when the content scrolls")
  func found() {
    let stage = squares()
    stage.window.setSafeArea(
      UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    stage.scroll(to: 5_011)
    #expect(stage.place(0) == CGRect(x: 20, y: 0, width: 80, height: 80))
    // Item 100 at 4000, 11 above the line.
    #expect(stage.collectionView.contentOffset.y == 4_011)
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.sizesAsked == 200)
  }

  @Test("who scrolls far meanwhile keeps what that leads to")
  func foundFarAway() {
    let stage = squares()
    stage.window.setSafeArea(
      UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    stage.scroll(to: 1_010)
    // Item 20, in row 10 of 80.
    #expect(stage.collectionView.contentOffset.y == 810)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  enum Finding: CaseIterable {
    case invalidation, inset, reference
  }

  @Test(
    "whatever narrows the content, the first visible item stays",
    arguments: Finding.allCases)
  func narrowed(by finding: Finding) {
    let stage = squares(finding == .reference ? .contentInset : .safeArea)
    if finding == .inset {
      stage.collectionView.contentInset.left = 40
    } else {
      stage.window.setSafeArea(
        UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    }
    if finding == .reference {
      stage.layout.sectionInsetReference = .safeArea
    } else {
      stage.layout.invalidateLayout()
    }
    stage.window.layOut()
    #expect(
      stage.place(100)
        == CGRect(
          x: finding == .inset ? 0 : 20, y: 4_000, width: 80, height: 80))
    #expect(stage.collectionView.contentOffset.y == 4_010)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("other data stays where it is scrolled to, between other margins too")
  func otherData() {
    let stage = squares()
    stage.window.setSafeArea(
      UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    stage.reload(stage.sections)
    #expect(stage.place(0)?.width == 80)
    #expect(stage.collectionView.contentOffset.y == 5_010)
  }

  @Test("in an animated rotation cells go from where they were")
  func rotation() {
    let stage = squares()
    let cell = stage.shownCell(100)
    UIView.animate(withDuration: 0.3) {
      stage.window.rotate(to: CGSize(width: 300, height: 200))
    }
    // Rows of 150: item 100 at 7500, 10 above the line as before.
    #expect(stage.collectionView.contentOffset.y == 7_510)
    #expect(stage.shownCell(100) === cell)
    #expect(
      cell?.shownFrame == CGRect(x: 0, y: 7_500, width: 100, height: 100))
    #expect(cell?.frame == CGRect(x: 0, y: 7_500, width: 150, height: 150))
    TestClock.advance(by: 0.4)
    #expect(cell?.shownFrame == cell?.frame)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  /// A cell that needs as many points as its item's number says.
  private final class NeedyCell: StageCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = need(shown)
      return layoutAttributes
    }
  }

  @Test("what cells have told goes with their items through an update")
  func measured() {
    let sizes = (0..<100).map { CGSize(width: $0, height: 50) }
    let style = WaterflowSection(estimatesLengths: true)
    let stage = CollectionStage(CGSize(width: 100, height: 200), [])
    stage.collectionView.register(
      NeedyCell.self, forCellWithReuseIdentifier: CollectionStage.cell)
    stage.reload([.init(style: style, sizes: sizes)])
    for y in stride(from: 0, to: 1_500, by: 60) { stage.scroll(to: CGFloat(y)) }
    let first = (0..<100).first {
      (stage.place($0)?.maxY ?? 0) > stage.collectionView.contentOffset.y
    }
    guard let first, let top = stage.place(first)?.minY else { return }
    let distance = top - stage.collectionView.contentOffset.y
    var sections = stage.sections
    sections[0].sizes.remove(at: 2)
    sections[0].sizes.insert(CGSize(width: 200, height: 50), at: 0)
    sections[0].sizes.insert(CGSize(width: 201, height: 50), at: first + 1)
    stage.update(sections) {
      $0.deleteItems(at: [IndexPath(item: 2, section: 0)])
      $0.insertItems(at: [
        IndexPath(item: 0, section: 0), IndexPath(item: first + 1, section: 0),
      ])
    }
    // Item 0 is new and unseen, and all that were seen keep their heights.
    #expect(stage.place(0)?.height == 50)
    for item in 1...first {
      #expect(stage.place(item)?.height == need(sections[0].sizes[item]))
    }
    let needed = need(CGSize(width: 201, height: 0))
    #expect(stage.place(first + 1)?.height == needed)
    let now = (stage.place(first)?.minY ?? 0)
    #expect(
      abs(now - stage.collectionView.contentOffset.y - distance) < 0.5)
    #expect(stage.sizesAsked == 102)
  }
}

/// What a cell needs that shows an item of a size.
private func need(_ shown: CGSize) -> CGFloat {
  20 + CGFloat(Int(shown.width) * 37 % 90)
}
