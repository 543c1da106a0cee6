import Foundation
import Testing
import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

@MainActor
@Suite("Batch updates of the UIKit view", .serialized)
struct BatchUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Insertion, deletion and move in one update, in two index spaces")
  func mixed() {
    let names = Names([["a", "b", "c", "d"]])
    let stage = NameStage(names)
    let kept = ["a", "c", "d"].map { stage.cell($0) }
    _ = names.takeSizesAsked()
    _ = names.takeFilled()
    stage.view.performBatchUpdates {
      names.sections = [["x", "d", "a", "c"]]
      stage.view.deleteItems(at: [path(1)])
      stage.view.insertItems(at: [path(0)])
      stage.view.moveItem(at: path(3), to: path(1))
    }
    #expect(stage.resting == ["x 0", "d 50", "a 100", "c 150"])
    #expect(names.takeSizesAsked() == ["x"])
    #expect(names.takeFilled() == ["x"])
    #expect(["a", "c", "d"].map { stage.cell($0) } == kept)
    #expect(stage.view.indexPath(for: stage.cell("a")!) == path(2))
    #expect(stage.view.cellForItem(at: path(3)) === stage.cell("c"))
    TestClock.advance(by: 0.3)
    #expect(stage.cells.count == 4)
    #expect(names.takeDisplays() == ["+a", "+b", "+c", "+d", "+x", "-b"])
    #expect(names.updateErrors.isEmpty && names.faults.isEmpty)
  }

  @Test(
    "What was scrolled since the last layout is scrolled after a change",
    arguments: [540, 460, 0, 4_800])
  func scrolledSince(offset: CGFloat) {
    let names = Names(100)
    let stage = NameStage(names)
    for kind in 0..<3 {
      stage.scroll(to: 500)
      stage.view.contentOffset.y = offset
      switch kind {
      case 0:
        names.sections[0].append("x")
        stage.view.insertItems(at: [path(names.sections[0].count - 1)])
      case 1:
        // Above what is in view, which it moves.
        names.sections[0].insert("y", at: 0)
        stage.view.insertItems(at: [path(0)])
      default: stage.view.setHeight(40, forItemAt: path(0))
      }
      stage.window.layOut()
      let shift: CGFloat = kind == 0 ? 0 : kind == 1 ? 50 : -10
      #expect(
        stage.view.contentOffset.y == max(0, offset + shift), "\(kind)")
      stage.view.setHeight(50, forItemAt: path(0))
    }
  }

  @Test("So is what was scrolled as the app hears of it")
  func scrolledMeanwhile() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var act: () -> Void = {}
      func scrollViewDidScroll(_ scrollView: UIScrollView) { act() }
    }
    let names = Names(100)
    let stage = NameStage(names)
    stage.scroll(to: 500)
    let listener = Listener()
    stage.view.delegate = listener
    listener.act = { [unowned listener] in
      listener.act = {}
      names.sections[0].append("x")
      stage.view.insertItems(at: [path(100)])
    }
    stage.finger.down(at: CGPoint(x: 50, y: 190), in: stage.window)
    stage.finger.move(to: CGPoint(x: 50, y: 100), over: 0.1)
    #expect(stage.view.contentOffset.y == 580)
    stage.finger.up()
  }

  @Test("Each call alone is an update of its own")
  func alone() {
    let names = Names([["a", "b"], ["c"]])
    let stage = NameStage(names)
    names.sections[0].insert("n", at: 1)
    stage.view.insertItems(at: [path(1)])
    #expect(stage.resting == ["a 0", "n 50", "b 100", "c 150"])
    names.sections[0].remove(at: 0)
    stage.view.deleteItems(at: [path(0)])
    #expect(stage.resting == ["n 0", "b 50", "c 100"])
    names.sections = [["b"], ["c", "n"]]
    stage.view.moveItem(at: path(0), to: path(1, 1))
    #expect(stage.resting == ["b 0", "c 50", "n 100"])
    names.sections.insert(["s", "t"], at: 0)
    stage.view.insertSections([0])
    #expect(stage.resting == ["s 0", "t 50", "b 100", "c 150"])
    names.sections.swapAt(0, 1)
    stage.view.moveSection(0, toSection: 1)
    #expect(stage.resting == ["b 0", "s 50", "t 100", "c 150"])
    names.sections[1] = ["u"]
    stage.view.reloadSections([1])
    #expect(stage.resting == ["b 0", "u 50", "c 100", "n 150"])
    names.sections.remove(at: 0)
    stage.view.deleteSections([0])
    #expect(stage.resting == ["u 0", "c 50", "n 100"])
    names.heights["c"] = 20
    let cell = stage.cell("c")
    stage.view.reloadItems(at: [path(0, 1)])
    #expect(stage.resting == ["u 0", "c 50", "n 70"])
    #expect(cell != nil)
    TestClock.advance(by: 1)
    #expect(stage.cells.count == 3)
    #expect(names.updateErrors.isEmpty && names.faults.isEmpty)
  }

  @Test("Counts that do not add up are told, and nothing changes")
  func mismatch() {
    let names = Names(20)
    let stage = NameStage(names)
    stage.scroll(to: 300)
    let before = stage.resting
    var finished: [Bool] = []
    stage.view.performBatchUpdates {
      names.sections[0].removeLast(15)
      stage.view.deleteItems(at: [path(19)])
    } completion: {
      finished.append($0)
    }
    var mismatch = CountMismatch(section: 0, before: 20, actual: 5)
    mismatch.deleted = 1
    #expect(names.updateErrors == [.countMismatch(mismatch)])
    #expect(stage.resting == before)
    #expect(stage.view.contentSize.height == 1_000)
    TestClock.advance(by: 0.1)
    #expect(finished == [false])
    // What the data has no more is not asked for.
    stage.scroll(to: 700)
    stage.scroll(to: 0)
    #expect(names.faults == [])
    #expect(stage.resting == ["0 0", "1 50", "2 100", "3 150"])
    stage.view.reloadData()
    stage.window.layOut()
    #expect(stage.view.contentSize.height == 250)
    names.sections[0].append("new")
    stage.view.insertItems(at: [path(5)])
    #expect(names.updateErrors.count == 1)
    #expect(stage.view.contentSize.height == 300)
  }

  @Test("A size that cannot be taken is told, and nothing changes")
  func refusedSize() {
    let names = Names(3)
    let stage = NameStage(names)
    stage.view.selectItem(at: path(1))
    names.sections[0].insert("big", at: 0)
    names.heights["big"] = .infinity
    stage.view.insertItems(at: [path(0)])
    #expect(names.layoutErrors.count == 1)
    #expect(stage.resting == ["0 0", "1 50", "2 100"])
    #expect(stage.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test("The selection goes with its items")
  func selection() {
    let names = Names(10)
    let stage = NameStage(names)
    stage.view.allowsMultipleSelection = true
    for item in [0, 2, 3] { stage.view.selectItem(at: path(item)) }
    stage.view.performBatchUpdates {
      names.sections = [["n", "2", "1", "3", "4", "5", "6", "7", "8", "9"]]
      stage.view.deleteItems(at: [path(0)])
      stage.view.insertItems(at: [path(0)])
      stage.view.moveItem(at: path(2), to: path(1))
    }
    #expect(stage.view.indexPathsForSelectedItems == [path(1), path(3)])
    TestClock.advance(by: 1)
    #expect(
      stage.cells.filter(\.isSelected).compactMap(\.name).sorted()
        == ["2", "3"])
    // A cell that is filled anew comes selected.
    stage.view.reloadItems(at: [path(1)])
    TestClock.advance(by: 1)
    #expect(stage.cell("2")?.isSelected == true)
  }

  @Test("The first visible item stays where it is, whatever comes before it")
  func anchor() {
    let names = Names(100)
    let stage = NameStage(names)
    stage.scroll(to: 1_020)
    #expect(stage.resting.first == "20 -20")
    names.sections[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    // Also where a layout is due already.
    stage.view.setNeedsLayout()
    stage.view.insertItems(at: [path(0), path(1), path(2)])
    #expect(stage.view.contentOffset.y == 1_170)
    #expect(stage.resting.first == "20 -20")
    names.sections[0].removeFirst(13)
    stage.view.deleteItems(at: (0..<13).map { path($0) })
    #expect(stage.view.contentOffset.y == 520)
    #expect(stage.resting.first == "20 -20")
    names.heights["11"] = 80
    stage.view.reloadItems(at: [path(1)])
    #expect(stage.resting.first == "20 -20")
    stage.view.setHeight(10, forItemAt: path(0))
    #expect(stage.resting.first == "20 -20")
    #expect(stage.view.contentOffset.y == 510)
    stage.view.setSizes([
      (path(0), CGSize(width: 320, height: 20)),
      (path(1), CGSize(width: 320, height: 30)),
      (path(5_000), CGSize(width: 320, height: 30)),
    ])
    #expect(stage.resting.first == "20 -20")
    #expect(stage.view.contentOffset.y == 470)
  }

  @Test("A chosen item stays where it is instead, and keeps being chosen")
  func chosenAnchor() {
    let names = Names(100)
    let stage = NameStage(names)
    stage.scroll(to: 1_000)
    stage.view.anchoredItem = path(22)
    names.sections[0].insert("x", at: 21)
    stage.view.insertItems(at: [path(21)])
    #expect(stage.resting.contains("22 100"))
    #expect(stage.view.anchoredItem == path(23))
    names.sections[0].remove(at: 23)
    stage.view.deleteItems(at: [path(23)])
    #expect(stage.view.anchoredItem == nil)
  }

  @Test("An update asked for while a cell is filled waits for the pass")
  func insideFilling() {
    let names = Names(100)
    let stage = NameStage(names)
    var isDone = false
    names.onFill = { path in
      guard path.item == 10, !isDone else { return }
      isDone = true
      stage.view.performBatchUpdates {
        names.sections[0].insert("late", at: 9)
        stage.view.insertItems(at: [self.path(9)])
      }
    }
    stage.scroll(to: 420)
    #expect(isDone)
    #expect(stage.view.numberOfItems(inSection: 0) == 101)
    #expect(names.updateErrors.isEmpty && names.faults.isEmpty)
    TestClock.advance(by: 1)
    #expect(
      stage.resting == ["8 -20", "late 30", "9 80", "10 130", "11 180"])
  }

  @Test("An update asked for while items are counted waits for the reload")
  func insideCounting() {
    let names = Names(5)
    let stage = NameStage(names)
    var isAsked = false
    names.onCount = {
      guard !isAsked else { return }
      isAsked = true
      stage.view.performBatchUpdates {
        names.sections[0].append("late")
        stage.view.insertItems(at: [self.path(5)])
      }
    }
    stage.view.reloadData()
    stage.window.layOut()
    #expect(isAsked)
    #expect(stage.view.numberOfItems(inSection: 0) == 6)
    #expect(names.updateErrors.isEmpty && names.faults.isEmpty)
    // And while an update counts them, it waits for the end of that.
    isAsked = false
    names.sections[0].append("first")
    stage.view.insertItems(at: [path(6)])
    #expect(stage.view.numberOfItems(inSection: 0) == 8)
    #expect(names.updateErrors.isEmpty && names.faults.isEmpty)
  }

  @Test("One update within another is part of it")
  func nested() {
    let names = Names(3)
    let stage = NameStage(names)
    var ended: [String] = []
    stage.view.performBatchUpdates {
      names.sections[0] = ["x", "0", "1", "2", "y"]
      stage.view.insertItems(at: [path(0)])
      stage.view.performBatchUpdates {
        stage.view.insertItems(at: [path(4)])
      } completion: { _ in
        ended.append("inner")
      }
    } completion: { _ in
      ended.append("outer")
    }
    #expect(stage.resting == ["x 0", "0 50", "1 100", "2 150"])
    #expect(stage.view.numberOfItems(inSection: 0) == 5)
    #expect(names.updateErrors.isEmpty)
    TestClock.advance(by: 0.3)
    #expect(ended == ["outer", "inner"])
  }

  @Test("An update of a view that has yet to read its data is that reading")
  func beforeLoading() {
    let names = Names(3)
    let stage = NameStage(names)
    stage.view.reloadData()
    var ended = 0
    stage.view.performBatchUpdates {
      names.sections[0].append("n")
      stage.view.insertItems(at: [path(3)])
    } completion: {
      if $0 { ended += 1 }
    }
    #expect(stage.resting == ["0 0", "1 50", "2 100", "n 150"])
    TestClock.advance(by: 0.1)
    #expect(ended == 1 && names.updateErrors.isEmpty)
  }

  @Test("An empty update ends, and one with impossible paths is refused")
  func odd() {
    let names = Names(3)
    let stage = NameStage(names)
    var ended = 0
    stage.view.performBatchUpdates(nil) { if $0 { ended += 1 } }
    TestClock.advance(by: 0.1)
    #expect(ended == 1)
    stage.view.deleteItems(at: [IndexPath(index: 0)])
    stage.view.deleteItems(at: [path(7)])
    #expect(names.updateErrors.count == 2)
    #expect(stage.resting == ["0 0", "1 50", "2 100"])
  }

  @Test("A hundred updates make no cells but those on screen and on their way")
  func noLeak() {
    let names = Names(1_000)
    let stage = NameStage(names)
    for turn in 0..<100 {
      stage.view.performBatchUpdates {
        names.sections[0].remove(at: turn % 3)
        names.sections[0].insert("n\(turn)", at: (turn * 7) % 5)
        stage.view.deleteItems(at: [path(turn % 3)])
        stage.view.insertItems(at: [path((turn * 7) % 5)])
      }
      TestClock.advance(by: turn.isMultiple(of: 3) ? 0.3 : 0.05)
    }
    TestClock.advance(by: 0.5)
    #expect(stage.cells.count == 4)
    #expect(stage.view.subviews.count == stage.view.counters.cellsMade)
    #expect(stage.view.counters.cellsMade < 20)
    #expect(
      stage.resting.map { String($0.prefix { $0 != " " }) }
        == Array(names.sections[0].prefix(4)))
    #expect(names.updateErrors.isEmpty && names.faults.isEmpty)
  }
}
