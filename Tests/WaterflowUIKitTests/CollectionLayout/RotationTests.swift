import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@Suite("Rotation of a collection view")
@MainActor
struct RotationTests {
  /// Squares side by side: as many lanes of 100 as fit.
  private func squares(_ count: Int) -> CollectionStage.Section {
    CollectionStage.Section(
      style: WaterflowSection(
        mode: .waterfall(lanes: .minimumWidth(100), sizing: .aspect)),
      sizes: Array(repeating: CGSize(width: 1, height: 1), count: count))
  }

  @Test("The first visible item keeps its distance from the top")
  func keepsFirst() {
    let stage = CollectionStage(
      CGSize(width: 300, height: 600), [squares(600)])
    // 3 lanes of 100: item 150 stands at 5000.
    stage.scroll(to: 4_990)
    #expect(stage.place(147) == CGRect(x: 0, y: 4_900, width: 100, height: 100))
    let asked = stage.sizesAsked
    stage.window.rotate(to: CGSize(width: 600, height: 300))
    // 6 lanes of 100: item 147 is in row 24, at 2400, 90 above the line.
    #expect(stage.place(147)?.minY == 2_400)
    #expect(stage.collectionView.contentOffset == CGPoint(x: 0, y: 2_490))
    #expect(stage.cell(147)?.minY == 2_400)
    #expect(stage.visibleItems == stage.itemsInBounds)
    // Fitted, not asked again.
    #expect(stage.sizesAsked == asked)
    #expect(stage.layout.itemsLaidOut == 1_200)
    // The first in row 24 of 6 is item 144, in row 48 of 3.
    stage.window.rotate(to: CGSize(width: 300, height: 600))
    #expect(stage.collectionView.contentOffset == CGPoint(x: 0, y: 4_890))
    #expect(stage.place(144)?.minY == 4_800)
  }

  @Test("So it does where an app animates another extent, as of a split view")
  func animatedByApp() {
    let stage = CollectionStage(
      CGSize(width: 300, height: 600), [squares(600)])
    stage.scroll(to: 4_990)
    UIView.animate(withDuration: 0.3) {
      stage.collectionView.frame.size = CGSize(width: 600, height: 600)
      stage.window.layOut()
    }
    // Item 147 in row 24 of 6.
    #expect(stage.collectionView.contentOffset == CGPoint(x: 0, y: 2_490))
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("An item that got shorter does not leave for that")
  func shorter() throws {
    let stage = CollectionStage(
      CGSize(width: 450, height: 300), [squares(100)])
    // 4 lanes of 112.5. Item 40 at 1125 is 100 above the line.
    stage.scroll(to: 1_225)
    stage.window.rotate(to: CGSize(width: 300, height: 450))
    // Item 40 in row 13 of 3: at 1300, 100 long, and still in part below the
    // line, at the same part of its length.
    let offset = stage.collectionView.contentOffset.y
    #expect(abs(offset - (1_300 + 100 * 100 / 112.5)) < 1e-9)
    #expect(stage.visibleItems.contains(IndexPath(item: 40, section: 0)))
  }

  @Test("Content at its start stays at its start, below the inset")
  func atStart() {
    let stage = CollectionStage(
      CGSize(width: 300, height: 600),
      insets: UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0),
      [squares(600)])
    #expect(stage.collectionView.contentOffset.y == -30)
    stage.window.rotate(to: CGSize(width: 600, height: 300))
    #expect(stage.collectionView.contentOffset.y == -30)
  }

  @Test("At the start the content stays, though its first item moves down")
  func firstItemMoves() {
    let stage = CollectionStage(
      CGSize(width: 60, height: 100),
      [
        .init(
          style: WaterflowSection(mode: .flow()),
          sizes: (0..<40).map { (item: Int) -> CGSize in
            CGSize(width: 50, height: item % 2 == 0 ? 10 : 50)
          })
      ])
    #expect(stage.cell(0)?.minY == 0)
    stage.window.rotate(to: CGSize(width: 100, height: 60))
    // Centred in its line beside the higher one.
    #expect(stage.cell(0)?.minY == 20)
    #expect(stage.collectionView.contentOffset.y == 0)
  }

  @Test("Content at its end stays within its end")
  func atEnd() {
    let stage = CollectionStage(
      CGSize(width: 300, height: 600), [squares(600)])
    stage.scroll(to: 20_000 - 600)
    stage.window.rotate(to: CGSize(width: 600, height: 300))
    // 100 rows of 100.
    #expect(stage.collectionView.contentSize.height == 10_000)
    #expect(stage.collectionView.contentOffset.y <= 9_700)
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(!stage.visibleItems.isEmpty)
  }

