import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout
import WaterflowUIKit

@MainActor
@Suite("Lanes of a collection view")
struct LaneTests {
  private let tall = CGSize(width: 30, height: 20)

  private func stage(
    _ style: WaterflowSection, lanes: [Int]
  ) -> CollectionStage {
    CollectionStage(
      CGSize(width: 200, height: 400),
      [
        .init(
          style: style, sizes: lanes.map { _ in tall }, lanes: lanes)
      ])
  }

  @Test("Items go to the lanes that the delegate gives them")
  func given() {
    let mode = SectionMode.waterfall(lanes: .fixed(2), order: .given)
    let stage = stage(WaterflowSection(mode: mode), lanes: [1, 1, 0, 9])
    #expect(stage.cell(0)?.origin == CGPoint(x: 100, y: 0))
    #expect(stage.cell(1)?.origin == CGPoint(x: 100, y: 20))
    #expect(stage.cell(2)?.origin == CGPoint(x: 0, y: 0))
    #expect(stage.cell(3)?.origin == CGPoint(x: 100, y: 40))
  }

  @Test("An item that moves is asked for its lane again")
  func moved() {
    let mode = SectionMode.waterfall(lanes: .fixed(2), order: .given)
    let stage = stage(WaterflowSection(mode: mode), lanes: [0, 0, 1])
    stage.sections[0].lanes = [0, 1, 1]
    stage.collectionView.performBatchUpdates {
      stage.collectionView.moveItem(
        at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    stage.window.layOut()
    #expect(
      (0..<3).map {
        stage.layout.lane(ofItem: IndexPath(item: $0, section: 0))
      } == [0, 1, 1])
  }

  @Test("An item that comes from a list is asked how many lanes it spans")
  func spanOutOfList() {
    var list = CollectionStage.Section.list(2, height: 20)
    var lanes = CollectionStage.Section(
      style: WaterflowSection(mode: .waterfall(lanes: .fixed(4))),
      sizes: [CGSize(width: 10, height: 20)], span: 2)
    let stage = CollectionStage(
      CGSize(width: 200, height: 200), [list, lanes])
    lanes.sizes.append(list.sizes.removeLast())
    stage.update([list, lanes]) {
      $0.moveItem(
        at: IndexPath(item: 1, section: 0), to: IndexPath(item: 1, section: 1))
    }
    #expect(stage.cell(1, 1)?.size == CGSize(width: 100, height: 20))
  }

  @Test("Items are found by their rows, and none before there is a layout")
  func rows() {
    let stage = stage(
      WaterflowSection(mode: .waterfall(lanes: .fixed(2))),
      lanes: [0, 0, 0, 0, 0])
    let layout = stage.layout
    let path = IndexPath(item: 3, section: 0)
    #expect(layout.row(ofItem: path) == 1)
    #expect(layout.lane(ofItem: path) == 1)
    #expect(layout.item(atRow: 1, lane: 1, inSection: 0) == path)
    #expect(layout.numberOfItems(inLane: 0, section: 0) == 3)
    #expect(layout.numberOfLanes(inSection: 0) == 2)
    let fresh = WaterflowCollectionViewLayout()
    #expect(fresh.row(ofItem: path) == nil)
    #expect(fresh.lane(ofItem: path) == nil)
    #expect(fresh.item(atRow: 0, lane: 0, inSection: 0) == nil)
    #expect(fresh.numberOfItems(inLane: 0, section: 0) == 0)
    #expect(fresh.numberOfLanes(inSection: 0) == 0)
  }

  @Test("Items that are narrower than lanes of a set width keep their own")
  func widths() {
    let stage = stage(
      WaterflowSection(
        mode: .waterfall(lanes: .width(80, remainder: .gap)),
        itemAlignment: .trailing),
      lanes: [0, 0])
    #expect(
      stage.cell(0) == CGRect(x: 50, y: 0, width: 30, height: 20))
    #expect(
      stage.cell(1) == CGRect(x: 170, y: 0, width: 30, height: 20))
  }
}
