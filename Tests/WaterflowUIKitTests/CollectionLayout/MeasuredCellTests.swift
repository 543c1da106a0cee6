import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Self-sizing cells of a collection view", .serialized)
struct MeasuredCellTests {
  /// A cell that needs 20...109 points, by its item.
  private final class FittingCell: UICollectionViewCell {
    static func need(_ item: Int) -> CGFloat {
      CGFloat(20 + item * 37 % 90) * UIFont.textScale
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.frame.size = CGSize(
        width: 7, height: Self.need(attributes.indexPath.item))
      return attributes
    }
  }

  private func stage(
    _ count: Int, estimates: Bool = true, mode: SectionMode = .list
  ) -> CollectionStage {
    TestClock.reset()
    let style = WaterflowSection(mode: mode, estimatesLengths: estimates)
    let sizes = Array(
      repeating: CGSize(width: 50, height: 50), count: count)
    let stage = CollectionStage(CGSize(width: 100, height: 200), [])
    stage.collectionView.register(
      FittingCell.self, forCellWithReuseIdentifier: CollectionStage.cell)
    stage.reload([CollectionStage.Section(style: style, sizes: sizes)])
    return stage
  }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  @Test("cells get the length that they need, and the breadth of the section")
  func converges() {
    let stage = stage(40)
    for y in stride(from: 0, to: 2_600, by: 90) {
      stage.scroll(to: CGFloat(y))
    }
    stage.scroll(to: 0)
    var top: CGFloat = 0
    for item in 0..<40 {
      let height = FittingCell.need(item)
      #expect(
        stage.place(item)
          == CGRect(x: 0, y: top, width: 100, height: height))
      top += height
    }
    #expect(stage.collectionView.contentSize.height == top)
    #expect(stage.visibleItems == stage.itemsInBounds)
    #expect(stage.cell(0)?.height == 20)
    // The delegate was asked when the data was read, and not again.
    #expect(stage.sizesAsked == 40)
  }

  @Test("what is first in view stays while cells tell what they need")
  func anchor() {
    let stage = stage(200)
    stage.scroll(to: 5_000)
    for _ in 0..<60 {
      // What has been in view before, and not what comes in to be sized.
      let before = stage.collectionView.contentOffset.y
      let offset = before - 30
      let first =
        (0..<200).first { (stage.place($0)?.maxY ?? 0) > before } ?? 0
      let top = (stage.place(first)?.minY ?? 0) - offset
      stage.scroll(to: offset)
      let now = stage.place(first)?.minY ?? 0
      #expect(abs(now - stage.collectionView.contentOffset.y - top) < 0.5)
      #expect(stage.visibleItems == stage.itemsInBounds)
    }
  }

  @Test("another breadth asks anew, a reload as well")
  func again() {
    let stage = stage(10)
    let measured = stage.layout.controller.heard
    #expect((0..<4).allSatisfy { measured.contains(path($0)) })
    stage.collectionView.frame.size.width = 80
    stage.window.layOut()
    #expect(stage.place(0) == CGRect(x: 0, y: 0, width: 80, height: 20))
    stage.collectionView.reloadData()
    stage.window.layOut()
    #expect(stage.place(1)?.height == FittingCell.need(1))
    #expect(stage.visibleItems == stage.itemsInBounds)
  }

  @Test("what cells have told stays where the same data is asked for again")
  func askedAgain() {
    let stage = stage(200)
    for y in stride(from: 0, to: 5_000, by: 90) {
      stage.scroll(to: CGFloat(y))
    }
    let offset = stage.collectionView.contentOffset
    let places = (0..<60).map { stage.place($0) }
    let asked = stage.sizesAsked
    // As UIKit does for cells that are filled again, and for another safe area.
    for _ in 0..<3 {
      stage.layout.invalidateLayout()
      stage.window.layOut()
      #expect(stage.collectionView.contentOffset == offset)
      #expect((0..<60).map { stage.place($0) } == places)
      #expect(stage.visibleItems == stage.itemsInBounds)
    }
    #expect(stage.sizesAsked == asked + 600)
    // Other data is asked about afresh.
    stage.collectionView.reloadData()
    stage.window.layOut()
    #expect(stage.place(0)?.height == 50)
  }

  @Test("in a flow both extents are the cell's")
  func flow() {
    let stage = stage(5, mode: .flow(distribution: .leading))
    #expect(stage.place(0)?.size == CGSize(width: 7, height: 20))
    #expect(stage.place(4)?.minX == 28)
  }

  @Test("in justified rows what a cell needs is its item's ratio")
  func justified() {
    let rows = JustifiedRows(rowHeight: 50)
    let stage = stage(1, mode: .justified(rows))
    // Needs 20 where it is 50 broad; at 50 high it is broader than the line.
    #expect(stage.place(0) == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(stage.cell(0) == stage.place(0))
  }

  @Test("where lengths are no estimates, cells are not heard")
  func exact() {
    let stage = stage(5, estimates: false)
    #expect(stage.place(1) == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(stage.layout.controller.heard.isEmpty)
  }

  /// A footer that would rather be 33 points long.
  private final class FittingBar: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.frame.size.height = 33
      return attributes
    }
  }

  @Test("what a footer would like to be is no item's size")
  func bars() {
    TestClock.reset()
    let style = WaterflowSection(footerLength: 50, estimatesLengths: true)
    let sizes = Array(repeating: CGSize(width: 50, height: 50), count: 40)
    let stage = CollectionStage(CGSize(width: 100, height: 200), [])
    let view = stage.collectionView
    view.register(
      FittingCell.self, forCellWithReuseIdentifier: CollectionStage.cell)
    view.register(
      FittingBar.self, forSupplementaryViewOfKind: CollectionStage.footer,
      withReuseIdentifier: CollectionStage.footer)
    stage.sections = [CollectionStage.Section(style: style, sizes: sizes)]
    view.reloadData()
    // The footer comes first, and no cell of the first items.
    view.contentOffset.y = 1_850
    stage.window.layOut()
    #expect(stage.bar(CollectionStage.footer, 0)?.height == 50)
    #expect(stage.place(0)?.height == 50)
    stage.scroll(to: 0)
    #expect(stage.place(0)?.height == FittingCell.need(0))
  }

  @Test("a cell is heard again once text has another size")
  func textSize() {
    let stage = stage(10)
    let view = stage.collectionView
    view.sizeAgain(IndexPath(item: 1, section: 0))
    #expect(stage.place(1)?.height == FittingCell.need(1))
    TextSize.choose(2)
    defer { TextSize.choose(1) }
    view.sizeAgain(IndexPath(item: 1, section: 0))
    stage.window.layOut()
    #expect(FittingCell.need(1) == 114)
    #expect(stage.place(1)?.height == 114)
    #expect(stage.cell(1)?.height == 114)
    // And not twice for the same.
    #expect(stage.layout.controller.heard.contains(path(1)))
  }

  @Test("and once people want bold text")
  func boldText() {
    let stage = changingStage(wavers: true)
    let place = stage.place(1)
    TextSize.chooseBold(true)
    defer { TextSize.chooseBold(false) }
    ChangingCell.wavers = false
    ChangingCell.needs[1] = 95
    stage.collectionView.sizeAgain(IndexPath(item: 1, section: 0))
    stage.window.layOut()
    #expect(place?.height != 95 && stage.place(1)?.height == 95)
  }

  /// A cell that needs what its content says, or something else each time.
  private final class ChangingCell: UICollectionViewCell {
    static var needs: [Int: CGFloat] = [:]
    static var asked = 0
    static var wavers = false

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      Self.asked += 1
      attributes.frame.size.height =
        Self.wavers
        ? CGFloat(20 + Self.asked * 3)
        : Self.needs[attributes.indexPath.item] ?? 40
      return attributes
    }
  }

  private func changingStage(
    _ needs: [Int: CGFloat] = [:], wavers: Bool = false
  ) -> CollectionStage {
    TestClock.reset()
    ChangingCell.needs = needs
    ChangingCell.wavers = wavers
    ChangingCell.asked = 0
    let stage = CollectionStage(CGSize(width: 100, height: 200), [])
    stage.collectionView.register(
      ChangingCell.self, forCellWithReuseIdentifier: CollectionStage.cell)
    let style = WaterflowSection(estimatesLengths: true)
    let sizes = Array(repeating: CGSize(width: 50, height: 50), count: 20)
    stage.reload([CollectionStage.Section(style: style, sizes: sizes)])
    return stage
  }

  @Test(
    "a cell whose content changes is heard again, as often as it does",
    arguments: [40, 50, 30])
  func contentChanges(height: CGFloat) {
    let stage = changingStage([1: height])
    let second = IndexPath(item: 1, section: 0)
    #expect(stage.place(1)?.height == height)
    for need: CGFloat in [90, 25, height, 60] {
      ChangingCell.needs[1] = need
      stage.collectionView.sizeAgain(second)
      stage.window.layOut()
      #expect(stage.place(1)?.height == need)
      #expect(stage.cell(1)?.height == need)
      #expect(stage.place(2)?.minY == 40 + need)
    }
  }

  @Test("after an update it is heard in its item's new place")
  func contentChangesAfterUpdate() {
    let stage = changingStage()
    var sections = stage.sections
    sections[0].sizes.insert(CGSize(width: 50, height: 50), at: 0)
    stage.update(sections) {
      $0.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    stage.window.layOut()
    ChangingCell.needs[2] = 90
    stage.collectionView.sizeAgain(IndexPath(item: 2, section: 0))
    stage.window.layOut()
    #expect(stage.place(2)?.height == 90)
  }

  @Test("a cell that says something else each time is heard once")
  func wavering() {
    let stage = changingStage(wavers: true)
    let place = stage.place(0)
    let length = stage.collectionView.contentSize.height
    for _ in 0..<5 {
      stage.collectionView.sizeAgain(IndexPath(item: 0, section: 0))
      stage.window.layOut()
    }
    #expect(stage.place(0) == place)
    #expect(stage.collectionView.contentSize.height == length)
  }

  @Test("what a cell says again takes nothing from the size that an app gives")
  func givenLater() {
    let stage = changingStage()
    let first = IndexPath(item: 0, section: 0)
    stage.layout.setHeight(150, forItemAt: first)
    stage.window.layOut()
    stage.collectionView.sizeAgain(first)
    stage.window.layOut()
    #expect(stage.place(0)?.height == 150)
  }

  @Test("a size that the app gives before the first cell stays")
  func given() {
    TestClock.reset()
    let stage = CollectionStage(CGSize(width: 100, height: 200), [])
    stage.collectionView.register(
      FittingCell.self, forCellWithReuseIdentifier: CollectionStage.cell)
    stage.sections = [
      CollectionStage.Section(
        style: WaterflowSection(estimatesLengths: true),
        sizes: Array(repeating: CGSize(width: 50, height: 50), count: 5))
    ]
    stage.collectionView.reloadData()
    stage.layout.setHeight(150, forItemAt: IndexPath(item: 0, section: 0))
    stage.window.layOut()
    #expect(stage.place(0)?.height == 150)
    #expect(stage.place(1)?.height == FittingCell.need(1))
  }
}
