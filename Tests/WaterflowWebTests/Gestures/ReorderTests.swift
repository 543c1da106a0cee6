import Testing
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

@MainActor
@Suite("Dragging items of a view in a page", .serialized)
struct ReorderTests {
  private final class Order: WaterflowReorderDelegate {
    var moves: [[Int]] = []
    var fixed: Set<Int> = []

    func waterflowView(
      _ view: WaterflowView, canMoveItemAt path: ItemPath
    ) -> Bool { !fixed.contains(path.item) }

    func waterflowView(
      _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
    ) { moves.append([old.item, new.item]) }
  }

  private let kept: Stage
  private let hand: Hand
  private let order = Order()

  // Row n is at 20 + 50 n; the viewport is 200 high.
  init() throws {
    kept = try Stage(count: 100)
    kept.view.reloadData()
    kept.view.reorderDelegate = order
    hand = try Hand(on: kept)
  }

  /// Tests of other suites may have had another page since.
  private var stage: Stage {
    PageRecorder.current = kept.page
    return kept
  }

  private func cell(ofRow row: Int) throws -> Double {
    let path = ItemPath(section: 0, item: row)
    let cell = try #require(stage.view.cellForItem(at: path)?.id)
    return Double(cell.rawValue)
  }

  @Test("A gesture that is taken away wants nothing of the platform any more")
  func claimsGo() throws {
    let stage = try Stage(count: 10)
    let turn = PageTurnGesture(PageTurnRecognizer(pageCount: 3, breadth: 300))
    stage.view.addGesture(turn)
    #expect(stage.last("claim") == [1])
    let press = PressGesture()
    stage.view.addGesture(press)
    #expect(stage.last("claim") == [3])
    stage.view.removeGesture(turn)
    #expect(stage.last("claim") == [2])
    stage.view.removeGesture(press)
    #expect(stage.last("claim") == [0])
  }

  @Test("A mouse lifts an item by moving, and drops it where the gap is")
  func mouse() throws {
    let cell = try cell(ofRow: 0)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    #expect(hand.move(10, 45, at: 1_010) == 0)
    #expect(hand.move(10, 60, at: 1_020) == Hand.claimed)
    #expect(stage.last("lift") == [cell, 0, 40])
    hand.move(10, 150, at: 1_100)
    #expect(stage.last("lift") == [cell, 0, 130])
    #expect(order.moves.isEmpty)
    hand.up(10, 150, at: 1_200)
    #expect(stage.last("drop") == [cell, 200])
    #expect(order.moves == [[0, 2]])
    #expect(try self.cell(ofRow: 2) == cell)
  }

