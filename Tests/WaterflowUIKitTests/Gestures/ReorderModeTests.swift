import Foundation
import Testing
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Dragging items of other arrangements", .serialized)
struct ReorderModeTests {
  @Test("In a waterfall items go from lane to lane")
  func waterfall() throws {
    let stage = ReorderStage { content, _ in
      content.look.mode = .waterfall(lanes: .fixed(2))
    }
    let cell = try #require(stage.cell(0))
    stage.lift(at: CGPoint(x: 20, y: 10))
    stage.finger.move(to: CGPoint(x: 175, y: 35), over: 0.4)
    #expect(cell.frame == CGRect(x: 100, y: 0, width: 100, height: 50))
    #expect(
      stage.shown(cell) == CGRect(x: 155, y: 25, width: 100, height: 50))
    #expect(stage.cell(1)?.frame.origin == .zero)
    stage.finger.up()
    #expect(stage.moves == ["0.0 to 0.1"])
    TestClock.advance(by: 0.5)
    #expect(stage.isTidy)
  }

  @Test(
    "Who does not drag is offered to move an item",
    arguments: [
      (SectionMode.list, ["Move up", "Move down"]),
      (
        .waterfall(lanes: .fixed(2)),
        ["Move up", "Move down", "Move left", "Move right"]
      ),
    ])
  func actions(_ mode: SectionMode, _ names: [String]) throws {
    let stage = ReorderStage { content, _ in content.look.mode = mode }
    let cell = try #require(stage.cell(1))
    let actions = try #require(cell.accessibilityCustomActions)
    #expect(actions.map(\.name) == names)
    ScreenReader.isRunning = true
    defer { ScreenReader.isRunning = false }
    ScreenReader.forget()
    // There is nothing above it.
    #expect(stage.cell(0)?.accessibilityCustomActions?[0].perform() == false)
    #expect(actions[1].perform())
    TestClock.advance(by: 0.5)
    let next = mode == .list ? 2 : 3
    #expect(stage.moves == ["0.1 to 0.\(next)"])
    #expect(
      ScreenReader.takeTexts(of: .announcement)
        == ["moved to \(next + 1) of \(stage.names[0].count)"])
    #expect(stage.cell(next) === cell && stage.isTidy)
  }

  @Test("In a flow items go along their line and to others")
  func flow() {
    let stage = ReorderStage { content, _ in
      content.look.mode = .flow(distribution: .leading, alignment: .top)
    }
    // Items of 44 points, four a line.
    stage.lift(at: CGPoint(x: 22, y: 22))
    stage.finger.move(to: CGPoint(x: 70, y: 22), over: 0.2)
    stage.finger.move(to: CGPoint(x: 122, y: 70), over: 0.4)
    stage.finger.up()
    #expect(stage.moves == ["0.0 to 0.6"])
    #expect(stage.names[0].prefix(8) == [1, 2, 3, 4, 5, 6, 0, 7])
    TestClock.advance(by: 0.5)
    #expect(stage.isTidy)
    #expect(
      stage.cell(6)?.frame == CGRect(x: 88, y: 44, width: 44, height: 44))
  }

  @Test(
    "Held at the edge an item crosses the content, in a waterfall and a flow",
    arguments: [
      SectionMode.waterfall(lanes: .fixed(2)),
      .flow(distribution: .leading, alignment: .top),
    ])
  func edges(_ mode: SectionMode) throws {
    let stage = ReorderStage([50_000]) { content, _ in
      content.look.mode = mode
    }
    // An app's own look comes back.
    let cell = try #require(stage.cell(0))
    cell.layer.shadowOpacity = 0.5
    cell.layer.zPosition = 7
    stage.lift(at: CGPoint(x: 20, y: 20))
    let asked = stage.content.heightsAsked
    stage.finger.move(to: CGPoint(x: 20, y: 395), over: 0.4)
    TestClock.advance(by: 3)
    // More than a viewport further, and still under the finger.
    #expect(stage.view.contentOffset.y > 400)
    #expect(stage.shown(cell).contains(CGPoint(x: 20, y: 395)))
    stage.finger.move(to: CGPoint(x: 20, y: 200), over: 0.4)
    stage.finger.up()
    TestClock.advance(by: 0.5)
    let place = try #require(stage.view.indexPath(for: cell)).item
    #expect(place > 8 && stage.names[0][place] == 0)
    #expect(stage.moves == ["0.0 to 0.\(place)"])
    #expect(cell.layer.shadowOpacity == 0.5 && cell.layer.zPosition == 7)
    #expect(cell.transform == .identity)
    // A full layout would have asked for them all.
    #expect(stage.content.heightsAsked - asked < 100)
  }

  @Test("An item goes to another section, and an update knows of it")
  func sections() {
    let stage = ReorderStage([2, 3])
    stage.lift(at: CGPoint(x: 100, y: 25))
    stage.finger.move(to: CGPoint(x: 100, y: 190), over: 0.6)
    // As long as the data has it where it was.
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
    #expect(stage.view.numberOfItems(inSection: 1) == 3)
    stage.finger.up()
    #expect(stage.content.counts == [1, 4])
    #expect(stage.view.numberOfItems(inSection: 0) == 1)
    #expect(stage.view.numberOfItems(inSection: 1) == 4)
    stage.content.counts = [2, 4]
    stage.view.insertItems(at: [stage.path(0)])
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
    #expect(stage.content.errors == [])
  }

  @Test("From right to left, and sideways, edges scroll the right way")
  func sideways() {
    let content = Content([200])
    let stage = Stage(
      content, size: CGSize(width: 400, height: 200), axis: .horizontal
    ) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    let delegate = Moves()
    stage.view.reorderDelegate = delegate
    #expect(stage.view.contentOffset.x == 9_600)
    stage.finger.down(at: CGPoint(x: 200, y: 100), in: stage.window)
    TestClock.advance(by: 0.55)
    stage.finger.move(to: CGPoint(x: 5, y: 100), over: 0.3)
    TestClock.advance(by: 1)
    #expect(stage.view.contentOffset.x < 9_000)
    stage.finger.up()
    #expect(delegate.moves == 1)
  }

  @Test("A program that drags wakes nobody for a finger that rests")
  func programUnderFinger() {
    let stage = ReorderStage()
    var wakeUps = 0
    stage.view.schedule = { delay, body in
      wakeUps += 1
      // There would be no end of it.
      if wakeUps < 100 { TestClock.schedule(in: delay / 1_000, body) }
    }
    stage.finger.down(at: CGPoint(x: 100, y: 25), in: stage.stage.window)
    #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(3)))
    TestClock.advance(by: 1)
    #expect(wakeUps < 10)
    stage.view.endInteractiveMovement()
    // What it has rested for is over.
    stage.finger.move(to: CGPoint(x: 101, y: 25), over: 0.1)
    TestClock.advance(by: 1)
    stage.finger.move(to: CGPoint(x: 100, y: 190), over: 0.6)
    stage.finger.up()
    #expect(stage.moves == [] && wakeUps < 20)
  }

  @Test("A diffable data source follows by itself")
  func diffable() throws {
    let view = WaterflowView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.register(WaterflowCell.self, forCellWithReuseIdentifier: "cell")
    let source = WaterflowDiffableDataSource<String, Int>(
      waterflowView: view
    ) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = source.snapshot()
    try snapshot.appendSections(["a", "b"])
    try snapshot.appendItems([0, 1, 2], toSection: "a")
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    view.reorderDelegate = source
    source.canReorderItem = { $0 != 2 }
    var told: [[Int]] = []
    source.didReorder = { told.append($0.itemIdentifiers) }
    #expect(
      !view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    #expect(
      view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    for y in stride(from: CGFloat(30), through: 110, by: 10) {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
    }
    view.endInteractiveMovement()
    #expect(told == [[1, 2, 0]])
    #expect(source.snapshot().itemIdentifiers == [1, 2, 0])
    // The next difference starts from there.
    var next = source.snapshot()
    try next.deleteItems([1])
    source.apply(next, animatingDifferences: false)
    #expect(view.numberOfItems(inSection: 0) == 2)
    // Where an item may go is asked for as well.
    source.targetForReorder = { original, _ in original }
    #expect(
      view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
    view.endInteractiveMovement()
    #expect(source.snapshot().itemIdentifiers == [2, 0])
  }
}

@MainActor
private final class Moves: WaterflowReorderDelegate {
  var moves = 0

  func waterflowView(
    _ waterflowView: WaterflowView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moves += 1 }
}
