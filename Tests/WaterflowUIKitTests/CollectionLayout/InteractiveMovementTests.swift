import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@Suite("An item of a collection view is moved by a finger")
@MainActor
struct InteractiveMovementTests {
  private let heights: [CGFloat] = [30, 50, 50, 50, 50]

  init() { TestClock.reset() }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func rows(
    _ mode: SectionMode = .list, then second: CollectionStage.Section? = nil
  ) -> CollectionStage {
    let first = CollectionStage.Section(
      style: WaterflowSection(mode: mode),
      sizes: heights.map { CGSize(width: 40, height: $0) })
    return CollectionStage(
      CGSize(width: 100, height: 400), [first] + (second.map { [$0] } ?? []))
  }

  private func tops(_ stage: CollectionStage, _ count: Int) -> [CGFloat?] {
    (0..<count).map { stage.place($0)?.minY }
  }

  private func move(_ stage: CollectionStage, to y: CGFloat) {
    stage.collectionView.updateInteractiveMovementTargetPosition(
      CGPoint(x: 50, y: y))
    stage.window.layOut()
  }

  @Test("the others make room of the item's size, and nothing is asked for")
  func gap() {
    let stage = rows()
    let lifted = stage.shownCell(0)
    let asked = stage.sizesAsked
    #expect(stage.collectionView.beginInteractiveMovementForItem(at: path(0)))
    // Item 2 stands from 80 to 130.
    move(stage, to: 110)
    #expect(tops(stage, 5) == [0, 50, 100, 130, 180])
    #expect(stage.cell(1) == CGRect(x: 0, y: 50, width: 100, height: 50))
    // Held where the finger is.
    #expect(stage.cell(2) == CGRect(x: 0, y: 95, width: 100, height: 30))
    #expect(stage.shownCell(2) === lifted)
    #expect(stage.sizesAsked == asked)
    #expect(stage.moves.isEmpty)
  }

  @Test("what is to stay where it is goes along under its new path")
  func anchored() {
    let stage = rows()
    stage.layout.anchoredItem = path(1)
    _ = stage.collectionView.beginInteractiveMovementForItem(at: path(0))
    move(stage, to: 110)
    stage.collectionView.endInteractiveMovement()
    TestClock.advance(by: 1)
    #expect(stage.layout.anchoredItem == path(0))
  }

  @Test("a finger that rests leaves the gap where it is")
  func hysteresis() {
    let stage = rows()
    _ = stage.collectionView.beginInteractiveMovementForItem(at: path(0))
    move(stage, to: 110)
    for y: CGFloat in [110, 109, 111, 112, 108] {
      move(stage, to: y)
      #expect(tops(stage, 5) == [0, 50, 100, 130, 180], "at \(y)")
    }
  }

  @Test("the data follows when the finger leaves")
  func drop() {
    let stage = rows()
    let lifted = stage.shownCell(0)
    _ = stage.collectionView.beginInteractiveMovementForItem(at: path(0))
    move(stage, to: 110)
    let asked = stage.sizesAsked
    stage.collectionView.endInteractiveMovement()
    stage.window.layOut()
    #expect(stage.moves == ["[0, 0] to [0, 2]"])
    #expect(stage.cell(2) == CGRect(x: 0, y: 100, width: 100, height: 30))
    #expect(stage.shownCell(2) === lifted)
    #expect(stage.sizesAsked == asked)
    // An update goes on from there.
    var sections = stage.sections
    sections[0].sizes.removeFirst()
    stage.update(sections) { $0.deleteItems(at: [path(0)]) }
    #expect(tops(stage, 4) == [0, 50, 80, 130])
  }

  @Test("what is cancelled is as before")
  func cancel() {
    let stage = rows()
    _ = stage.collectionView.beginInteractiveMovementForItem(at: path(0))
    move(stage, to: 110)
    stage.collectionView.cancelInteractiveMovement()
    stage.window.layOut()
    #expect(tops(stage, 5) == [0, 30, 80, 130, 180])
    #expect(stage.cell(0) == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(stage.moves.isEmpty)
  }

  @Test("what may not be moved is not")
  func refused() {
    let stage = rows()
    stage.canMove = false
    #expect(!stage.collectionView.beginInteractiveMovementForItem(at: path(0)))
  }

  @Test("a reload under the finger leaves the item where it is held")
  func reload() {
    let stage = rows()
    _ = stage.collectionView.beginInteractiveMovementForItem(at: path(0))
    move(stage, to: 110)
    stage.layout.invalidateLayout()
    stage.window.layOut()
    #expect(tops(stage, 5) == [0, 50, 100, 130, 180])
  }

  @Test("reloaded data is shown as it is, whatever a finger holds")
  func reloadedData() {
    let stage = rows()
    _ = stage.collectionView.beginInteractiveMovementForItem(at: path(0))
    move(stage, to: 110)
    stage.collectionView.reloadData()
    stage.window.layOut()
    #expect(tops(stage, 5) == [0, 30, 80, 130, 180])
    #expect(stage.visibleItems == stage.itemsInBounds)
    // What follows is about no item.
    move(stage, to: 160)
    stage.collectionView.endInteractiveMovement()
    stage.window.layOut()
    #expect(tops(stage, 5) == [0, 30, 80, 130, 180])
    #expect(stage.moves.isEmpty)
  }

  @Test("in a section that flows the item has the width that it is told")
  func otherSection() {
    let flow = CollectionStage.Section(
      style: WaterflowSection(mode: .flow(distribution: .leading)),
      sizes: Array(repeating: CGSize(width: 30, height: 20), count: 2))
    let stage = rows(then: flow)
    _ = stage.collectionView.beginInteractiveMovementForItem(at: path(0))
    let asked = stage.sizesAsked
    // The flow's line is from 230 to 250.
    stage.collectionView.updateInteractiveMovementTargetPosition(
      CGPoint(x: 5, y: 240))
    stage.window.layOut()
    #expect(stage.sizesAsked == asked + 1)
    #expect(stage.place(0, 1) == CGRect(x: 0, y: 200, width: 40, height: 30))
    #expect(stage.place(1, 1)?.minX == 40)
    stage.collectionView.endInteractiveMovement()
    stage.window.layOut()
    #expect(stage.moves == ["[0, 0] to [1, 0]"])
    #expect(stage.visibleItems == stage.itemsInBounds)
  }
}