  @Test("The first item below an inset is the one that is kept")
  func inset() {
    let stage = CollectionStage(
      CGSize(width: 300, height: 600),
      insets: UIEdgeInsets(top: 150, left: 0, bottom: 0, right: 0),
      [squares(600)])
    // The line is at 1000: row 10 of 3 begins there with item 30.
    stage.scroll(to: 850)
    stage.window.rotate(to: CGSize(width: 600, height: 300))
    // Row 5 of 6 begins with item 30, at 500, below the inset of 150.
    #expect(stage.collectionView.contentOffset.y == 350)
  }

  @Test("An inset that came since the last pass counts as well")
  func laterInset() {
    let stage = CollectionStage(
      CGSize(width: 300, height: 600), [squares(600)])
    stage.scroll(to: 840)
    stage.collectionView.contentInset.top = 150
    stage.scroll(to: 850)
    stage.window.rotate(to: CGSize(width: 600, height: 300))
    // Item 30 is the first below the inset, as above.
    #expect(stage.collectionView.contentOffset.y == 350)
  }

  @Test("Insets across the axis narrow the content")
  func insetsAcross() {
    let stage = CollectionStage(
      CGSize(width: 340, height: 600),
      insets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30),
      [squares(9)])
    #expect(stage.collectionView.contentSize == CGSize(width: 300, height: 300))
    stage.collectionView.contentInset = .zero
    stage.layout.marginsDidChange()
    stage.window.layOut()
    #expect(stage.collectionView.contentSize.width == 340)
    #expect(stage.place(1)?.minX == CGFloat(340) / 3)
  }

  @Test("A height changes only where footers are held")
  func height() {
    let stage = CollectionStage(
      CGSize(width: 100, height: 200),
      [.list(20, height: 50, footer: 40, pinsFooter: true)])
    #expect(stage.bar(CollectionStage.footer, 0)?.minY == 160)
    stage.window.rotate(to: CGSize(width: 100, height: 300))
    #expect(stage.bar(CollectionStage.footer, 0)?.minY == 260)
    #expect(stage.layout.itemsLaidOut == 20)
    #expect(stage.sizesAsked == 20)
  }

  @Test("Sideways content keeps its first item")
  func horizontal() {
    for isMirrored in [false, true] {
      let stage = CollectionStage(
        CGSize(width: 600, height: 300), [squares(600)]
      ) { $0.scrollDirection = .horizontal }
      if isMirrored {
        stage.collectionView.semanticContentAttribute = .forceRightToLeft
        stage.layout.invalidateLayout()
        stage.window.layOut()
      }
      // Item 30 is first in column 10 of 3 lanes, 200 columns of 100.
      stage.scroll(to: isMirrored ? 20_000 - 1_000 - 600 : 1_000)
      stage.window.rotate(to: CGSize(width: 300, height: 600))
      // In 6 lanes it is first in column 5, of 100.
      let expected: CGFloat = isMirrored ? 10_000 - 500 - 300 : 500
      #expect(stage.collectionView.contentOffset.x == expected)
      #expect(stage.visibleItems.contains(IndexPath(item: 30, section: 0)))
    }
  }

  @Test("after a rotation and a scroll, another height moves nothing")
  func laterHeight() {
    let stage = CollectionStage(
      CGSize(width: 300, height: 600), [squares(600)])
    stage.scroll(to: 3_000)
    stage.window.rotate(to: CGSize(width: 600, height: 300))
    stage.scroll(to: 5_900)
    UIView.animate(withDuration: 0.3) {
      stage.collectionView.frame.size.height -= 100
      stage.window.layOut()
    }
    #expect(stage.collectionView.contentOffset.y == 5_900)
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("At a kept end, a view that gets lower or higher stays there")
  func keptEnd() {
    let sizes = Array(repeating: CGSize(width: 50, height: 50), count: 100)
    let stage = CollectionStage(
      CGSize(width: 100, height: 200),
      [.init(style: WaterflowSection(), sizes: sizes)]
    ) { $0.anchorsToEnd = true }
    let view = stage.collectionView
    #expect(view.contentOffset.y == 4_800)
    // As when a keyboard comes, and goes.
    for height: CGFloat in [120, 200] {
      view.frame.size.height = height
      stage.window.layOut()
      #expect(view.contentOffset.y == 5_000 - height)
    }
    #expect(stage.sizesAsked == 100)
  }

  @Test("A late size is held against the height that there is now")
  func lateSizeAfterHeight() {
    let sizes = Array(repeating: CGSize(width: 50, height: 50), count: 100)
    let stage = CollectionStage(
      CGSize(width: 100, height: 200),
      [.init(style: WaterflowSection(), sizes: sizes)])
    stage.collectionView.frame.size.height = 100
    stage.window.layOut()
    stage.scroll(to: 4_900)
    stage.layout.setHeight(70, forItemAt: IndexPath(item: 3, section: 0))
    stage.window.layOut()
    #expect(stage.collectionView.contentOffset.y == 4_920)
  }
}