  @Test("Who wants less motion has it put down at once")
  func lessMotion() throws {
    stage.page.prefersReducedMotion = true
    let cell = try cell(ofRow: 0)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 60, at: 1_020)
    hand.up(10, 60, at: 1_200)
    #expect(stage.last("drop") == [cell, 0])
  }

  @Test("A view tells that it is reordering, and passes once more afterwards")
  func telling() {
    var told: [Bool] = []
    stage.view.didPass = { told.append($0.isReordering) }
    #expect(!stage.view.isReordering)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 60, at: 1_020)
    #expect(stage.view.isReordering)
    hand.up(10, 60, at: 1_200)
    #expect(!stage.view.isReordering)
    hand.frame(at: 1_216)
    #expect(told.last == false)
  }

  @Test("A finger lifts an item by resting on it")
  func finger() throws {
    let claims = try #require(stage.last("claim"))
    #expect(Int32(claims[0]) & GestureClaims.presses.rawValue != 0)
    #expect(Int32(claims[0]) & GestureClaims.drags.rawValue != 0)
    hand.down(10, 40, at: 1_000)
    #expect(hand.move(10, 60, at: 1_020) == 0)
    hand.up(10, 60, at: 1_030)
    #expect(stage.last("lift") == nil)
    hand.down(10, 40, at: 2_000)
    hand.wait(until: 2_501)
    #expect(stage.last("lift") == [try cell(ofRow: 0), 0, 20])
    #expect(hand.move(10, 44, at: 2_520) == Hand.claimed)
    hand.up(10, 44, at: 2_600)
    #expect(order.moves.isEmpty)
    #expect(stage.last("drop") != nil)
  }

  @Test("Near an edge content scrolls by itself, and the item stays in view")
  func edge() throws {
    let cell = try cell(ofRow: 0)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 195, at: 1_050)
    for step in 1...60 { hand.frame(at: 1_050 + Double(step) * 16) }
    let offset = stage.view.contentOffset.y
    #expect(offset > 300)
    let lift = try #require(stage.last("lift"))
    #expect(lift[0] == cell)
    // The finger holds the item 20 points below its top.
    #expect(abs(lift[2] - (offset + 195 - 20)) < 25)
    hand.up(10, 195, at: 2_100)
    let end = try #require(order.moves.first)
    #expect(end[0] == 0)
    #expect(end[1] > 5)
    #expect(try self.cell(ofRow: end[1]) == cell)
    hand.frame(at: 2_116)
    hand.frame(at: 2_132)
    #expect(!stage.page.calls.contains { $0.name == "requestFrame" })
  }

  @Test("Escape and a touch that is lost take the item back", arguments: 0..<3)
  func cancel(way: Int) throws {
    let cell = try cell(ofRow: 0)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 60, at: 1_020)
    hand.move(10, 150, at: 1_100)
    switch way {
    case 0: hand.escape(at: 1_200)
    case 1: hand.cancel(at: 1_200)
    default: hand.leave(at: 1_200)
    }
    #expect(order.moves.isEmpty)
    #expect(stage.last("drop") == [cell, 200])
    #expect(try self.cell(ofRow: 0) == cell)
  }

  @Test(
    "While an item is dragged, cells are asked for by their place in the data")
  func original() throws {
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 195, at: 1_050)
    stage.rows.asked = []
    for step in 1...60 { hand.frame(at: 1_050 + Double(step) * 16) }
    // The rows that came in, without a gap for the one that is on its way.
    let asked = stage.rows.asked
    #expect(asked.count > 5)
    #expect(asked == Array(asked[0]..<asked[0] + asked.count))
  }

  @Test("While an item is dragged, cells are found by their place in the data")
  func found() throws {
    let cell = try cell(ofRow: 0)
    let other = try self.cell(ofRow: 1)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 60, at: 1_020)
    hand.move(10, 150, at: 1_100)
    #expect(try self.cell(ofRow: 0) == cell)
    #expect(try self.cell(ofRow: 1) == other)
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    hand.up(10, 150, at: 1_200)
    #expect(try self.cell(ofRow: 2) == cell)
  }

  @Test("While an item is dragged, cells that come in look as their items do")
  func looks() throws {
    let items = (2...4).map { ItemPath(section: 0, item: $0) }
    stage.view.selectItem(at: items[1])
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 60, at: 1_010)
    stage.view.scroll(to: 1_000)
    hand.move(10, 100, at: 1_020)
    hand.move(10, 150, at: 1_040)
    // Rows before the gap have moved up by one, and come in anew.
    stage.view.scroll(to: 0)
    let looks = items.map { stage.view.cellForItem(at: $0)?.isSelected }
    #expect(looks == [false, true, false])
  }

  @Test("Only a lifted cell is put down, whatever else goes out of view")
  func puttingDown() throws {
    stage.view.scroll(to: 2_000)
    stage.view.scroll(to: 0)
    let cell = try cell(ofRow: 0)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 60, at: 1_020)
    stage.view.scroll(to: 2_000)
    #expect(stage.last("drop") == nil)
    stage.view.scroll(to: 0)
    hand.cancel(at: 1_100)
    #expect(stage.last("drop") == [cell, 200])
  }

  @Test("The lifted cell stays under the pointer in every pass of a scroll")
  func scrolled() throws {
    let cell = try cell(ofRow: 0)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 100, at: 1_020)
    #expect(stage.last("lift") == [cell, 0, 80])
    stage.view.scroll(to: 30)
    #expect(stage.last("lift") == [cell, 0, 110])
  }

  @Test("A program drags as a hand does")
  func program() throws {
    let item = ItemPath(section: 0, item: 2)
    #expect(stage.view.beginInteractiveMovementForItem(at: item))
    #expect(stage.view.isReordering)
    #expect(!stage.view.beginInteractiveMovementForItem(at: item))
    for y in stride(from: 145.0, through: 30, by: -10) {
      stage.view.updateInteractiveMovementTargetPosition(
        LayoutPoint(x: 10, y: y))
    }
    stage.view.endInteractiveMovement()
    #expect(order.moves == [[2, 0]])
    #expect(stage.view.beginInteractiveMovementForItem(at: item))
    stage.view.updateInteractiveMovementTargetPosition(
      LayoutPoint(x: 10, y: 30))
    stage.view.cancelInteractiveMovement()
    #expect(order.moves == [[2, 0]] && !stage.view.isReordering)
    order.fixed = [2]
    #expect(!stage.view.beginInteractiveMovementForItem(at: item))
  }

  @Test("Without somebody who moves items nothing is dragged any more")
  func nobody() throws {
    let cell = try cell(ofRow: 0)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 150, at: 1_100)
    stage.view.reorderDelegate = nil
    #expect(!stage.view.isReordering && stage.view.reorderDelegate == nil)
    #expect(stage.last("drop")?.first == cell)
    #expect(try self.cell(ofRow: 0) == cell)
    hand.up(10, 150, at: 1_200)
    hand.down(10, 40, at: 2_000, kind: .mouse)
    hand.move(10, 150, at: 2_100)
    hand.up(10, 150, at: 2_200)
    #expect(order.moves.isEmpty)
  }

  @Test("A key moves an item by one place")
  func key() throws {
    let cell = try cell(ofRow: 1)
    _ = stage.view.reorders?.carry(ItemPath(section: 0, item: 1), .down)
    #expect(order.moves == [[1, 2]])
    #expect(try self.cell(ofRow: 2) == cell)
    _ = stage.view.reorders?.carry(ItemPath(section: 0, item: 0), .up)
    #expect(order.moves == [[1, 2]])
  }

  @Test("An update ends a drag first")
  func update() throws {
    let cell = try cell(ofRow: 0)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 60, at: 1_020)
    hand.move(10, 150, at: 1_100)
    try stage.view.performBatchUpdates { [stage] update in
      stage.rows.count = 101
      update.insertItems(at: [ItemPath(section: 0, item: 0)])
    }
    #expect(order.moves.isEmpty)
    #expect(stage.last("drop") == [cell, 200])
    #expect(try self.cell(ofRow: 1) == cell)
  }

  @Test("Without motion the others stand in their places at once")
  func stillness() throws {
    stage.page.prefersReducedMotion = true
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 60, at: 1_020)
    hand.move(10, 150, at: 1_100)
    hand.up(10, 150, at: 1_200)
    #expect(order.moves == [[0, 2]])
    #expect(stage.last("animate") == nil)
    #expect(stage.view.engine.transitionDuration == 250)
  }

  @Test("The anchored item is told as the data has it, also in a drag")
  func anchored() throws {
    stage.view.anchoredItem = ItemPath(section: 0, item: 1)
    hand.down(10, 40, at: 1_000, kind: .mouse)
    hand.move(10, 60, at: 1_020)
    hand.move(10, 150, at: 1_100)
    #expect(stage.view.anchoredItem == ItemPath(section: 0, item: 1))
    stage.view.anchoredItem = ItemPath(section: 0, item: 2)
    hand.up(10, 150, at: 1_200)
    #expect(order.moves == [[0, 2]])
    #expect(stage.view.anchoredItem == ItemPath(section: 0, item: 1))
  }
}
