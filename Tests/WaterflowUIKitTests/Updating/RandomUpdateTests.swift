import SeededRandom
import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// Random updates at random times, compared with heights that are added up.
@MainActor
@Suite("Random updates of the UIKit view", .serialized)
struct RandomUpdateTests {
  /// A generator that a seed replays.
  private func path(_ item: Int) -> IndexPath {
    IndexPath(item: item, section: 0)
  }

  @Test("Frames, cells and selection are right after each", arguments: 0..<40)
  func program(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed) &* 7_919 &+ 1)
    let names = Names(dice.below(30))
    let stage = NameStage(names)
    var selected: String?
    var made = 0
    for step in 0..<30 {
      var items = names.sections[0]
      var deleted: [Int] = []
      for item in items.indices where dice.below(8) == 0 {
        deleted.append(item)
      }
      for item in deleted.reversed() { items.remove(at: item) }
      var inserted: [Int] = []
      for _ in 0..<dice.below(4) {
        let name = "n\(made)"
        made += 1
        names.heights[name] = CGFloat(20 + dice.below(60))
        // Behind what is inserted already, so that its index stays.
        let first = inserted.last.map { $0 + 1 } ?? 0
        let place = first + dice.below(items.count - first + 1)
        items.insert(name, at: place)
        inserted.append(place)
      }
      stage.view.performBatchUpdates {
        names.sections[0] = items
        stage.view.deleteItems(at: deleted.map { path($0) })
        stage.view.insertItems(at: inserted.map { path($0) })
      }
      if let kept = selected, !items.contains(kept) { selected = nil }
      check(stage, names, selected, "seed \(seed), step \(step)")
      if dice.below(3) == 0, !items.isEmpty {
        let item = dice.below(items.count)
        stage.view.selectItem(at: path(item))
        selected = items[item]
      }
      if dice.below(3) == 0 {
        let room = max(0, stage.view.contentSize.height - 200)
        stage.scroll(to: CGFloat(dice.below(Int(room) + 1)))
      }
      TestClock.advance(by: Double(dice.below(40)) / 100)
    }
    TestClock.advance(by: 0.5)
    #expect(stage.cells.count == stage.view.visibleCells.count)
    for cell in stage.cells { #expect(cell.shownFrame == cell.frame) }
    #expect(names.updateErrors.isEmpty && names.faults.isEmpty)
  }

  private func check(
    _ stage: NameStage, _ names: Names, _ selected: String?, _ place: Comment
  ) {
    let offset = stage.view.contentOffset.y
    var top: CGFloat = 0
    var expected: [String] = []
    for name in names.sections[0] {
      let height = names.heights[name] ?? 50
      if top + height > offset && top < offset + 200 {
        expected.append("\(name) \(top) \(height)")
      }
      top += height
    }
    let found = stage.view.visibleCells.compactMap { cell in
      (cell as? NameCell)?.name.map {
        "\($0) \(cell.frame.minY) \(cell.frame.height)"
      }
    }
    #expect(found == expected, place)
    #expect(stage.view.contentSize.height == top, place)
    let chosen = stage.view.indexPathsForSelectedItems.map {
      names.sections[0][$0.item]
    }
    #expect(chosen == (selected.map { [$0] } ?? []), place)
  }
}
